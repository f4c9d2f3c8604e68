import { sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import { equal, on } from "#server/core/conditions.ts";
import { type Params, query } from "#server/core/query.ts";
import { lacksFactor } from "#server/core/reach.ts";
import { db } from "#server/core/statements.ts";
import { mutedOf } from "#server/resources/preferences/service.ts";

/**
 * Returns when to notify a reader of a message sent now: after a moment in which they may read it, and an hour after the last notice.
 * Returns null if a notice is planned already: of two concurrent messages, one plans it.
 */
export const planNotice = query.maybeOne(
  "messages_notice",
  (given: Params<{ readerId: string; organizationId: OrganizationId; at: Date }>) => {
    const at = raw<string>`${given.at}::timestamptz`;
    const soon = raw<string>`(${at} AT TIME ZONE 'UTC' + interval '2 minutes') AT TIME ZONE 'UTC'`;
    const anHourLater = raw`(message_notices.due_at AT TIME ZONE 'UTC' + interval '1 hour') AT TIME ZONE 'UTC'`;
    return db
      .insertInto("message_notices")
      .values({ organization_id: given.organizationId, reader_id: given.readerId, due_at: soon })
      .onConflict((conflict) =>
        conflict
          .columns(["organization_id", "reader_id"])
          .doUpdateSet({ due_at: raw<string>`greatest(${anHourLater}, ${soon})` })
          .where("message_notices.due_at", "<=", at),
      )
      .returning("due_at as dueAt");
  },
);

/** Returns a column of the messages' thread, or null if they are of several. */
const ofOneThread = <Value>(column: string) =>
  raw<Value | null>`CASE WHEN count(DISTINCT x.thread_id) = 1 THEN min(${raw.ref(column)}) END`;

type Since = { readerId: string; organizationId: string; since: string };

/**
 * Returns how many messages a member hasn't read since an instant, with the latest author, and the thread if it is only one. A
 * coach's count includes only their own applicants, a manager's all. Returns null if there are none, or if the member left, can't open the organization, or turned such emails off.
 */
export const readNewMessages = query.maybeOne(
  "messages_new",
  ({ readerId, organizationId, since }: Params<Since>) => {
    const organization = raw<OrganizationId>`${organizationId}`;
    return db
      .selectFrom("members as m")
      .innerJoin("accounts as p", "p.id", "m.account_id")
      .innerJoin("organizations as o", "o.id", "m.organization_id")
      .innerJoin("thread_messages as x", on({ "x.organization_id": organization }))
      .leftJoin("members as w", on({ "w.organization_id": organization, "w.account_id": "x.account_id" }))
      .leftJoin("thread_readers as r", (join) =>
        join
          .on("r.organization_id", "=", organization)
          .onRef("r.thread_id", "=", "x.thread_id")
          .on("r.reader_id", "=", readerId),
      )
      .select([
        "p.user_id as userId",
        "p.email",
        "m.role",
        "o.name as organizationName",
        "o.slug",
        raw<string>`(array_agg(x.author_name ORDER BY x.created_at DESC))[1]`.as("authorName"),
        raw<number>`count(*)::int`.as("count"),
        ofOneThread<string>("x.thread_id").as("threadId"),
        ofOneThread<string>("w.email").as("applicantEmail"),
      ])
      .where(equal({ "m.organization_id": organization, "m.account_id": readerId }))
      .where("x.created_at", ">=", since)
      .where(raw<boolean>`x.created_at > coalesce(r.read_at, '-infinity')`)
      .where(
        raw<boolean>`CASE WHEN m.role = 'applicant' THEN x.account_id = m.account_id AND NOT x.is_from_applicant
          ELSE x.is_from_applicant AND (m.role <> 'coach' OR EXISTS (SELECT FROM coach_assignments c
            WHERE c.organization_id = ${organization} AND c.account_id = x.account_id AND c.coach_id = m.account_id))
          END`,
      )
      .where((eb) => eb.not(lacksFactor(eb.ref("p.user_id"))))
      .where(({ exists, not }) => not(exists(mutedOf("p.user_id", "messages"))))
      .groupBy(["p.user_id", "p.email", "m.role", "o.name", "o.slug"]);
  },
);
