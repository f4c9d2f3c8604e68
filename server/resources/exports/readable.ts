import { dayIn } from "#domain/application-date.ts";
import { dayWriter } from "#domain/region.ts";
import type { DateFormats } from "#server/auth/date-formats.ts";
import { LABELS } from "#server/lib/labels.ts";
import type { KeptRow } from "#server/resources/applications/service/read.ts";
import {
  type Cell,
  COLUMN_KEYS,
  type ColumnKey,
  columnOf,
  DAY_KEYS,
} from "#server/resources/spreadsheet-columns.ts";
import type { SheetLine } from "#server/resources/spreadsheet-formats.ts";

/** The labels of a choice's values; a value without a label is left empty. */
const NAMES: Partial<Record<ColumnKey, Readonly<Record<string, string>>>> = {
  status: LABELS.statuses,
  workMode: LABELS.workModes,
  workType: LABELS.workTypes,
  payFrequency: LABELS.payFrequencies,
  industry: LABELS.industries,
};

/** Returns a column with the table's heading; its dates are shown as days, as in the table. */
export function headed<Column extends { readonly key: ColumnKey; readonly dates?: "day" | "instant" }>(
  column: Column,
) {
  const days = column.dates ? { dates: "day" as const } : {};
  return { ...column, ...days, heading: LABELS.tableColumns[column.key] };
}

/**
 * Returns a function that turns a row into a line that reads like the table: with the labels of its values, and days in the reader's time
 * zone. In a CSV, dates are text in the reader's format; in an XLSX, they are dates.
 */
export function readableLine(
  { locale, timeZone }: DateFormats,
  format: "csv" | "xlsx",
): (row: KeptRow) => SheetLine<ColumnKey> {
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
    return (DAY_KEYS.includes(key) ? day : dayHere)(String(value));
  };
  return (row) => Object.fromEntries(COLUMN_KEYS.map((key) => [key, cellOf(key, row[key])]));
}
