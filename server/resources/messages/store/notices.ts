import { sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import { equal, fieldsOf, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { lacksFactor } from "#server/core/reach.ts";
import { insertInto, selectFrom } from "#server/core/statements.ts";
import { mutedOf } from "#server/resources/preferences/service.ts";

/**
 * Plans a notice to a reader about a message: two minutes from now, so that they can read it first, and at least an hour after the last
 * notice.
 * @returns the time of the notice; null if one is planned already, such as by a concurrent message
 */
export const planNotice = query.maybeOne(
  "messages_notice",
  (params: Params<{ readerId: string; organizationId: OrganizationId; at: Date }>) => {
    const at = raw<string>`${params.at}::timestamptz`;
    const soon = raw<string>`(${at} AT TIME ZONE 'UTC' + interval '2 minutes') AT TIME ZONE 'UTC'`;
    const anHourLater = raw`(message_notices.due_at AT TIME ZONE 'UTC' + interval '1 hour') AT TIME ZONE 'UTC'`;
    return insertInto("message_notices")
      .values({ organization_id: params.organizationId, reader_id: params.readerId, due_at: soon })
      .onConflict((conflict) =>
        conflict
          .columns(["organization_id", "reader_id"])
          .doUpdateSet({ due_at: raw<string>`greatest(${anHourLater}, ${soon})` })
          .where("message_notices.due_at", "<=", at),
      )
      .returning("due_at as dueAt");
  },
);

/** Returns a column of the messages' thread, or null if they are in several threads. */
const ofOneThread = <Value>(column: string) =>
  raw<Value | null>`CASE WHEN count(DISTINCT x.thread_id) = 1 THEN min(${raw.ref(column)}) END`;

type Since = { readerId: string; organizationId: string; since: string };

/**
 * Returns the number of a member's unread messages since an instant, the latest author, and the thread if it is only one. For coaches, only
 * counts their own applicants' messages.
 * @returns null if there are none, or if the member left, lacks a required second factor, or turned such emails off
 */
export const readNewMessages = query.maybeOne(
  "messages_new",
  ({ readerId, organizationId, since }: Params<Since>) => {
    const organization = raw<OrganizationId>`${organizationId}`;
    return selectFrom("members as m")
      .innerJoin("accounts as p", "p.id", "m.account_id")
      .innerJoin("organizations as o", "o.id", "m.organization_id")
      .innerJoin("thread_messages as x", on({ "x.organization_id": organization }))
      .leftJoin("members as w", on({ "w.organization_id": organization, "w.account_id": "x.account_id" }))
      .leftJoin(
        "thread_readers as r",
        on({ "r.organization_id": organization, "r.thread_id": "x.thread_id", "r.reader_id": readerId }),
      )
      .select([
        ...fieldsOf("p", "user_id email"),
        "m.role",
        ...fieldsOf("o", "name:organizationName slug"),
        raw<string>`(array_agg(x.author_name ORDER BY x.created_at DESC))[1]`.as("authorName"),
        raw<number>`count(*)::int`.as("count"),
        ofOneThread<string>("x.thread_id").as("threadId"),
        ofOneThread<string>("w.id").as("memberId"),
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
