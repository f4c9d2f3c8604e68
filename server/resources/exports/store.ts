import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { type Params, statement } from "#server/core/statements.ts";
import {
  type ApplicationRow,
  applicationRows,
  type CardPortion,
  cardPortions,
  cardsOf,
  type KeptRow,
  spreadsheetRows,
} from "#server/resources/applications/service/read.ts";

export type OfBoard = { readonly accountId: AccountId; readonly boardId: string };
type OfPortion = OfBoard & { ids: readonly string[] };

const PORTIONS = statement("exports_portions", ({ accountId, boardId }: Params<OfBoard>) =>
  cardPortions(accountId, cardsOf(accountId).where("a.board_id", "=", boardId).as("a")),
);
const ROWS = statement("exports_rows", ({ accountId, boardId, ids }: Params<OfPortion>) =>
  spreadsheetRows(accountId, among({ accountId, boardId, ids }))
    .orderBy("a.status")
    .orderBy("a.rank")
    .orderBy("a.id"),
);
const CARDS = statement("exports_cards", ({ accountId, boardId, ids }: Params<OfPortion>) =>
  applicationRows(accountId, among({ accountId, boardId, ids }))
    .orderBy("a.status")
    .orderBy("a.rank")
    .orderBy("a.id"),
);

function among({ accountId, boardId, ids }: Params<OfPortion>) {
  return cardsOf(accountId)
    .where("a.board_id", "=", boardId)
    .where("a.id", "=", (eb) => eb.fn.any(ids))
    .as("a");
}

/** Returns the cards of a board in portions, column by column in their manual order. */
export function readPortions(sql: Sql, board: OfBoard): Promise<CardPortion[]> {
  return sql.all(PORTIONS, board);
}

/** Reads the cards of each portion as rows. Skips cards deleted meanwhile, and returns none twice. */
export async function* rowsIn(
  sql: Sql,
  board: OfBoard,
  portions: readonly CardPortion[],
): AsyncGenerator<KeptRow[]> {
  for (const { ids } of portions) yield await sql.all(ROWS, { ...board, ids });
}

/** Reads the cards of each portion as applications. */
export async function* cardsIn(
  sql: Sql,
  board: OfBoard,
  portions: readonly CardPortion[],
): AsyncGenerator<ApplicationRow[]> {
  for (const { ids } of portions) yield await sql.all(CARDS, { ...board, ids });
}
