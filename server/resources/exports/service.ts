import { readingOfAccount } from "#server/auth/reading.ts";
import { noteExport } from "#server/auth/security-log/export.ts";
import type { Verb, VerbCall } from "#server/core/execute.ts";
import { answeredRow } from "#server/resources/applications/service/read.ts";
import { requireView } from "#server/resources/boards/service.ts";
import { COLUMN_KEYS, columnOf } from "#server/resources/spreadsheet-columns.ts";
import { spreadsheetFile } from "#server/resources/spreadsheet-file.ts";
import type { exports as contracts } from "./contract.ts";
import { readableSheet } from "./readable.ts";
import { readAllRows } from "./store.ts";

const COLUMNS = COLUMN_KEYS.map((key) => ({ key, label: columnOf(key).label }));
const SHEET_COLUMNS = COLUMN_KEYS.map((key) => ({
  key,
  width: columnOf(key).type === "long_text" ? 40 : 18,
}));

/** Every card of a board, as rows or as a file. */
export const exportBoard: Verb<typeof contracts.get> = async ({ ctx, input }) => {
  const { format } = input;
  const { name, rows } = await takeRows({ ctx, input });
  const data = rows.map(answeredRow);
  if (format === "json") return { format, columns: COLUMNS, data, file: null };
  return {
    format,
    columns: COLUMNS,
    data: [],
    file: await spreadsheetFile(format, { name, columns: SHEET_COLUMNS, rows: data }),
  };
};

/** The same for our pages: what nobody said is left empty, and a file reads as the pages do. */
export const exportReadable: Verb<typeof contracts.getReadable> = async ({ ctx, input }) => {
  const { format } = input;
  const { name, rows } = await takeRows({ ctx, input });
  if (format === "json") return { format, columns: COLUMNS, data: rows, file: null };
  const reading = await readingOfAccount(ctx.sql, ctx.accountId);
  const file = await spreadsheetFile(format, readableSheet(name, rows, reading));
  return { format, columns: COLUMNS, data: [], file };
};

/** The board's name and rows, with the entry of the security log that says that they left. */
async function takeRows({ ctx, input }: Pick<VerbCall<typeof contracts.get>, "ctx" | "input">) {
  const { boardId, format } = input;
  const { name } = await requireView(ctx.sql, ctx.accountId, boardId);
  const rows = await readAllRows(ctx.sql, ctx.accountId, boardId);
  await noteExport(ctx.actor, { what: "board", name, format });
  return { name, rows };
}
