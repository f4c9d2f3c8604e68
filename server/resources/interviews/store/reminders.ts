import { type InferResult, type QueryCreator, sql as raw } from "kysely";
import type { PushKind } from "#domain/notifications.ts";
import { DATE_FORMAT_COLUMNS } from "#server/auth/date-formats.ts";
import type { AccountId } from "#server/core/access.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import type { Part } from "#server/core/parts.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, selectFrom } from "#server/core/statements.ts";
import type { Tables } from "#server/core/tables.ts";
import { isDistributed } from "#server/lib/citus/variant.ts";
import { mutedOf } from "#server/resources/preferences/service.ts";

type Page = {
  from: Date;
  to: Date;
  afterAt: Date;
  afterAccount: string;
  afterId: string;
  limit: number;
};

/** Selects the next open interviews of all accounts, in the order of their times. */
const interviewsOf = (from: QueryCreator<Tables>, params: Params<Page>) =>
  from
    .selectFrom("interviews as i")
    .innerJoin("applications as a", on({ "a.account_id": "i.account_id", "a.id": "i.application_id" }))
    .innerJoin("companies as c", on({ "c.account_id": "i.account_id", "c.id": "a.company_id" }))
    .select([
      "i.account_id",
      "i.id",
      "i.application_id",
      "i.scheduled_at",
      "i.created_at",
      "i.time_zone",
      "a.board_id",
      "a.job_title",
      "c.name as company_name",
    ])
    .where("i.outcome", "=", raw.lit("pending"))
    .where("i.scheduled_at", ">", params.from)
    .where("i.scheduled_at", "<=", params.to)
    .where((of) =>
      of(
        of.refTuple("i.scheduled_at", of.ref("i.account_id").$castTo<string>(), "i.id"),
        ">",
        of.tuple(params.afterAt, params.afterAccount, params.afterId),
      ),
    )
    .orderBy("i.scheduled_at")
    .orderBy("i.account_id")
    .orderBy("i.id")
    .limit(params.limit);
type Interview = InferResult<ReturnType<typeof interviewsOf>>[number];

/**
 * Adds to each of the interviews `i` the address and the settings of its person, and the kinds of reminders that were sent. The user's id is
 * null if the person gets no reminders: in a sandbox, without a confirmed address, or because they turned them off and no browser of theirs
 * shows them.
 */
const withPeople = (from: QueryCreator<Tables & { i: Interview }>) =>
  from
    .selectFrom("i")
    .innerJoin("accounts as p", "p.id", "i.account_id")
    .leftJoin("users as u", (join) =>
      join
        .onRef("u.id", "=", "p.user_id")
        .on("p.sandbox_id", "is", null)
        .on("u.email_verified", "is not", null)
        .on(({ or, not, exists, selectFrom }) =>
          or([
            not(exists(mutedOf("p.user_id", "interview_reminders"))),
            exists(
              selectFrom("push_subscriptions as push")
                .select("push.session_id")
                .whereRef("push.user_id", "=", "p.user_id")
                .where(raw<boolean>`${raw.lit<PushKind>("interview_reminders")} = ANY (push.kinds)`),
            ),
          ]),
        ),
    )
    .leftJoin("preferences as chosen", "chosen.user_id", "p.user_id")
    .select((eb) => [
      ...fieldsOf("i", "account_id id application_id scheduled_at created_at time_zone:interviewZone"),
      ...fieldsOf("i", "board_id job_title:title company_name:company"),
      ...fieldsOf("u", "id:userId email"),
      raw<boolean>`EXISTS ${mutedOf("p.user_id", "interview_reminders")}`.as("isMuted"),
      raw<string[]>`ARRAY(${eb
        .selectFrom("mail_occasions as o")
        .select("o.kind")
        .where(
          equal({ "o.user_id": "u.id", "o.subject_id": "i.id", "o.occasion_at": "i.scheduled_at" }),
        )})`.as("taken"),
      ...DATE_FORMAT_COLUMNS,
    ])
    .orderBy("i.scheduled_at")
    .orderBy("i.account_id")
    .orderBy("i.id");

const readNext = query.many("reminders_next", (params: Params<Page>) =>
  withPeople(
    db.with(
      (cte) => cte("i").materialized(),
      (from) => interviewsOf(from, params),
    ),
  ),
);
const readInterviews = query.many("reminders_interviews", (params: Params<Page>) => interviewsOf(db, params));
const readPeople = query.many("reminders_people", ({ interviews }: Params<{ interviews: string }>) =>
  withPeople(
    db.with("i", (from) =>
      from
        .selectFrom(
          raw<Interview>`jsonb_to_recordset(${interviews}::jsonb)`.as<"of">(
            raw`of (account_id text, id text, application_id text, scheduled_at timestamptz, created_at timestamptz,
              time_zone text, board_id text, job_title text, company_name text)`,
          ),
        )
        .selectAll("of"),
    ),
  ),
);

/**
 * Returns the next open interviews of all accounts in the order of their times, each with its person. On a cluster, returns the interviews
 * of one part, which are on a different node from the people.
 */
export async function listNextInterviews(sql: Sql, part: Part, page: Page) {
  if (!isDistributed()) return readNext(part.sql, page);
  const interviews = JSON.stringify(await readInterviews(part.sql, page));
  return readPeople(sql, { interviews });
}

type Occasion = { accountId: AccountId; interviewId: string; scheduledAt: Date };

/** Locks an interview against changes if it is still at this time and open. */
export const lockInterview = query.maybeOne(
  "reminders_lock",
  ({ accountId, interviewId, scheduledAt }: Params<Occasion>) =>
    selectFrom("interviews")
      .select("id")
      .where(equal({ account_id: accountId, id: interviewId, scheduled_at: scheduledAt }))
      .where("outcome", "=", raw.lit("pending"))
      .forShare(),
);
