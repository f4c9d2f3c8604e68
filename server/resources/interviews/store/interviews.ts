import type { AccountId } from "#server/core/access.ts";
import { composed, patchOf } from "#server/core/composed-sql.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, type SqlValue, statement } from "#server/core/sql.ts";
import { holdingRowOf } from "#server/core/versions.ts";
import type { Interview } from "../contract.ts";

/** Holds an interview against every other change of it, until the transaction ends. */
export const holdInterviewVersion = holdingRowOf("interviews");

/** The editable fields; one that is undefined stays as it is. */
export type InterviewFields = Partial<Omit<Interview, "id" | "applicationId" | "createdAt" | "updatedAt">>;
export type InterviewFilter = {
  applicationId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  outcome?: Interview["outcome"] | undefined;
};

const INTERVIEW = `i.id, i.application_id AS "applicationId", i.type, i.scheduled_at AS "scheduledAt",
  i.duration_minutes AS "durationMinutes", i.time_zone AS "timeZone", i.location, i.meeting_url AS "meetingUrl",
  i.interviewers, i.notes, i.outcome, i.feedback, i.created_at AS "createdAt", i.updated_at AS "updatedAt"`;

const GET = statement(
  "interviews_get",
  `SELECT ${INTERVIEW} FROM interviews i WHERE i.id = $1 AND i.account_id = $2`,
);
const INSERT = statement(
  "interviews_insert",
  `INSERT INTO interviews (id, account_id, application_id, type, scheduled_at, duration_minutes, time_zone, created_at, updated_at)
   SELECT $1, a.account_id, a.id, 'other', $4, 60, 'UTC', $5, $5
   FROM applications a WHERE a.id = $3 AND a.account_id = $2 FOR KEY SHARE RETURNING id`,
);
const DELETE = statement(
  "interviews_delete",
  "DELETE FROM interviews WHERE id = $1 AND account_id = $2 RETURNING id",
);

const COLUMN_OF = {
  type: "type",
  scheduledAt: "scheduled_at",
  durationMinutes: "duration_minutes",
  timeZone: "time_zone",
  location: "location",
  meetingUrl: "meeting_url",
  interviewers: "interviewers",
  notes: "notes",
  outcome: "outcome",
  feedback: "feedback",
} as const satisfies Record<keyof InterviewFields, string>;

/** A page of the account's interviews, earliest first. */
export async function listInterviews(
  sql: Sql,
  accountId: AccountId,
  list: ListIdentity,
  filter: InterviewFilter,
) {
  const after = openCursor(list);
  const values: SqlValue[] = [];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const conditions = [`i.account_id = ${bind(accountId)}`];
  if (filter.applicationId) conditions.push(`i.application_id = ${bind(filter.applicationId)}`);
  if (filter.from) conditions.push(`i.scheduled_at >= ${bind(filter.from)}::timestamptz`);
  if (filter.to) conditions.push(`i.scheduled_at <= ${bind(filter.to)}::timestamptz`);
  if (filter.outcome) conditions.push(`i.outcome = ${bind(filter.outcome)}`);
  if (after) {
    conditions.push(
      `(i.scheduled_at, i.id) > (${bind(String(after[0]))}::timestamptz, ${bind(String(after[1]))})`,
    );
  }
  const query = composed(
    "interviews_list",
    `SELECT ${INTERVIEW} FROM interviews i WHERE ${conditions.join(" AND ")}
     ORDER BY i.scheduled_at, i.id LIMIT ${bind(list.input.limit + 1)}`,
  );
  const rows = await sql.query<Interview>(query, values);
  return page(
    list,
    rows,
    (row) => [row.scheduledAt, row.id],
    (row): Interview => row,
  );
}

/** One interview, or null where the account has none of this id. */
export async function readInterview(sql: Sql, accountId: AccountId, id: string): Promise<Interview | null> {
  const [interview] = await sql.query<Interview>(GET, [id, accountId]);
  return interview ?? null;
}

/** Schedules an interview; null where the account has no such application. */
export async function insertInterview(
  sql: Sql,
  accountId: AccountId,
  { applicationId, scheduledAt, at }: { applicationId: string; scheduledAt: string; at: Date },
): Promise<string | null> {
  const values = [newId("interview"), accountId, applicationId, scheduledAt, at.toISOString()];
  const [row] = await sql.query<{ id: string }>(INSERT, values);
  return row?.id ?? null;
}

/** Writes the given fields; the sequence tells subscribed calendars that there is something new. */
export async function writeInterview(
  sql: Sql,
  accountId: AccountId,
  id: string,
  fields: InterviewFields,
  at: Date,
) {
  const patch = patchOf(COLUMN_OF, fields, [id, accountId, at.toISOString()]);
  if (patch === null) return;
  const query = composed(
    "interviews_write",
    `UPDATE interviews SET updated_at = $3, sequence = sequence + 1, ${patch.assignments} WHERE id = $1 AND account_id = $2`,
  );
  await sql.query(query, patch.values);
}

/** Deletes an interview; false where the account has none of this id. */
export async function deleteInterview(sql: Sql, accountId: AccountId, id: string): Promise<boolean> {
  return (await sql.query(DELETE, [id, accountId])).length > 0;
}
