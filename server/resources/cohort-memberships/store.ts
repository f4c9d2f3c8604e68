import type { Role } from "#domain/roles.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { composed } from "#server/core/composed-sql.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, type SqlValue, statement } from "#server/core/sql.ts";
import type { CohortMembership } from "./contract.ts";
import "./vocabulary.ts";

/** A stint with what its log entry and its announcement need. */
export type StintRow = CohortMembership & { accountId: string; cohortName: string };

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "cohort_stints.departure_reason": NonNullable<CohortMembership["departureReason"]>;
  }
}

const MEMBERSHIP = `s.id, s.cohort_id AS "cohortId", a.email AS "applicantEmail", s.joined_at AS "joinedAt",
  s.left_at AS "leftAt", s.departure_reason AS "departureReason", s.note`;
const STINT = `${MEMBERSHIP}, s.account_id AS "accountId", c.name AS "cohortName"`;
const FROM = "cohort_stints s JOIN accounts a ON a.id = s.account_id JOIN cohorts c ON c.id = s.cohort_id";

const FIND_MEMBER = statement(
  "stints_find_member",
  `SELECT account_id AS "accountId", role FROM members
   WHERE organization_id = $1 AND email COLLATE "C" = $2 FOR SHARE`,
);
const HOLD = statement(
  "stints_hold",
  `SELECT ${STINT} FROM ${FROM} WHERE s.id = $1 AND s.organization_id = $2 FOR UPDATE OF s`,
);
const INSERT = statement(
  "stints_insert",
  `WITH s AS (
     INSERT INTO cohort_stints (id, organization_id, cohort_id, account_id, joined_at, note, created_at)
     VALUES ($1, $2, $3, $4, $5::timestamptz, $6, $7::timestamptz)
     ON CONFLICT (cohort_id, account_id) WHERE left_at IS NULL DO NOTHING RETURNING *
   ) SELECT ${STINT} FROM ${FROM.replace("cohort_stints s", "s")}`,
);
// A stint that was to begin later ends when it would have begun.
const CLOSING = "left_at = greatest(joined_at, $2::timestamptz), departure_reason = $3";
const CLOSE = statement(
  "stints_close",
  `WITH s AS (
     UPDATE cohort_stints SET ${CLOSING}, note = CASE WHEN $4::boolean THEN $5 ELSE note END
     WHERE id = $1 AND organization_id = $6 RETURNING *
   ) SELECT ${STINT} FROM ${FROM.replace("cohort_stints s", "s")}`,
);
const CLOSE_ALL = statement(
  "stints_close_all",
  `WITH s AS (
     UPDATE cohort_stints SET ${CLOSING}
     WHERE organization_id = $1 AND account_id = $4 AND left_at IS NULL RETURNING *
   ) SELECT ${STINT} FROM ${FROM.replace("cohort_stints s", "s")} ORDER BY s.id`,
);

type Filters = {
  cohortId?: string | undefined;
  applicantEmail?: string | undefined;
  open?: boolean | undefined;
};

/** A page of the organization's stints, the latest first. */
export async function listStints(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  { cohortId, applicantEmail, open }: Filters,
) {
  const values: SqlValue[] = [organizationId, list.input.limit + 1];
  const conditions = ["s.organization_id = $1"];
  const after = openCursor(list);
  if (after) {
    const [joinedAt, id] = after.map((part) => `$${values.push(String(part))}`);
    conditions.push(`(s.joined_at, s.id) < (${joinedAt}::timestamptz, ${id})`);
  }
  if (cohortId !== undefined) conditions.push(`s.cohort_id = $${values.push(cohortId)}`);
  if (applicantEmail !== undefined) conditions.push(`a.email = $${values.push(applicantEmail)}`);
  if (open !== undefined) conditions.push(`s.left_at IS ${open ? "" : "NOT "}NULL`);
  const text = `SELECT ${MEMBERSHIP} FROM ${FROM} WHERE ${conditions.join(" AND ")}
    ORDER BY s.joined_at DESC, s.id DESC LIMIT $2`;
  const rows = await sql.query<CohortMembership>(composed("stints_list", text), values);
  return page(
    list,
    rows,
    (row) => [row.joinedAt, row.id],
    (row) => row,
  );
}

/** The member of this address, whose role stays what it is until the transaction ends. */
export async function findMember(sql: Sql, organizationId: OrganizationId, email: string) {
  const rows = await sql.query<{ accountId: string; role: Role }>(FIND_MEMBER, [organizationId, email]);
  return rows[0] ?? null;
}

/** The organization's stint, held for a change, or null. */
export async function holdStint(
  sql: Sql,
  organizationId: OrganizationId,
  stintId: string,
): Promise<StintRow | null> {
  const [stint] = await sql.query<StintRow>(HOLD, [stintId, organizationId]);
  return stint ?? null;
}

type NewRow = {
  organizationId: OrganizationId;
  cohortId: string;
  applicantAccountId: string;
  joinedAt: Date;
  note: string | null;
  at: Date;
};

/** Opens a stint; null where one of this applicant and cohort is open already. */
export async function insertStint(sql: Sql, row: NewRow): Promise<StintRow | null> {
  const [stint] = await sql.query<StintRow>(INSERT, [
    newId("stint"),
    row.organizationId,
    row.cohortId,
    row.applicantAccountId,
    row.joinedAt.toISOString(),
    row.note,
    row.at.toISOString(),
  ]);
  return stint ?? null;
}

/** Closes a stint that is held. @param note undefined leaves the note as it is */
export async function closeStint(
  sql: Sql,
  organizationId: OrganizationId,
  stintId: string,
  reason: string,
  note: string | null | undefined,
  at: Date,
): Promise<StintRow> {
  const values = [stintId, at.toISOString(), reason, note !== undefined, note ?? null, organizationId];
  const [stint] = await sql.query<StintRow>(CLOSE, values);
  if (!stint) throw new Error("a stint that was held has gone");
  return stint;
}

/** Closes every open stint of the account in the organization. */
export function closeStintsOf(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
  reason: string,
  at: Date,
): Promise<StintRow[]> {
  return sql.query<StintRow>(CLOSE_ALL, [organizationId, at.toISOString(), reason, accountId]);
}
