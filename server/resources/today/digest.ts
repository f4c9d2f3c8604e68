import { defaultDateFormats } from "#server/auth/date-formats.ts";
import { type AccountId, accountOfJob } from "#server/core/access.ts";
import { byWorker, isWorkerDown } from "#server/core/parts.ts";
import type { RowOf } from "#server/core/query.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { takeOccasion } from "#server/mail/budgets.ts";
import { caseloadItem, composeMail, digestItem } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { countOpenEmails } from "#server/resources/inbound-emails/service.ts";
import {
  listDueDigests,
  lockDueDigests,
  minuteOf,
  moveDigests,
  nextDigest,
  unsubscribeLink,
} from "#server/resources/preferences/service.ts";
import { sendPush } from "#server/resources/push/service.ts";
import { CASELOAD_KINDS, readCaseloads } from "#server/resources/roster/service.ts";
import { KINDS } from "./contract.ts";
import { readToday } from "./store.ts";

const AT_ONCE = 500;
/** The number of digests that are written in one transaction, so that a commit isn't needed for each. */
const A_TRANSACTION = 50;
/**
 * The maximum number of consecutive people with an unavailable database; then the run stops. A coach's digest may need another worker, too.
 */
const UNAVAILABLE_MAX = 3;
const FIRST = new Date(0);

/**
 * Emails the digests that are due. May run in several processes concurrently, and late: a person then gets one digest, not one for each
 * missed day. Memory is bounded: people are read in portions.
 * @returns the number of digests handed to the queue. @throws the first person's error, after all have been tried
 */
export async function sendDigests(at = now(), atOnce = AT_ONCE): Promise<{ sent: number }> {
  let after = { afterAt: FIRST, afterId: "" };
  let sent = 0;
  const failures: unknown[] = [];
  const sending = byWorker("users", async (userIds) => {
    for (let from = 0; from < userIds.length; from += A_TRANSACTION) {
      const result = await sendTo(userIds.slice(from, from + A_TRANSACTION), at);
      sent += result.sent;
      failures.push(...result.failures);
    }
  });
  for (;;) {
    const due = await listDueDigests(sqlOn(pool), { at, limit: atOnce, ...after });
    await sending.run(due.map(({ userId }) => userId));
    const last = due.at(-1);
    if (!last || due.length < atOnce) break;
    after = { afterAt: new Date(last.nextAt), afterId: last.userId };
  }
  sending.end();
  if (failures.length > 0) throw failures[0];
  return { sent };
}

/**
 * Sends digests in one transaction or, if that fails, one by one, so that a person's error stops no one else's digest.
 * @throws if the database is unavailable for several people in a row
 */
async function sendTo(userIds: readonly string[], at: Date): Promise<{ sent: number; failures: unknown[] }> {
  try {
    return { sent: await inSqlTransaction((sql) => sendTogether(sql, userIds, at)), failures: [] };
  } catch (error) {
    const [userId, ...others] = userIds;
    if (userId !== undefined && others.length === 0) {
      logger.error({ user: userId, error }, "a digest was not sent");
      return { sent: 0, failures: [error] };
    }
  }
  const failures: unknown[] = [];
  let [sent, awayInARow] = [0, 0];
  for (const id of userIds) {
    const result = await sendTo([id], at);
    sent += result.sent;
    failures.push(...result.failures);
    const [failure] = result.failures;
    awayInARow = failure !== undefined && isWorkerDown(failure) ? awayInARow + 1 : 0;
    if (awayInARow === UNAVAILABLE_MAX) throw failure;
  }
  return { sent, failures };
}

/** Plans people's next digests, and queues the emails of those who have items. Returns how many were queued. */
async function sendTogether(sql: Sql, userIds: readonly string[], at: Date): Promise<number> {
  const locked = await lockDueDigests(sql, { userIds, at });
  const nextAts = locked.map(({ userId, weekday, hour, timeZone }) => {
    const zone = timeZone ?? defaultDateFormats().timeZone;
    return nextDigest({ weekday, hour }, zone, minuteOf(userId), at).toISOString();
  });
  await moveDigests(sql, { userIds: locked.map(({ userId }) => userId), nextAts });
  let sent = 0;
  for (const item of locked) if (await sendDigest(sql, item, at)) sent += 1;
  return sent;
}

/** Queues a person's digest if it has items and the address is confirmed. */
async function sendDigest(sql: Sql, locked: RowOf<typeof lockDueDigests>, at: Date): Promise<boolean> {
  const { userId, accountId, email, nextAt } = locked;
  if (email === null) return false;
  const reader = { accountId: accountOfJob(accountId), userId };
  const items = [...(await itemsOf(sql, reader.accountId, at)), ...(await itemsOfCoach(sql, reader, at))];
  if (items.length === 0) return false;
  const occasion = { userId, kind: "digest", subjectId: "", occasionAt: new Date(nextAt) } as const;
  if ((await takeOccasion(sql, occasion)) === null) return false;
  const unsubscribe = unsubscribeLink({ userId, kind: "digest" });
  const mail = composeMail("digest", email, `${env().PUBLIC_URL}/today`, {}, { unsubscribe, items });
  await onBehalfOf(accountId, async () => {
    await sendMail(sql, mail);
    const shown = { title: mail.subject, body: items.join("\n"), path: "/today", tag: "digest" };
    await sendPush(sql, userId, "digest", shown);
  });
  return true;
}

/** Returns a line for each kind of item on the person's Today, and one for employers' emails. */
async function itemsOf(sql: Sql, accountId: AccountId, at: Date): Promise<string[]> {
  const { counts } = await readToday(sql, accountId, at);
  const mails = await countOpenEmails(sql, { accountId });
  const items = KINDS.flatMap((kind) => (counts[kind] ? [digestItem(kind, counts[kind])] : []));
  return mails > 0 ? [...items, digestItem("mail", mails)] : items;
}

/** Returns a line for each kind of work with the applicants whom the person coaches, grouped by organization. */
async function itemsOfCoach(
  sql: Sql,
  coach: { accountId: AccountId; userId: string },
  at: Date,
): Promise<string[]> {
  const caseloads = await readCaseloads(sql, coach, at);
  return caseloads.flatMap(({ name, counts }) =>
    CASELOAD_KINDS.flatMap((kind) => (counts[kind] > 0 ? [caseloadItem(kind, name, counts[kind])] : [])),
  );
}
