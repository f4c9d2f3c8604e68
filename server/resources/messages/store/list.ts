import { type Expression, sql as raw } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { APPLICANTS } from "#domain/roles.ts";
import type { AccountId, Ids, OfAccount, OfOrganization, OrganizationId } from "#server/core/access.ts";
import { any, equal, fieldsOf, on, onTrue } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { selectFrom } from "#server/core/statements.ts";
import { isCoached } from "#server/resources/caseload/service.ts";
import { fileColumn } from "#server/resources/organization-files/service/columns.ts";
import type { Message } from "../entities.ts";

type OfReader = OfOrganization & { readerId: string };
type ThreadFilter = OfReader & { accountId: string; applicationId?: string | undefined };
type Reader = { isStaff: boolean };

/** Selects the card `c` of a message or note, with its company `co` and the share `s` of its board. */
function cardOf(
  { accountId, organizationId }: Params<ThreadFilter>,
  applicationId: string,
  { isStaff }: Reader,
) {
  const account = raw<AccountId>`${accountId}`;
  const cards = selectFrom("applications as c")
    .innerJoin("companies as co", on({ "co.account_id": account, "co.id": "c.company_id" }))
    .leftJoin(
      "shares as s",
      on({ "s.account_id": account, "s.board_id": "c.board_id", "s.organization_id": organizationId }),
    )
    .select((eb) =>
      jsonBuildObject({
        applicationId: eb.ref("c.id"),
        boardId: eb.ref("c.board_id"),
        shareId: eb.ref("s.id"),
        title: eb.ref("c.job_title"),
        companyName: eb.ref("co.name"),
      }).as("card"),
    )
    .where("c.account_id", "=", account)
    .whereRef("c.id", "=", raw.ref(applicationId));
  return isStaff ? cards.where("s.id", "is not", null) : cards;
}

/**
 * Selects the instant after which messages of a thread `t` count as new to a reader: their last read, or their joining if that is later.
 */
export function unreadSince(organizationId: Expression<OrganizationId>, readerId: Expression<string>) {
  return raw<string>`greatest(
    (SELECT r.read_at FROM thread_readers r
      WHERE r.organization_id = ${organizationId} AND r.thread_id = t.id AND r.reader_id = ${readerId}),
    (SELECT own.joined_at FROM members own
      WHERE own.organization_id = ${organizationId} AND own.account_id = ${readerId}),
    '-infinity')`;
}

/** The columns of a message `x` with its file. */
const WRITTEN = [
  "x.id",
  raw<Message["kind"]>`'message'`.as("kind"),
  ...fieldsOf("x", "is_from_applicant author_name body"),
  fileColumn<Message["file"]>().as("file"),
] as const;

/** Selects the messages of a thread with an applicant. */
function messagesWith(params: Params<ThreadFilter>, reader: Reader) {
  const { organizationId, accountId, readerId, applicationId } = params;
  const messages = selectFrom("threads as t")
    .innerJoin("thread_messages as x", on({ "x.organization_id": organizationId, "x.thread_id": "t.id" }))
    .leftJoinLateral(cardOf(params, "x.application_id", reader).as("k"), onTrue)
    .leftJoin("organization_files as f", on({ "f.organization_id": organizationId, "f.message_id": "x.id" }))
    .select([
      ...WRITTEN,
      raw<Message["card"]>`k.card`.as("card"),
      raw<boolean>`x.is_from_applicant = ${raw.lit(reader.isStaff)}
          AND x.created_at > ${unreadSince(organizationId, readerId)}`.as("isNew"),
      raw<boolean | null>`EXISTS (SELECT FROM thread_readers o WHERE o.organization_id = ${organizationId}
          AND o.thread_id = t.id AND (o.reader_id = t.account_id) <> x.is_from_applicant AND o.read_at >= x.created_at)`.as(
        "isRead",
      ),
      "x.created_at as createdAt",
    ])
    .where(equal({ "t.organization_id": organizationId, "t.account_id": accountId }));
  return applicationId ? messages.where(isAbout("x.application_id", applicationId)) : messages;
}

/** Checks whether a message or note is about a card `k` that the reader sees. */
function isAbout(column: string, applicationId: Expression<string>) {
  return raw<boolean>`(${raw.ref(column)} = ${applicationId} AND k.card IS NOT NULL)`;
}

/** Selects the organization's notes on an applicant's cards. For staff, only on cards that they see. */
function notesTo(params: Params<ThreadFilter>, reader: Reader) {
  const { organizationId, accountId, applicationId } = params;
  const notes = selectFrom("coach_notes as n")
    .leftJoinLateral(cardOf(params, "n.application_id", reader).as("k"), onTrue)
    .select([
      "n.id",
      raw<Message["kind"]>`'note'`.as("kind"),
      raw<boolean>`false`.as("isFromApplicant"),
      ...fieldsOf("n", "author_name body"),
      raw<Message["file"]>`NULL::json`.as("file"),
      raw<Message["card"]>`k.card`.as("card"),
      raw<boolean>`false`.as("isNew"),
      raw<boolean | null>`NULL::boolean`.as("isRead"),
      "n.created_at as createdAt",
    ])
    .where(equal({ "n.account_id": raw<AccountId>`${accountId}`, "n.organization_id": organizationId }));
  if (applicationId) return notes.where(isAbout("n.application_id", applicationId));
  return reader.isStaff ? notes.where(raw<boolean>`k.card IS NOT NULL`) : notes;
}

