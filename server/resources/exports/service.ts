import { dayIn } from "#domain/application-date.ts";
import { dayWriter } from "#domain/region.ts";
import { type DateFormats, dateFormatsOfAccount } from "#server/auth/date-formats.ts";
import { noteExport } from "#server/auth/security-log/notices.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import type { Sql } from "#server/core/sql.ts";
import { mapped, Streamed } from "#server/core/streamed.ts";
import { LABELS } from "#server/lib/labels.ts";
import {
  type CardPortion,
  presentCard,
  presentRow,
  type StoredRow,
  versionOf,
} from "#server/resources/applications/service/read.ts";
import { requireView } from "#server/resources/boards/service.ts";
import {
  type Cell,
  COLUMN_KEYS,
  type ColumnKey,
  columnOf,
  DAY_KEYS,
  LONG_KEYS,
} from "#server/resources/spreadsheet-columns.ts";
import { spreadsheetFile } from "#server/resources/spreadsheet-file.ts";
import type { SheetLine } from "#server/resources/spreadsheet-formats.ts";
import { ONE_PART_BYTES } from "#server/resources/spreadsheet-parts.ts";
import { partCount } from "#server/resources/spreadsheet-xlsx.ts";
import { exports as contracts } from "./contract.ts";
import { cardsIn, type OfBoard, readPortions, rowsIn } from "./store.ts";

/** The labels of a choice's values; a value without a label is left empty. */
const NAMES: Partial<Record<ColumnKey, Readonly<Record<string, string>>>> = {
  status: LABELS.statuses,
  workMode: LABELS.workModes,
  workType: LABELS.workTypes,
  payFrequency: LABELS.payFrequencies,
  industry: LABELS.industries,
};

/** Returns a column with the table's heading; its dates are shown as days, as in the table. */
function headed<Column extends { readonly key: ColumnKey; readonly dates?: "day" | "instant" }>(
  column: Column,
) {
  const days = column.dates ? { dates: "day" as const } : {};
  return { ...column, ...days, heading: LABELS.tableColumns[column.key] };
}

/**
 * Returns a function that turns a row into a line that reads like the table: with the labels of its values, and days in the reader's time
 * zone. In a CSV, dates are text in the reader's format; in an XLSX, they are dates.
 */
function readableLine(
  { locale, timeZone }: DateFormats,
  format: "csv" | "xlsx",
): (row: StoredRow) => SheetLine<ColumnKey> {
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

/** The XLSX columns whose dates have no time. */
const DATES: Partial<Record<ColumnKey, "day">> = Object.fromEntries(DAY_KEYS.map((key) => [key, "day"]));

const COLUMNS = COLUMN_KEYS.map((key) => ({ key, label: columnOf(key).label }));

/** Exports every card of a board, as rows or as a file. */
const exportBoard: Handler<typeof contracts.get> = async ({ ctx, input }) => {
  const { format } = input;
  const { name, board, portions, version } = await begin({ ctx, input });
  const lines = mapped(rowsIn(ctx.sql, board, portions), (rows) => rows.map(presentRow));
  const output = { format, columns: COLUMNS, data: [], file: null };
  if (format === "json") return Streamed.rows(output, "data", lines, version);
  const columns = await sheetColumns(format, ctx.sql, board, portions);
  return spreadsheetFile(format, { name, columns, lines }, version, (file) => ({ ...output, file }));
};

/** Exports a board for our pages: unknown facts are empty cells, and a file has the pages' labels and formats. @throws not_found */
const exportReadable: Handler<typeof contracts.getReadable> = async ({ ctx, input }) => {
  const { format } = input;
  const { name, board, portions, version } = await begin({ ctx, input });
  const rows = rowsIn(ctx.sql, board, portions);
  const output = { format, columns: COLUMNS, data: [], file: null };
  if (format === "json") return Streamed.rows(output, "data", rows, version);
  const reading = await dateFormatsOfAccount(ctx.sql, ctx.accountId);
  const line = readableLine(reading, format);
  const sheet = await sheetColumns(format, ctx.sql, board, portions);
  const columns = sheet.map(headed);
  const lines = mapped(rows, (some) => some.map(line));
  const read = `${version} ${reading.locale} ${reading.timeZone}`;
  return spreadsheetFile(format, { name, columns, lines }, read, (file) => ({ ...output, file }));
};

/** Exports every card of a board with null for facts that aren't known, for the full download. @throws not_found */
const exportCards: Handler<typeof contracts.getCards> = async ({ ctx, input }) => {
  const board = { accountId: ctx.accountId, boardId: input.boardId };
  await requireView(ctx.sql, board.accountId, board.boardId);
  const portions = await readPortions(ctx.sql, board);
  const cards = mapped(cardsIn(ctx.sql, board, portions), (rows) => rows.map(presentCard));
  return Streamed.rows({ data: [] }, "data", cards, versionOf(portions));
};

/** Returns the board's name and portions, and logs the export in the security log. */
async function begin({ ctx, input }: Pick<HandlerCall<typeof contracts.get>, "ctx" | "input">) {
  const { boardId, format } = input;
  const board = { accountId: ctx.accountId, boardId };
  const { name } = await requireView(ctx.sql, board.accountId, boardId);
  const portions = await readPortions(ctx.sql, board);
  await noteExport(ctx, { what: "board", name, format });
  return { name, board, portions, version: `${name} ${versionOf(portions)}` };
}

/** Returns the columns of a sheet. For an XLSX, first counts how many columns the long texts need. */
async function sheetColumns(
  format: "csv" | "xlsx",
  sql: Sql,
  board: OfBoard,
  portions: readonly CardPortion[],
) {
  const most = { notes: 1, description: 1 } satisfies Record<(typeof LONG_KEYS)[number], number>;
  const long = format === "xlsx" ? portions.filter(({ longest }) => longest > ONE_PART_BYTES) : [];
  for await (const rows of rowsIn(sql, board, long)) {
    for (const row of rows) {
      for (const key of LONG_KEYS) most[key] = Math.max(most[key], partCount(row[key] ?? ""));
    }
  }
  const parts: Readonly<Record<string, number>> = most;
  return COLUMN_KEYS.map((key) => ({
    key,
    width: columnOf(key).type === "long_text" ? 40 : 18,
    parts: parts[key] ?? 1,
    ...(columnOf(key).type === "date" ? { dates: DATES[key] ?? ("instant" as const) } : {}),
  }));
}

export const exportsGroup = defineGroup(contracts, {
  about: "A board as a spreadsheet.",
  toolsets: ["spreadsheet"],
  handlers: {
    get: exportBoard,
    getReadable: exportReadable,
    getCards: exportCards,
  },
  examples: () => import("./examples.ts"),
});
