import type { AccountId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { LinkableApplication } from "#server/resources/contacts/contract.ts";

const LINKED = statement(
  "contact_linked_applications",
  `SELECT a.id, a.job_title AS title, c.name AS "companyName", a.status, b.id AS "boardId", b.name AS "boardName"
   FROM contact_applications l JOIN applications a ON a.id = l.application_id
     JOIN companies c ON c.id = a.company_id JOIN boards b ON b.id = a.board_id
   WHERE l.contact_id = $1 AND a.account_id = $2 ORDER BY a.id DESC`,
);

/** The applications that a contact has to do with, newest first. */
export function readLinked(
  sql: Sql,
  accountId: AccountId,
  contactId: string,
): Promise<LinkableApplication[]> {
  return sql.query<LinkableApplication>(LINKED, [contactId, accountId]);
}
