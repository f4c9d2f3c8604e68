import { type Expression, sql as raw, type Updateable } from "kysely";
import type { AccountId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page, withinPageBytes } from "#server/core/pagination.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, givenOf, type Params, picked, statement, statementVariants } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { holdingRowOf } from "#server/core/versions.ts";
import type { Interview } from "../contract.ts";
import "../codes.ts";

/** Locks an interview against all other changes until the transaction ends. */
export const lockInterviewVersion = holdingRowOf("interviews");

/** The editable fields; an undefined one stays as it is. */
export type InterviewFields = Partial<Omit<Interview, "id" | "applicationId" | "createdAt" | "updatedAt">>;
export type InterviewFilter = {
  applicationId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  outcome?: Interview["outcome"] | undefined;
};

declare module "#server/core/tables.ts" {
  interface ColumnTypes {
    "interviews.type": Interview["type"];
    "interviews.outcome": Interview["outcome"];
  }
}

type OfInterview = { accountId: AccountId; id: string };
type Columns = Updateable<Tables["interviews"]>;

/** The columns of an interview that may be long. */
export const LONG = ["interviewers", "notes", "feedback"] as const;

/** Selects the interviews of an account. */
export function interviewsOf(account: Expression<AccountId>) {
  return db
    .selectFrom("interviews as i")
    .select([
      "i.id",
      "i.application_id as applicationId",
      "i.type",
      "i.scheduled_at as scheduledAt",
      "i.duration_minutes as durationMinutes",
      "i.time_zone as timeZone",
      "i.location",
      "i.meeting_url as meetingUrl",
      "i.interviewers",
      "i.notes",
      "i.outcome",
      "i.feedback",
      "i.created_at as createdAt",
      "i.updated_at as updatedAt",
    ])
    .where("i.account_id", "=", account);
}

type Form = Readonly<Record<keyof InterviewFilter | "after", boolean>>;
type Page = InterviewFilter & { accountId: AccountId; limit: number; afterAt?: string; afterId?: string };
const LIST = statementVariants("interviews_list", (form: Form, given: Params<Page>) => {
  let interviews = interviewsOf(given.accountId);
  if (form.applicationId) interviews = interviews.where("i.application_id", "=", given.applicationId);
  if (form.from) interviews = interviews.where("i.scheduled_at", ">=", given.from);
  if (form.to) interviews = interviews.where("i.scheduled_at", "<=", given.to);
  if (form.outcome) interviews = interviews.where("i.outcome", "=", given.outcome);
  if (form.after) {
    interviews = interviews.where((eb) =>
      eb(eb.refTuple("i.scheduled_at", "i.id"), ">", eb.tuple(given.afterAt, given.afterId)),
    );
  }
  const ordered = interviews.orderBy("i.scheduled_at").orderBy("i.id").limit(given.limit);
  return withinPageBytes(ordered, LONG);
});
const GET = statement(
  "interviews_get",
  ({ accountId, ids }: Params<{ accountId: AccountId; ids: readonly string[] }>) =>
    interviewsOf(accountId).where("i.id", "=", (eb) => eb.fn.any(ids)),
);
type NewInterview = OfInterview & { applicationId: string; scheduledAt: string; at: string };
const INSERT = statement("interviews_insert", (given: Params<NewInterview>) =>
  db
    .insertInto("interviews")
    .columns([
      "id",
      "account_id",
      "application_id",
      "type",
      "scheduled_at",
      "duration_minutes",
      "time_zone",
      "created_at",
      "updated_at",
    ])
    .expression((eb) =>
      eb
        .selectFrom("applications as a")
        .select([
          given.id.as("id"),
          "a.account_id",
          "a.id as application_id",
          raw<string>`'other'`.as("type"),
          given.scheduledAt.as("scheduled_at"),
          raw<number>`60`.as("duration_minutes"),
          raw<string>`'UTC'`.as("time_zone"),
          given.at.as("created_at"),
          given.at.as("updated_at"),
        ])
        .where("a.id", "=", given.applicationId)
        .where("a.account_id", "=", given.accountId)
        .forKeyShare(),
    )
    .returning("id"),
);
const WRITE = statementVariants(
  "interviews_write",
  (columns: readonly (keyof Columns)[], given: Params<Columns & OfInterview>) =>
    db
      .updateTable("interviews")
      .set(picked(given, columns))
      .set((eb) => ({ sequence: eb("sequence", "+", 1) }))
      .where("id", "=", given.id)
      .where("account_id", "=", given.accountId),
);
const DELETE = statement("interviews_delete", ({ accountId, id }: Params<OfInterview>) =>
  db.deleteFrom("interviews").where("id", "=", id).where("account_id", "=", accountId),
);

