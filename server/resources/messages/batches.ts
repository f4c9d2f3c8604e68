import { LIMITS } from "#domain/limits.ts";
import { filledIn, MESSAGE_FIELDS, unknownFields } from "#domain/message-fields.ts";
import type { OrganizationId } from "#server/core/access.ts";
import type { OperationContext } from "#server/core/context.ts";
import { invalidField, notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { recordAuditEvents } from "#server/resources/audit-events/service.ts";
import type { messages } from "./contract.ts";
import * as store from "./store/batches.ts";

/** Returns a page of the texts sent to several applicants, newest first. */
export const listBatches: Handler<typeof messages.listBatches> = ({ ctx }) =>
  store.listBatches(ctx.sql, ctx.list, { organizationId: ctx.organizationId });

/** Returns a page of the recipients of a text sent to several applicants, sorted by address, and whether each has read it. */
export const listRecipients: Handler<typeof messages.listRecipients> = ({ ctx, input }) => {
  const { organizationId } = ctx;
  return store.listRecipients(ctx.sql, ctx.list, { organizationId, batchId: input.batchId });
};

/**
 * Sends a text to several applicants, or previews it, with a verdict for each.
 * @throws validation_failed for an unknown field; not_found for a batch that is someone else's or has another text
 */
export const sendMany: Handler<typeof messages.sendMany> = async ({ ctx, input }) => {
  const { sql } = ctx;
  const { id: organizationId, name } = ctx.organization;
  const { body, dryRun } = input;
  requireKnownFields(body);
  if (input.batchId !== undefined) await requireOwnBatch(ctx, input.batchId, body);
  const emails = [...new Set(input.applicantEmails)];
  const people = await store.lockRecipients(sql, { organizationId, emails });
  const written = people.map((person) => ({ ...person, body: filledIn(body, person, name) }));
  const fitting = written.filter((item) => item.body.length <= LIMITS.text.message);
  const batchId = input.batchId ?? newId("messageBatch");
  const { actor, affected, now: at } = ctx;
  const sending = {
    sql,
    at,
    authorId: actor.accountId,
    organizationId,
    isLive: actor.environment === "live",
  };
  const recipients = dryRun
    ? await belowLimit(ctx, fitting)
    : await deliver(sending, { batchId, body }, fitting);
  const skipped = dryRun ? fitting : fitting.filter(({ accountId }) => !recipients.has(accountId));
  const earlier = await earlierRecipients(ctx, input.batchId, skipped);
  for (const accountId of recipients) if (!dryRun) affected.accounts.add(accountId);
  const writtenTo = new Map(written.map((item) => [item.email, item]));
  const data = emails.map((applicantEmail) => {
    const one = writtenTo.get(applicantEmail);
    if (one === undefined) return { applicantEmail, outcome: "not_an_applicant" as const, body: null };
    if (!fitting.includes(one)) return { applicantEmail, outcome: "too_long" as const, body: one.body };
    if (earlier.has(one.accountId))
      return { applicantEmail, outcome: "already_sent" as const, body: one.body };
    const done = dryRun ? ("would_send" as const) : ("sent" as const);
    const outcome = recipients.has(one.accountId) ? done : ("weekly_limit" as const);
    return { applicantEmail, outcome, body: one.body };
  });
  const isSent = !dryRun && recipients.size > 0;
  return { batch: isSent ? await store.findBatch(sql, { organizationId, batchId }) : null, data };
};

/** Rejects a text with an unknown field. @throws validation_failed */
export function requireKnownFields(body: string): void {
  const [unknown] = unknownFields(body);
  if (unknown === undefined) return;
  const fieldNames = MESSAGE_FIELDS.map((field) => `{${field}}`).join(", ");
  throw invalidField(["body"], `{${unknown}} is not a field. The fields are ${fieldNames}.`);
}

type Context = OperationContext<typeof messages.sendMany>;

async function requireOwnBatch({ sql, organizationId, actor }: Context, batchId: string, body: string) {
  const batch = { organizationId, batchId, authorId: actor.accountId, body };
  if (!(await store.isOwnBatch(sql, batch))) throw notFound("message batch");
}

type Written = { readonly accountId: string; readonly email: string; readonly body: string };

/** Returns the accounts that already got a message of a batch, so that a repeated call doesn't send it to them again. */
async function earlierRecipients(
  { sql, organizationId }: Context,
  batchId: string | undefined,
  people: readonly Written[],
): Promise<ReadonlySet<string>> {
  if (batchId === undefined) return new Set();
  const accountIds = people.map(({ accountId }) => accountId);
  const readers = await store.readersOf(sql, { organizationId, batchId, accountIds });
  return new Set(readers.map(({ readerId }) => readerId));
}

/** Returns the accounts that haven't reached the weekly limit. */
async function belowLimit(
  { sql, now, organizationId }: Context,
  people: readonly Written[],
): Promise<ReadonlySet<string>> {
  const accountIds = people.map(({ accountId }) => accountId);
  const atLimit = await store.listAtLimit(sql, { organizationId, accountIds, at: now });
  const full = new Set(atLimit.map(({ accountId }) => accountId));
  return new Set(accountIds.filter((accountId) => !full.has(accountId)));
}

/** The sender of a text to several applicants, and its time. */
type Sending = {
  readonly sql: Sql;
  readonly at: Date;
  readonly authorId: string;
  readonly organizationId: OrganizationId;
  /** False in a sandbox, which notifies no one. */
  readonly isLive: boolean;
};

type Text = {
  /** The batch, which can have earlier messages. */
  readonly batchId: string;
  readonly body: string;
  readonly emails: readonly string[];
  readonly organizationName: string;
};

/**
 * Sends a text to applicants. Skips applicants who are at their weekly limit, or whose text gets too long.
 * @param admit selects the accounts to send to
 * @returns the accounts that got it
 */
export async function sendTogether(
  sending: Sending,
  { batchId, body, emails, organizationName }: Text,
  admit: (accountIds: readonly string[]) => Promise<readonly { readonly accountId: string }[]>,
): Promise<ReadonlySet<string>> {
  const { sql, organizationId } = sending;
  const people = await store.lockRecipients(sql, { organizationId, emails });
  const admitted = new Set(
    (await admit(people.map(({ accountId }) => accountId))).map((item) => item.accountId),
  );
  const written = people
    .filter(({ accountId }) => admitted.has(accountId))
    .map((person) => ({ ...person, body: filledIn(body, person, organizationName) }))
    .filter((item) => item.body.length <= LIMITS.text.message);
  return deliver(sending, { batchId, body }, written);
}

/** Adds a message to each thread that isn't at its weekly limit and has none of the batch. @returns the accounts that got one */
async function deliver(
  { sql, at, authorId, organizationId, isLive }: Sending,
  { batchId, body }: { batchId: string; body: string },
  people: readonly Written[],
): Promise<ReadonlySet<string>> {
  const accountIds = people.map(({ accountId }) => accountId);
  // Locks the threads, so that concurrent batches to the same person count each other's messages.
  const threads = await store.lockThreads(sql, {
    organizationId,
    ids: people.map(() => newId("thread")),
    accountIds,
    at,
  });
  const threadOf = new Map(threads.map(({ id, accountId }) => [accountId, id]));
  const sent = await store.insertMessages(sql, {
    organizationId,
    batchId,
    ids: people.map(() => newId("message")),
    threadIds: accountIds.map((accountId) => threadOf.get(accountId) ?? ""),
    accountIds,
    bodies: people.map((person) => person.body),
    authorId,
    at,
  });
  if (sent.length === 0) return new Set();
  const recipients = new Set(sent.map(({ accountId }) => accountId));
  await store.moveThreadsToTop(sql, { organizationId, accountIds: [...recipients], at });
  await store.insertBatch(sql, { organizationId, batchId, body, authorId, at });
  if (isLive) {
    const part = { organizationId, batchId, accountIds: [...recipients] };
    await onBehalfOf(organizationId, () => enqueue(sql, "tell-of-batch", part));
  }
  const messageOf = new Map(sent.map(({ id, accountId }) => [accountId, id]));
  await recordAuditEvents(
    sql,
    { organizationId, actorAccountId: authorId, action: "message_sent" },
    people
      .filter(({ accountId }) => recipients.has(accountId))
      .map((person) => ({
        subjectEmail: person.email,
        details: {
          messageId: messageOf.get(person.accountId) ?? null,
          messageBatchId: batchId,
          applicationId: null,
          length: person.body.length,
        },
      })),
  );
  return recipients;
}
