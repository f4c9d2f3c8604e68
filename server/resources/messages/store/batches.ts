import { sql as raw } from "kysely";
import { BATCHES_A_WEEK } from "#domain/message-fields.ts";
import { APPLICANTS } from "#domain/roles.ts";
import type { OfOrganization, OrganizationId } from "#server/core/access.ts";
import { byAddress } from "#server/core/addresses.ts";
import { any, columnsOf, equal, fieldsOf, insertFrom, on, onTrue } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { insertInto, listed, selectFrom, updateTable } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import { coachesOf } from "#server/resources/caseload/service.ts";
import { latest } from "./send.ts";

type OfBatch = OfOrganization & { batchId: string };

/** Locks the memberships of the applicants with these addresses, and returns the values for the fields of a text. */
export const lockRecipients = query.many(
  "messages_lock_recipients",
  ({ organizationId, emails }: Params<OfOrganization & { emails: readonly string[] }>) => {
    const cohort = selectFrom("cohort_stints as s")
      .innerJoin("cohorts as c", on({ "c.organization_id": organizationId, "c.id": "s.cohort_id" }))
      .select("c.name")
      .where("s.organization_id", "=", organizationId)
      .whereRef("s.account_id", "=", raw.ref("m.account_id"))
      .where("s.left_at", "is", null)
      .orderBy("s.joined_at", "desc")
      .orderBy("s.id", "desc")
      .limit(1);
    return selectFrom("members as m")
      .innerJoin("accounts as p", "p.id", "m.account_id")
      .leftJoinLateral(coachesOf(organizationId).as("coached"), onTrue)
      .select([
        ...fieldsOf("m", "email account_id"),
        "p.display_name as displayName",
        raw<string | null>`(${cohort})`.as("cohort"),
        raw<string | null>`coached.coaches->0->>'name'`.as("coach"),
      ])
      .where(equal({ "m.organization_id": organizationId, "m.role": APPLICANTS }))
      .where(byAddress, "=", any(emails))
      .orderBy("m.id")
      .forShare("m");
  },
);

/** Checks whether a thread has reached the weekly limit of messages from batches. @param thread the column of its ID */
const isAtLimit = (
  organizationId: Params<OfOrganization>["organizationId"],
  thread: string,
  at: Params<{ at: Date }>["at"],
) =>
  raw<boolean>`(SELECT count(*) FROM thread_messages x WHERE x.organization_id = ${organizationId}
    AND x.thread_id = ${raw.ref(thread)} AND x.batch_id IS NOT NULL
    AND x.created_at > ${at}::timestamptz - interval '7 days') >= ${raw.lit(BATCHES_A_WEEK)}`;

/** Returns the accounts that have reached the weekly limit. */
export const listAtLimit = query.many(
  "messages_at_weekly_limit",
  ({
    organizationId,
    accountIds,
    at,
  }: Params<OfOrganization & { accountIds: readonly string[]; at: Date }>) =>
    selectFrom("threads as t")
      .select("t.account_id as accountId")
      .where(equal({ "t.organization_id": organizationId, "t.account_id": any(accountIds) }))
      .where(isAtLimit(organizationId, "t.id", at)),
);

type Threads = OfOrganization & { ids: readonly string[]; accountIds: readonly string[]; at: Date };

/** Opens or locks the threads with these accounts, in the given order. */
export const lockThreads = query.many("messages_lock_threads", (params: Params<Threads>) => {
  const at = raw<string>`${params.at}::timestamptz`;
  return insertFrom(
    insertInto("threads"),
    selectFrom(listed("g", { id: params.ids, account: params.accountIds })),
    {
      organization_id: raw<OrganizationId>`${params.organizationId}::text`,
      id: "g.id",
      account_id: "g.account",
      last_message_at: at,
      is_last_from_applicant: raw<boolean>`false`,
      created_at: at,
    },
  )
    .onConflict((conflict) =>
      conflict
        .columns(["organization_id", "account_id"])
        .doUpdateSet({ created_at: raw<string>`threads.created_at` }),
    )
    .returning(["id", "account_id as accountId"]);
});

type New = OfBatch & {
  ids: readonly string[];
  threadIds: readonly string[];
  accountIds: readonly string[];
  bodies: readonly string[];
  authorId: string;
  at: Date;
};

/** Checks whether an account already got a message of the batch. @param account the column of its ID */
const hasReceived = ({ organizationId, batchId }: Params<OfBatch>, account: string) =>
  raw<boolean>`EXISTS (SELECT FROM thread_messages y WHERE y.organization_id = ${organizationId}
    AND y.batch_id = ${batchId} AND y.account_id = ${raw.ref(account)})`;

