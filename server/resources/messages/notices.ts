import { applicantPath } from "#domain/applicant-path.ts";
import { isStaff, type Role } from "#domain/roles.ts";
import { type OrganizationId, organizationOfJob } from "#server/core/access.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { composeMail } from "#server/mail/compose.ts";
import { deliverMail } from "#server/mail/send-mail.ts";
import { unsubscribeLink } from "#server/resources/preferences/service.ts";
import { replyAddressOf } from "./reply-address.ts";
import { readersOf } from "./store/batches.ts";
import * as store from "./store/notices.ts";

/** A reader's messages in an organization since an instant. */
type NewMessages = { readonly readerId: string; readonly organizationId: string; readonly since: string };

/** Some recipients of a batch. A job of an earlier release has no accounts, which means all recipients. */
type PartOfBatch = {
  readonly organizationId: string;
  readonly batchId: string;
  readonly accountIds?: readonly string[];
};

/** Plans emails to the recipients of a batch. */
export async function notifyOfBatch({ organizationId, batchId, accountIds }: PartOfBatch): Promise<void> {
  const id = organizationOfJob(organizationId);
  const readers = await readersOf(sqlOn(pool), {
    organizationId: id,
    batchId,
    accountIds: accountIds ?? null,
  });
  for (const { readerId, createdAt } of readers) {
    await inSqlTransaction((sql) => planNotice(sql, readerId, id, new Date(createdAt)));
  }
}

/** Plans an email to a reader about a message, at most one an hour. Later messages are in the next email. */
export async function planNotice(
  sql: Sql,
  readerId: string,
  organizationId: OrganizationId,
  now: Date,
): Promise<void> {
  const planned = await store.planNotice(sql, { readerId, organizationId, at: now });
  if (planned === null) return;
  const notice = { readerId, organizationId, since: now.toISOString() };
  await onBehalfOf(organizationId, () => enqueue(sql, "tell-of-messages", notice, new Date(planned.dueAt)));
}

/**
 * Emails a reader the number of unread messages since an instant, never their text. If they are in one thread and the installation receives
 * email, the reader can reply by email. Sends nothing if they have read the messages, left, or turned such emails off.
 * @param id the same on a retry, so that only one email is sent
 */
export async function notifyOfMessages(since: NewMessages, id: string): Promise<void> {
  const found = await store.readNewMessages(sqlOn(pool), since);
  if (found === null) return;
  const { userId, email, role, slug, organizationName: organization, authorName: author, count } = found;
  const { threadId, memberId } = found;
  const path = threadPath({ slug, role, memberId });
  const replyTo = threadId && replyAddressOf({ threadId, readerId: since.readerId }, now());
  const unsubscribe = userId && unsubscribeLink({ userId, kind: "messages" });
  const { purpose: _purpose, ...mail } = composeMail(
    "message",
    email,
    `${env().PUBLIC_URL}${path}`,
    { organization, author, count: String(count), replies: replyTo ? "yes" : "no" },
    { ...(unsubscribe ? { unsubscribe } : {}), ...(replyTo ? { replyTo } : {}) },
  );
  await deliverMail(mail, id);
}

/** A reader of a thread. `memberId` is the applicant's. */
type Threaded = { readonly slug: string; readonly role: Role; readonly memberId: string | null };

/** Returns the path of the page with a reader's thread, or with all threads if the applicant is unknown. */
export function threadPath({ slug, role, memberId }: Threaded): string {
  if (!isStaff(role)) return `/o/${slug}`;
  return memberId === null ? `/o/${slug}/messages` : applicantPath(slug, memberId);
}
