import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { type Slots, statement } from "#server/core/statements.ts";
import { cardsOf, type KeptRow, spreadsheetRows } from "#server/resources/applications/service/read.ts";

const ALL = statement(
  "exports_all",
  ({ accountId, boardId }: Slots<{ accountId: AccountId; boardId: string }>) =>
    spreadsheetRows(accountId, cardsOf(accountId).where("a.board_id", "=", boardId).as("a"))
      .orderBy("a.status")
      .orderBy("a.rank"),
);

/** Every card of a board as a row, column by column in its manual order. */
export function readAllRows(sql: Sql, accountId: AccountId, boardId: string): Promise<KeptRow[]> {
  return sql.all(ALL, { accountId, boardId });
}