/** Returns a page of the messages between an organization's staff and an applicant, with the notes on cards, newest first. */
export const listMessages = query.page("messages_list", {
  key: { createdAt: "m.createdAt", id: "m.id" },
  order: "desc",
  texts: ["body"],
  rows: (params: Params<ThreadFilter>, reader: Reader) =>
    selectFrom(messagesWith(params, reader).unionAll(notesTo(params, reader)).as("m")).selectAll("m"),
});

/** Returns a message of the thread with an applicant. */
export const findMessage = query.one(
  "messages_get",
  ({ id, ...params }: Params<ThreadFilter & { id: string }>, reader: Reader) =>
    messagesWith(params, reader).where("x.id", "=", id),
);

/** Returns the organization's messages with these ids for events, without cards and read marks. */
export const readMessages = query.many(
  "messages_get_each",
  ({ organizationId, ids }: Params<OfOrganization & Ids>) =>
    selectFrom("thread_messages as x")
      .leftJoin(
        "organization_files as f",
        on({ "f.organization_id": organizationId, "f.message_id": "x.id" }),
      )
      .select([
        ...WRITTEN,
        raw<Message["card"]>`NULL::json`.as("card"),
        raw<boolean>`false`.as("isNew"),
        raw<boolean | null>`NULL::boolean`.as("isRead"),
        "x.created_at as createdAt",
      ])
      .where(equal({ "x.organization_id": organizationId, "x.id": any(ids) })),
);

/** Reads all messages between an account, as an applicant, and organizations, in portions. */
export const messagePortionsWith = query.portions("messages_of_account", {
  key: { id: "x.id" },
  rows: ({ accountId }: Params<OfAccount>) =>
    selectFrom("thread_messages as x")
      .innerJoin("organizations as g", "g.id", "x.organization_id")
      .leftJoin(
        "organization_files as f",
        on({ "f.organization_id": "x.organization_id", "f.message_id": "x.id" }),
      )
      .select(fileColumn<Message["file"]>().as("file"))
      .select([
        ...fieldsOf("x", "id thread_id"),
        "g.name as organizationName",
        ...fieldsOf("x", "is_from_applicant author_name body application_id created_at"),
      ])
      .where("x.account_id", "=", accountId),
});

type Inbox = OfReader & { memberId?: string | undefined };

/** Counts the messages of a thread `t` that a member of staff hasn't read. */
const unreadByStaff = ({ organizationId, readerId }: Params<OfReader>) =>
  raw<number>`(SELECT count(*)::int FROM thread_messages x WHERE x.organization_id = ${organizationId}
    AND x.thread_id = t.id AND x.is_from_applicant
    AND x.created_at > ${unreadSince(organizationId, readerId)})`;

/** Returns a page of the organization's threads with its current applicants, latest message first. */
export const listThreads = query.page("messages_threads", {
  key: { lastMessageAt: "t.last_message_at", id: "t.id" },
  order: "desc",
  rows: (params: Params<Inbox>, { isUnread }: { isUnread: boolean | undefined }) => {
    const { organizationId, memberId } = params;
    let threads = selectFrom("threads as t")
      .innerJoin("accounts as a", "a.id", "t.account_id")
      .innerJoin("members as m", on({ "m.organization_id": organizationId, "m.account_id": "t.account_id" }))
      .select([
        "t.id",
        "m.id as memberId",
        ...fieldsOf("a", "email:applicantEmail display_name:applicantDisplayName"),
        ...fieldsOf("t", "last_message_at is_last_from_applicant"),
        unreadByStaff(params).as("unread"),
      ])
      .where(equal({ "t.organization_id": organizationId, "m.role": APPLICANTS }));
    if (memberId) threads = threads.where(isCoached(organizationId, "t.account_id", memberId));
    if (isUnread === undefined) return threads;
    return threads.where(raw<boolean>`(${unreadByStaff(params)} > 0) = ${raw.lit(isUnread)}`);
  },
  present: ({ id: _, ...thread }) => thread,
});

/** Returns the organizations whose staff wrote messages that an applicant hasn't read, with the number of messages. */
export const countUnread = query.many(
  "messages_unread",
  ({ accountId, restrictedTo }: Params<{ accountId: AccountId; restrictedTo: string | null }>) =>
    selectFrom("threads as t")
      .innerJoin("organizations as g", "g.id", "t.organization_id")
      .innerJoin("members as m", on({ "m.organization_id": "t.organization_id", "m.account_id": accountId }))
      .innerJoin(
        "thread_messages as x",
        on({ "x.organization_id": "t.organization_id", "x.thread_id": "t.id" }),
      )
      .leftJoin(
        "thread_readers as r",
        on({ "r.organization_id": "t.organization_id", "r.thread_id": "t.id", "r.reader_id": accountId }),
      )
      .select(["g.slug", "g.name", raw<number>`count(*)::int`.as("unread")])
      .where(equal({ "t.account_id": accountId, "m.role": APPLICANTS }))
      .where(raw<boolean>`(${restrictedTo}::text IS NULL OR t.organization_id = ${restrictedTo})`)
      .where("x.is_from_applicant", "=", false)
      .where(raw<boolean>`x.created_at > coalesce(r.read_at, '-infinity')`)
      .groupBy(["g.id", "g.slug", "g.name"])
      .orderBy("g.name")
      .limit(100),
);
