import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { Application } from "#server/resources/applications/entities.ts";
import {
  APPLICATION,
  APPLICATION_FROM,
  type ApplicationRow,
  present,
} from "#server/resources/applications/service/require.ts";

const ALL = statement(
  "exports_all",
  `SELECT ${APPLICATION} ${APPLICATION_FROM} WHERE a.board_id = $1 AND a.account_id = $2 ORDER BY a.status, a.rank`,
);

/** Every card of a board, column by column in its manual order. */
export async function readAllCards(sql: Sql, accountId: AccountId, boardId: string): Promise<Application[]> {
  return (await sql.query<ApplicationRow>(ALL, [boardId, accountId])).map(present);
}