/** Adds a message to each locked thread that isn't at its limit and has none of the batch. @returns the messages' accounts */
export const insertMessages = query.many("messages_insert_batch", (params: Params<New>) =>
  insertFrom(
    insertInto("thread_messages"),
    selectFrom(
      listed("g", {
        id: params.ids,
        thread: params.threadIds,
        account: params.accountIds,
        body: params.bodies,
      }),
    )
      .innerJoin("accounts as a", on({ "a.id": params.authorId }))
      .where(({ not }) => not(isAtLimit(params.organizationId, "g.thread", params.at)))
      .where(({ not }) => not(hasReceived(params, "g.account"))),
    {
      organization_id: raw<OrganizationId>`${params.organizationId}::text`,
      id: "g.id",
      thread_id: "g.thread",
      account_id: "g.account",
      author_id: "a.id",
      author_name: shownName,
      is_from_applicant: raw<boolean>`false`,
      body: "g.body",
      batch_id: raw<string>`${params.batchId}::text`,
      created_at: raw<string>`${params.at}::timestamptz`,
    },
  ).returning(["id", "account_id as accountId"]),
);

/** Moves the threads of a batch to the top. */
export const moveThreadsToTop = query.execute(
  "messages_move_threads",
  ({
    organizationId,
    accountIds,
    at,
  }: Params<OfOrganization & { accountIds: readonly string[]; at: Date }>) =>
    updateTable("threads")
      .set(latest(at, raw<boolean>`false`))
      .where(equal({ organization_id: organizationId, account_id: any(accountIds) })),
);

type NewBatch = OfBatch & { authorId: string; body: string; at: Date };

/** Stores the text of a batch, unless it is stored already. */
export const insertBatch = query.execute(
  "message_batches_insert",
  ({ batchId, authorId, at, ...params }: Params<NewBatch>) =>
    insertFrom(insertInto("message_batches"), selectFrom("accounts as a").where("a.id", "=", authorId), {
      ...columnsOf(params),
      id: batchId,
      author_id: "a.id",
      author_name: shownName,
      created_at: at,
    }).onConflict((conflict) => conflict.columns(["organization_id", "id"]).doNothing()),
);

/** Checks whether a batch is the author's and has this text. */
export const isOwnBatch = query.matches(
  "message_batches_is_own",
  ({ organizationId, batchId, authorId, body }: Params<OfBatch & { authorId: string; body: string }>) =>
    selectFrom("message_batches")
      .select("id")
      .where(equal({ organization_id: organizationId, id: batchId, author_id: authorId, body })),
);

/** Joins the time when the applicant of a message `x` last read their thread, as `r`. */
const readersJoin = (organizationId: Params<OfOrganization>["organizationId"]) =>
  on({ "r.organization_id": organizationId, "r.thread_id": "x.thread_id", "r.reader_id": "x.account_id" });
const isRead = raw<boolean>`coalesce(r.read_at >= x.created_at, false)`;

/** Selects the batches of an organization, with the number of applicants who got and who read each. */
function batchesOf(organizationId: Params<OfOrganization>["organizationId"]) {
  const counts = selectFrom("thread_messages as x")
    .leftJoin("thread_readers as r", readersJoin(organizationId))
    .select([
      raw<number>`count(*)::int`.as("sent"),
      raw<number>`(count(*) FILTER (WHERE ${isRead}))::int`.as("read"),
    ])
    .where("x.organization_id", "=", organizationId)
    .whereRef("x.batch_id", "=", raw.ref("b.id"));
  return selectFrom("message_batches as b")
    .innerJoinLateral(counts.as("k"), onTrue)
    .select([...fieldsOf("b", "id author_name body"), "k.sent", "k.read", "b.created_at as createdAt"])
    .where("b.organization_id", "=", organizationId);
}

/** Returns a page of the batches, newest first. */
export const listBatches = query.page("message_batches_list", {
  key: { createdAt: "b.created_at", id: "b.id" },
  order: "desc",
  texts: ["body"],
  rows: ({ organizationId }: Params<OfOrganization>) => batchesOf(organizationId),
});

/** Returns a page of the applicants who got a message of a batch, sorted by address. */
export const listRecipients = query.page("message_batches_recipients", {
  key: { applicantEmail: raw<string>`a.email COLLATE "C"` },
  rows: ({ organizationId, batchId }: Params<OfBatch>) =>
    selectFrom("thread_messages as x")
      .innerJoin("accounts as a", "a.id", "x.account_id")
      .leftJoin("thread_readers as r", readersJoin(organizationId))
      .leftJoin(
        "members as m",
        on({ "m.organization_id": organizationId, "m.account_id": "x.account_id", "m.role": APPLICANTS }),
      )
      .select([
        ...fieldsOf("a", "email:applicantEmail display_name:applicantDisplayName"),
        isRead.as("isRead"),
        "m.id as memberId",
      ])
      .where(equal({ "x.organization_id": organizationId, "x.batch_id": batchId })),
});

export const findBatch = query.one("message_batches_get", ({ organizationId, batchId }: Params<OfBatch>) =>
  batchesOf(organizationId).where("b.id", "=", batchId),
);

/** Returns the accounts that got a message of a batch, of the given accounts or (null) of all. */
export const readersOf = query.many(
  "message_batches_readers",
  ({ organizationId, batchId, accountIds }: Params<OfBatch & { accountIds: readonly string[] | null }>) =>
    selectFrom("thread_messages as x")
      .select(["x.account_id as readerId", "x.created_at as createdAt"])
      .where(equal({ "x.organization_id": organizationId, "x.batch_id": batchId }))
      .where(raw<boolean>`(${accountIds}::text[] IS NULL OR x.account_id = ANY (${accountIds}))`)
      .orderBy("x.account_id"),
);
