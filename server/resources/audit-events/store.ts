import type { OrganizationId } from "#server/core/access.ts";
import { composed } from "#server/core/composed-sql.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, type SqlValue, statement } from "#server/core/sql.ts";
import type { AuditAction } from "#server/core/vocabulary.ts";
import { now } from "#server/lib/clock.ts";
import type { AuditEvent } from "./contract.ts";
import "./vocabulary.ts";

const EVENT = `e.id, e.action, e.actor_label AS "actorLabel", e.performed_by_support AS "performedBySupport",
  e.subject_email AS "subjectEmail", e.subject_label AS "subjectLabel", e.board_id AS "boardId", e.details,
  e.created_at AS "createdAt"`;

const LIST = (after: boolean) =>
  statement(
    `audit_list${after ? "_after" : ""}`,
    `SELECT ${EVENT}
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

type AuditFilter = {
  action: string | undefined;
  /** The address of somebody who acted, or was acted on. */
  person: string | undefined;
  sandboxId: string | null;
};

/** A page of the log, newest first. A person is looked for on both sides, each along its own index. */
export async function listFiltered(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  { action, person, sandboxId }: AuditFilter,
) {
  const after = openCursor(list);
  const values: SqlValue[] = [organizationId, list.input.limit + 1];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const conditions = ["e.organization_id = $1"];
  if (action) conditions.push(`e.action = ${bind(action)}`);
  if (after) {
    const key = `(${bind(String(after[0]))}::timestamptz, ${bind(String(after[1]))})`;
    conditions.push(`(e.created_at, e.id) < ${key}`);
  }
  const select = (more: string[]) => `SELECT ${EVENT} FROM audit_events e
    WHERE ${[...conditions, ...more].join(" AND ")} ORDER BY e.created_at DESC, e.id DESC LIMIT $2`;
  const rows = await sql.query<AuditEvent>(
    composed("audit_filtered", textOf(select, person, sandboxId, bind)),
    values,
  );
  return page(
    list,
    rows,
    (row) => [row.createdAt, row.id],
    (row) => row,
  );
}

function textOf(
  select: (more: string[]) => string,
  person: string | undefined,
  sandboxId: string | null,
  bind: (value: SqlValue) => string,
): string {
  if (!person) return select([]);
  const address = bind(person);
  // Whoever acted is known by account, of the environment that the organization is in.
  const here = sandboxId === null ? "a.sandbox_id IS NULL" : `a.sandbox_id = ${bind(sandboxId)}`;
  const actor = `(SELECT a.id FROM accounts a WHERE a.email = ${address} AND ${here})`;
  return `SELECT * FROM (
      (${select([`e.actor_account_id = ${actor}`])}) UNION (${select([`e.subject_email = ${address}`])})
    ) AS found ORDER BY "createdAt" DESC, id DESC LIMIT $2`;
}

const INSERT = statement(
  "audit_insert",
  `INSERT INTO audit_events (id, organization_id, sandbox_id, action, actor_account_id, actor_label, performed_by_support,
     subject_email, subject_label, board_id, details, created_at)
   SELECT $1, o.id, o.sandbox_id, $3, a.id,
     coalesce(nullif(btrim(a.display_name), ''), split_part(a.email, '@', 1), $10), $11::boolean,
     $5, $6, $7, $8::jsonb, $9::timestamptz
   FROM organizations o LEFT JOIN accounts a ON a.id = $4 WHERE o.id = $2`,
);

type Written = {
  readonly organizationId: string;
  readonly action: AuditAction;
  readonly actorAccountId: string | null;
  /** Who did it where no account did. */
  readonly actorLabel: string;
  readonly bySupport: boolean;
  readonly subjectEmail?: string | undefined;
  readonly subjectLabel?: string | undefined;
  readonly boardId?: string | undefined;
  readonly details: object;
};

/** Writes an entry, dated as it is written. */
export async function insertEvent(sql: Sql, event: Written): Promise<void> {
  await sql.query(INSERT, [
    newId("auditEvent"),
    event.organizationId,
    event.action,
    event.actorAccountId,
    event.subjectEmail ?? null,
    event.subjectLabel ?? null,
    event.boardId ?? null,
    JSON.stringify(event.details),
    now().toISOString(),
    event.actorLabel,
    event.bySupport,
  ]);
}
