import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import { cardJoins, spreadsheetColumns } from "#server/resources/applications/service/require.ts";
import type { SpreadsheetRow } from "#server/resources/spreadsheet-columns.ts";

const ALL = statement(
  "exports_all",
  `SELECT ${spreadsheetColumns("$2")} FROM applications a ${cardJoins("$2")}
   WHERE a.board_id = $1 AND a.account_id = $2 ORDER BY a.status, a.rank`,
);

/** Every card of a board as a row, column by column in its manual order. */
export function readAllRows(sql: Sql, accountId: AccountId, boardId: string): Promise<SpreadsheetRow[]> {
  return sql.query<SpreadsheetRow>(ALL, [boardId, accountId]);
}
