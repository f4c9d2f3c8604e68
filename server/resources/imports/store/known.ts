import type { Status } from "#domain/values.ts";
import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";

/** A card as duplicates are looked for. */
export type KnownCard = { id: string; status: Status; title: string; company: string; link: string | null };

const KNOWN = statement(
  "imports_known",
  `SELECT a.id, a.status, a.job_title AS title, c.name AS company, a.application_link AS link
   FROM applications a JOIN companies c ON c.account_id = $2 AND c.id = a.company_id
   WHERE a.board_id = $1 AND a.account_id = $2 ORDER BY a.id`,
);

/** The cards of a board, oldest first. */
export function readKnownCards(sql: Sql, accountId: AccountId, boardId: string): Promise<KnownCard[]> {
  return sql.query<KnownCard>(KNOWN, [boardId, accountId]);
}