type AtInstant = { accountId: AccountId; applicationId: string; scheduledAt: string };
const SCHEDULED = statement(
  "interviews_scheduled",
  ({ accountId, applicationId, scheduledAt }: Params<AtInstant>) =>
    db
      .selectFrom("interviews")
      .select("id")
      .where("account_id", "=", accountId)
      .where("application_id", "=", applicationId)
      .where("scheduled_at", "=", scheduledAt)
      .limit(1),
);

/** Checks whether an application has an interview at an instant. */
export async function isScheduled(
  sql: Sql,
  accountId: AccountId,
  applicationId: string,
  scheduledAt: string,
): Promise<boolean> {
  return (await sql.first(SCHEDULED, { accountId, applicationId, scheduledAt })) !== undefined;
}

/** Returns a page of the account's interviews, earliest first. */
export async function listInterviews(
  sql: Sql,
  accountId: AccountId,
  list: ListIdentity,
  filter: InterviewFilter,
) {
  const after = openCursor(list);
  const { applicationId, from, to, outcome } = filter;
  const form: Form = {
    applicationId: applicationId !== undefined,
    from: from !== undefined,
    to: to !== undefined,
    outcome: outcome !== undefined,
    after: after !== null,
  };
  const key = after ? { afterAt: String(after[0]), afterId: String(after[1]) } : {};
  const rows = await sql.all(LIST(form), { ...filter, ...key, accountId, limit: list.input.limit + 1 });
  return page(
    list,
    rows,
    (row) => [row.scheduledAt, row.id],
    (row): Interview => row,
  );
}

/** Returns the account's interviews with these ids. */
export function readInterviews(sql: Sql, accountId: AccountId, ids: readonly string[]): Promise<Interview[]> {
  return sql.all(GET, { accountId, ids });
}

/** Schedules an interview; returns null if the account has no such application. */
export async function insertInterview(
  sql: Sql,
  accountId: AccountId,
  { applicationId, scheduledAt, at }: { applicationId: string; scheduledAt: string; at: Date },
): Promise<string | null> {
  const id = newId("interview");
  const row = await sql.first(INSERT, { accountId, id, applicationId, scheduledAt, at: at.toISOString() });
  return row?.id ?? null;
}

/** Writes the given fields; the higher sequence number makes subscribed calendars update the entry. */
export async function writeInterview(
  sql: Sql,
  accountId: AccountId,
  id: string,
  fields: InterviewFields,
  at: Date,
) {
  const columns: Columns = {
    type: fields.type,
    scheduled_at: fields.scheduledAt,
    duration_minutes: fields.durationMinutes,
    time_zone: fields.timeZone,
    location: fields.location,
    meeting_url: fields.meetingUrl,
    interviewers: fields.interviewers,
    notes: fields.notes,
    outcome: fields.outcome,
    feedback: fields.feedback,
  };
  const given = givenOf(columns);
  if (given.length === 0) return;
  await sql.run(WRITE(["updated_at", ...given]), { ...columns, accountId, id, updated_at: at.toISOString() });
}

/** Deletes an interview; returns false if the account has none with this id. */
export async function deleteInterview(sql: Sql, accountId: AccountId, id: string): Promise<boolean> {
  return (await sql.run(DELETE, { accountId, id })) > 0;
}
