import { type RawBuilder, sql as raw } from "kysely";
import { APPLICANTS, MANAGERS, STAFF } from "#domain/roles.ts";
import type { OfMember, OfOrganization, OrganizationId } from "#server/core/access.ts";
import { applicantAt } from "#server/core/addresses.ts";
import { columnsOf, equal, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { insertInto, selectFrom } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import { unreadSince } from "./list.ts";

/** Locks the membership of the applicant with this address, and returns their account. */
export const lockApplicant = query.maybeOne(
  "messages_lock_applicant",
  (params: Params<OfOrganization & { email: string }>) =>
    applicantAt(params).select(["m.email", "m.account_id as accountId"]).forShare("m"),
);

/** Locks the caller's membership as an applicant, and returns their account. */
export const lockCaller = query.maybeOne(
  "messages_lock_member",
  ({ organizationId, accountId }: Params<OfMember>) =>
    selectFrom("members as m")
      .select(["m.email", "m.account_id as accountId"])
      .where(equal({ "m.organization_id": organizationId, "m.account_id": accountId, "m.role": APPLICANTS }))
      .forShare("m"),
);

type Opened = OfMember & { id: string; isFromApplicant: boolean; at: Date };

/** Changes a thread's latest message, unless a later one was sent while this one waited for the thread. */
export function latest(at: RawBuilder<string>, isFromApplicant: RawBuilder<boolean>) {
  return {
    last_message_at: raw<string>`greatest(threads.last_message_at, ${at}::timestamptz)`,
    is_last_from_applicant: raw<boolean>`CASE WHEN threads.last_message_at > ${at}::timestamptz
      THEN threads.is_last_from_applicant ELSE ${isFromApplicant}::boolean END`,
  };
}

/** Opens the thread with an applicant, or locks it and moves it to the top. @returns its id */
export const openThread = query.one("messages_open_thread", (params: Params<Opened>) =>
  insertInto("threads")
    .values({
      organization_id: params.organizationId,
      id: params.id,
      account_id: params.accountId,
      last_message_at: raw<string>`${params.at}::timestamptz`,
      is_last_from_applicant: raw<boolean>`${params.isFromApplicant}::boolean`,
      created_at: raw<string>`${params.at}::timestamptz`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(["organization_id", "account_id"])
        .doUpdateSet(latest(params.at, params.isFromApplicant)),
    )
    .returning("id"),
);

type NewMessage = OfMember & {
  id: string;
  threadId: string;
  authorId: string;
  isFromApplicant: boolean;
  applicationId: string | null;
  body: string;
  at: Date;
};

/** Adds a message, unless it exists. @returns the number of added messages */
export const insertMessage = query.execute(
  "messages_insert",
  ({ authorId, at, ...params }: Params<NewMessage>) =>
    insertFrom(insertInto("thread_messages"), selectFrom("accounts as a").where("a.id", "=", authorId), {
      ...columnsOf(params),
      author_id: "a.id",
      author_name: shownName,
      created_at: at,
    }).onConflict((conflict) => conflict.columns(["organization_id", "id"]).doNothing()),
);

type Read = OfMember & { readerId: string; until: string };

/** Marks the messages up to an instant as read by a reader. Doesn't open a thread. */
export const markRead = query.execute("messages_mark_read", (params: Params<Read>) =>
  insertFrom(
    insertInto("thread_readers"),
    selectFrom("threads as t").where(
      equal({ "t.organization_id": params.organizationId, "t.account_id": params.accountId }),
    ),
    {
      organization_id: raw<OrganizationId>`${params.organizationId}::text`,
      thread_id: "t.id",
      reader_id: raw<string>`${params.readerId}::text`,
      read_at: raw<string>`least(${params.until}::timestamptz, t.last_message_at)`,
    },
  ).onConflict((conflict) =>
    conflict
      .columns(["organization_id", "thread_id", "reader_id"])
      .doUpdateSet({ read_at: raw<string>`greatest(thread_readers.read_at, excluded.read_at)` }),
  ),
);

/** Counts the messages of the thread that a reader hasn't read. */
export const countUnreadIn = query.value(
  "messages_unread_in",
  (
    { organizationId, accountId, readerId }: Params<OfMember & { readerId: string }>,
    { isStaff }: { isStaff: boolean },
  ) =>
    selectFrom("threads as t")
      .innerJoin("thread_messages as x", on({ "x.organization_id": organizationId, "x.thread_id": "t.id" }))
      .select(raw<number>`count(*)::int`.as("count"))
      .where(equal({ "t.organization_id": organizationId, "t.account_id": accountId }))
      .where("x.is_from_applicant", "=", isStaff)
      .where(raw<boolean>`x.created_at > ${unreadSince(organizationId, readerId)}`),
);

/** Returns the accounts of the staff to notify of an applicant's message: the applicant's coaches, or else the managers. */
export const staffToNotify = query.many(
  "messages_staff_to_notify",
  ({ organizationId, accountId }: Params<OfMember>) => {
    const coaches = selectFrom("coach_assignments as c")
      .select("c.coach_id")
      .where(equal({ "c.organization_id": organizationId, "c.account_id": accountId }));
    return selectFrom("members as m")
      .select("m.account_id as accountId")
      .where(equal({ "m.organization_id": organizationId, "m.role": STAFF }))
      .where(({ or, and, not, exists, eb }) =>
        or([eb("m.account_id", "in", coaches), and([not(exists(coaches)), eb("m.role", "in", MANAGERS)])]),
      )
      .orderBy("m.id")
      .limit(NOTIFIED_MAX);
  },
);

/** The maximum number of staff who are notified of a message. */
const NOTIFIED_MAX = 10;
