import { dayIn } from "#domain/application-date.ts";
import { dayWriter } from "#domain/region.ts";
import type { Reading } from "#server/auth/reading.ts";
import { LABELS } from "#server/lib/labels.ts";
import type { KeptRow } from "#server/resources/applications/service/read.ts";
import { type Cell, COLUMN_KEYS, type ColumnKey, columnOf } from "#server/resources/spreadsheet-columns.ts";
import type { SheetLine } from "#server/resources/spreadsheet-formats.ts";

/** What the values of a choice are called; one without a name here says nothing. */
const NAMES: Partial<Record<ColumnKey, Readonly<Record<string, string>>>> = {
  status: LABELS.statuses,
  workMode: LABELS.workModes,
  workType: LABELS.workTypes,
  payFrequency: LABELS.payFrequencies,
  industry: LABELS.industries,
};

/** Returns a column under the heading that it has in the table; its dates are days, as the table shows them. */
export function headed<Column extends { readonly key: ColumnKey; readonly dates?: "day" | "instant" }>(
  column: Column,
) {
  const days = column.dates ? { dates: "day" as const } : {};
  return { ...column, ...days, heading: LABELS.tableColumns[column.key] };
}

/**
 * Returns what turns a row into a line that reads as the table does: the names of its values, and days in the reader's time zone. A
 * CSV writes them as the reader does, an XLSX holds them as dates.
 */
export function readableLine(
  { locale, timeZone }: Reading,
  format: "csv" | "xlsx",
): (row: KeptRow) => SheetLine<ColumnKey> {
  // A day of application is the same day everywhere.
  const [day, dayHere] =
    format === "csv"
      ? [dayWriter(locale, "UTC"), dayWriter(locale, timeZone)]
      : [(at: string) => at.slice(0, 10), (at: string) => dayIn(timeZone, new Date(at))];
  const cellOf = (key: ColumnKey, value: Cell): Cell => {
    if (value === null) return null;
    const names = NAMES[key];
    if (names) return names[String(value)] ?? null;
    const { type } = columnOf(key);
    if (type === "flag") return value === true ? LABELS.autoMoved : null;
    if (type !== "date") return value;
    return (key === "applicationDate" ? day : dayHere)(String(value));
  };
  return (row) => Object.fromEntries(COLUMN_KEYS.map((key) => [key, cellOf(key, row[key])]));
}
