import { noteExport } from "#server/auth/security-log/export.ts";
import type { Verb } from "#server/core/execute.ts";
import { answeredRow } from "#server/resources/applications/service/require.ts";
import { requireView } from "#server/resources/boards/service.ts";
import { COLUMN_KEYS, columnOf } from "#server/resources/spreadsheet-columns.ts";
import { spreadsheetFile } from "#server/resources/spreadsheet-file.ts";
import type { exports as contracts } from "./contract.ts";
import { readAllRows } from "./store.ts";

const COLUMNS = COLUMN_KEYS.map((key) => ({ key, label: columnOf(key).label }));
const SHEET_COLUMNS = COLUMN_KEYS.map((key) => ({
  key,
  width: columnOf(key).type === "long_text" ? 40 : 18,
}));

/** Every card of a board, as rows or as a file. */
export const exportBoard: Verb<typeof contracts.get> = async ({ ctx, input }) => {
  const { boardId, format } = input;
  const { name } = await requireView(ctx.sql, ctx.accountId, boardId);
  const data = (await readAllRows(ctx.sql, ctx.accountId, boardId)).map(answeredRow);
  await noteExport(ctx.actor, { what: "board", name, format });
  if (format === "json") return { format, columns: COLUMNS, data, file: null };
  return {
    format,
    columns: COLUMNS,
    data: [],
    file: await spreadsheetFile(format, { name, columns: SHEET_COLUMNS, rows: data }),
  };
};
