import type { OrganizationId } from "#server/core/access.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { AuditEvent } from "./contract.ts";

const LIST = (after: boolean) =>
  statement(
    `audit_list${after ? "_after" : ""}`,
    `SELECT e.id, e.action, e.actor_label AS "actorLabel", e.performed_by_support AS "performedBySupport",
       e.subject_email AS "subjectEmail", e.subject_label AS "subjectLabel", e.board_id AS "boardId", e.details,
       e.created_at AS "createdAt"
     FROM audit_events e
     WHERE e.organization_id = $1 ${after ? "AND (e.created_at, e.id) < ($3::timestamptz, $4)" : ""}
     ORDER BY e.created_at DESC, e.id DESC LIMIT $2`,
  );

/** A page of the organization's log, newest first. */
export async function listEvents(sql: Sql, organizationId: OrganizationId, list: ListIdentity) {
  const after = openCursor(list);
  const values = [organizationId, list.input.limit + 1, ...(after ?? []).map(String)];
  const rows = await sql.query<AuditEvent>(LIST(after !== null), values);
  return page(
    list,
    rows,
    (row) => [row.createdAt, row.id],
    (row) => row,
  );
}
