import { type Expression, sql as raw } from "kysely";
import type { AccountId, Ids, OfAccount, OwnRow } from "#server/core/access.ts";
import { any, equal, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";
import type { Interview } from "../contract.ts";

/** The editable fields; undefined ones aren't written. */
export type InterviewFields = Partial<Omit<Interview, "id" | "applicationId" | "createdAt" | "updatedAt">>;

/** The columns of an interview that may be long. */
export const LONG = ["interviewers", "notes", "feedback"] as const;

/** Selects the interviews of an account. */
function interviewsOf(account: Expression<AccountId>) {
  return selectFrom("interviews as i")
    .select([
      ...fieldsOf("i", "id application_id type scheduled_at duration_minutes time_zone location"),
      ...fieldsOf("i", "meeting_url interviewers notes outcome feedback created_at updated_at"),
    ])
    .where("i.account_id", "=", account);
}

/** Selects the interviews of an account with their cards `a` and companies `c`. */
export function listedInterviews(account: Expression<AccountId>) {
  return interviewsOf(account)
    .innerJoin("applications as a", on({ "a.account_id": account, "a.id": "i.application_id" }))
    .innerJoin("companies as c", on({ "c.account_id": account, "c.id": "a.company_id" }))
    .select(["a.job_title as title", "c.name as companyName"]);
}

type Filtered = OfAccount & {
  applicationId: string | undefined;
  from: string | undefined;
  to: string | undefined;
  outcome: Interview["outcome"] | undefined;
};

/** Returns a page of the account's interviews, earliest first. */
export const listInterviews = query.page("interviews_list", {
  key: { scheduledAt: "i.scheduled_at", id: "i.id" },
  texts: LONG,
  rows: ({ accountId, applicationId, from, to, outcome }: Params<Filtered>) => {
    let interviews = listedInterviews(accountId);
    if (applicationId) interviews = interviews.where("i.application_id", "=", applicationId);
    if (from) interviews = interviews.where("i.scheduled_at", ">=", from);
    if (to) interviews = interviews.where("i.scheduled_at", "<=", to);
    if (outcome) interviews = interviews.where("i.outcome", "=", outcome);
    return interviews;
  },
});

export const readInterviews = query.many("interviews_get", ({ accountId, ids }: Params<OfAccount & Ids>) =>
  interviewsOf(accountId).where("i.id", "=", any(ids)),
);

type AtInstant = OfAccount & { applicationId: string; scheduledAt: string };

export const isScheduled = query.matches(
  "interviews_scheduled",
  ({ accountId, applicationId, scheduledAt }: Params<AtInstant>) =>
    selectFrom("interviews")
      .select("id")
      .where(equal({ account_id: accountId, application_id: applicationId, scheduled_at: scheduledAt }))
      .limit(1),
);

/** Schedules an interview; returns false if the account has no such application. */
export const insertInterview = query.matches(
  "interviews_insert",
  ({ accountId, id, applicationId, scheduledAt, at }: Params<AtInstant & { id: string; at: Date }>) =>
    insertFrom(
      insertInto("interviews"),
      selectFrom("applications as a")
        .where(equal({ "a.id": applicationId, "a.account_id": accountId }))
        .forKeyShare(),
      {
        id,
        account_id: "a.account_id",
        application_id: "a.id",
        type: raw<"other">`'other'`,
        scheduled_at: scheduledAt,
        duration_minutes: raw<number>`60`,
        time_zone: raw<string>`'UTC'`,
        created_at: at,
        updated_at: at,
      },
    ),
);

/** Writes the given fields; the higher sequence number makes subscribed calendars update the entry. */
export const writeInterview = query.patch(
  "interviews_write",
  "interviews",
  (update, { accountId, id }: Params<OwnRow>) =>
    update.set((eb) => ({ sequence: eb("sequence", "+", 1) })).where(equal({ id, account_id: accountId })),
);

/** Deletes an interview; returns false if the account has none with this id. */
export const deleteInterview = query.matches("interviews_delete", ({ accountId, id }: Params<OwnRow>) =>
  deleteFrom("interviews").where(equal({ id, account_id: accountId })),
);

type Renaming = OfAccount & { applicationIds: readonly string[]; from: string; to: string; at: Date };

/** Applies a contact's new name to the interviews of the applications linked to them. */
export const renameInterviewer = query.execute(
  "interviews_rename_interviewer",
  ({ accountId, applicationIds, from, to, at }: Params<Renaming>) =>
    updateTable("interviews")
      .set((eb) => ({
        interviewers: raw<string[]>`array_replace(${eb.ref("interviewers")}, ${from}::text, ${to}::text)`,
        updated_at: at,
        sequence: eb("sequence", "+", 1),
      }))
      .where(equal({ account_id: accountId, application_id: any(applicationIds) }))
      .where(from, "=", (eb) => eb.fn.any("interviewers")),
);
