import type { AccountId } from "#server/core/access.ts";
import { any, equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";

import {
  type ApplicationRow,
  applicationRows,
  type CardPortion,
  cardPortions,
  cardsOf,
  type StoredRow,
  spreadsheetRows,
} from "#server/resources/applications/service/read.ts";

export type OfBoard = { readonly accountId: AccountId; readonly boardId: string };
type OfPortion = OfBoard & { ids: readonly string[] };

/** Returns the cards of a board in portions, column by column in their manual order. */
export const readPortions = query.many("exports_portions", ({ accountId, boardId }: Params<OfBoard>) =>
  cardPortions(accountId, cardsOf(accountId).where("a.board_id", "=", boardId).as("a")),
);
const readRows = query.many("exports_rows", (params: Params<OfPortion>) =>
  spreadsheetRows(params.accountId, selectedCards(params))
    .orderBy("a.status")
    .orderBy("a.rank")
    .orderBy("a.id"),
);
const readCards = query.many("exports_cards", (params: Params<OfPortion>) =>
  applicationRows(params.accountId, selectedCards(params))
    .orderBy("a.status")
    .orderBy("a.rank")
    .orderBy("a.id"),
);

function selectedCards({ accountId, boardId, ids }: Params<OfPortion>) {
  return cardsOf(accountId)
    .where(equal({ "a.board_id": boardId, "a.id": any(ids) }))
    .as("a");
}

/** Reads the cards of each portion as rows. Skips cards deleted during the export, and returns no card twice. */
export async function* rowsIn(
  sql: Sql,
  board: OfBoard,
  portions: readonly CardPortion[],
): AsyncGenerator<StoredRow[]> {
  for (const { ids } of portions) yield await readRows(sql, { ...board, ids });
}

/** Reads the cards of each portion as applications. */
export async function* cardsIn(
  sql: Sql,
  board: OfBoard,
  portions: readonly CardPortion[],
): AsyncGenerator<ApplicationRow[]> {
  for (const { ids } of portions) yield await readCards(sql, { ...board, ids });
}
