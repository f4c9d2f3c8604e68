import type { Verb } from "#server/core/execute.ts";
import { requireView } from "#server/resources/boards/service.ts";
import { COLUMN_KEYS, cellsOf, columnOf } from "#server/resources/spreadsheet-columns.ts";
import type { exports as contracts } from "./contract.ts";
import { fileOf } from "./file.ts";
import { readAllCards } from "./store.ts";

export { restore } from "./neutralise.ts";

const COLUMNS = COLUMN_KEYS.map((key) => ({ key, label: columnOf(key).label }));

/** Every card of a board, as rows or as a file. */
export const exportBoard: Verb<typeof contracts.get> = async ({ ctx, input }) => {
  const { boardId, format } = input;
  const { name } = await requireView(ctx.sql, ctx.accountId, boardId);
  const cards = await readAllCards(ctx.sql, ctx.accountId, boardId);
  const data = cards.map((application) => ({ id: application.id, ...cellsOf(application) }));
  if (format === "json") return { format, columns: COLUMNS, data, file: null };
  return { format, columns: COLUMNS, data: [], file: await fileOf(format, name, data) };
};
