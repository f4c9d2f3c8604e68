import { sql as raw } from "kysely";
import type { AccountId, OfAccount } from "#server/core/access.ts";
import { equal, excluded, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query, type RowOf } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";

const KEPT = "1 year";
const ENTRIES_MAX = 1_000;
/** The most characters of an entry's notes, and of its interviewers. */
const TEXT_MAX = 1_000;

/** Returns when the account's current URL was made, or null if it has none. */
export const readSince = query.maybeOne("calendar_feed_since", ({ accountId }: Params<OfAccount>) =>
  selectFrom("calendar_feeds").select("created_at as createdAt").where("account_id", "=", accountId),
);

type Secret = OfAccount & { secretHash: string; makerId: string | null; at: Date };

/** Replaces the account's secret. An account has one row, so that after two concurrent calls exactly one secret works. */
export const writeSecret = query.execute(
  "calendar_feed_renew",
  ({ accountId, secretHash, makerId, at }: Params<Secret>) =>
    insertInto("calendar_feeds")
      .values({ account_id: accountId, secret_hash: secretHash, maker_id: makerId, created_at: at })
      .onConflict((conflict) =>
        conflict.column("account_id").doUpdateSet(excluded("secret_hash", "maker_id", "created_at")),
      ),
);

export const deleteSecret = query.execute("calendar_feed_end", ({ accountId }: Params<OfAccount>) =>
  deleteFrom("calendar_feeds").where("account_id", "=", accountId),
);

/** Returns the account whose feed a secret opens, or null if the secret is unknown or was replaced. */
export const findAccount = query.maybeOne(
  "calendar_feed_find",
  ({ secretHash }: Params<{ secretHash: string }>) =>
    selectFrom("calendar_feeds")
      .select((eb) => eb.ref("account_id").$castTo<AccountId>().as("accountId"))
      .where("secret_hash", "=", secretHash),
);

/** Returns the feed's interviews: the last year's and all upcoming ones, at most the latest thousand. */
export const readEntries = query.many(
  "calendar_feed_entries",
  ({ accountId, now }: Params<OfAccount & { now: Date }>) =>
    selectFrom("interviews as i")
      .innerJoin("applications as a", on({ "a.account_id": accountId, "a.id": "i.application_id" }))
      .innerJoin("companies as c", on({ "c.account_id": accountId, "c.id": "a.company_id" }))
      .select((eb) => [
        ...fieldsOf("i", "id application_id type scheduled_at"),
        ...fieldsOf("i", "duration_minutes time_zone location meeting_url"),
        raw<string>`left(array_to_string(${eb.ref("i.interviewers")}, ', '), ${raw.lit(TEXT_MAX)})`.as(
          "interviewers",
        ),
        eb.fn<string | null>("left", ["i.notes", raw.lit(TEXT_MAX)]).as("notes"),
        ...fieldsOf("i", "outcome sequence created_at"),
        eb.fn<string>("greatest", ["i.updated_at", "a.updated_at", "c.updated_at"]).as("changedAt"),
        ...fieldsOf("a", "board_id job_title:title"),
        "c.name as companyName",
      ])
      .where("i.account_id", "=", accountId)
      .where("i.scheduled_at", ">", raw<string>`${now}::timestamptz - ${raw.lit(KEPT)}::interval`)
      .orderBy("i.scheduled_at", "desc")
      .orderBy("i.id", "desc")
      .limit(ENTRIES_MAX),
);
/** An interview as a calendar shows it; its change date is the latest of the interview, its card, and its company. */
export type CalendarEntry = RowOf<typeof readEntries>;

/** Returns the feed's open tasks that are due at a time, the latest thousand. */
export const readTasks = query.many(
  "calendar_feed_tasks",
  ({ accountId, now }: Params<OfAccount & { now: Date }>) =>
    selectFrom("tasks as t")
      .leftJoin("applications as a", on({ "a.account_id": accountId, "a.id": "t.application_id" }))
      .select((eb) => [
        ...fieldsOf("t", "id text"),
        eb.ref("t.due_at").$notNull().as("due"),
        ...fieldsOf("t", "created_at updated_at:changedAt"),
        ...fieldsOf("a", "id:applicationId board_id"),
      ])
      .where(equal({ "t.account_id": accountId, "t.done_at": null, "t.due_on": null }))
      .where("t.due_at", ">", raw<string>`${now}::timestamptz - ${raw.lit(KEPT)}::interval`)
      .orderBy("t.due_at", "desc")
      .orderBy("t.id", "desc")
      .limit(ENTRIES_MAX),
);
/** A task as a calendar shows it. */
export type CalendarTask = RowOf<typeof readTasks>;
