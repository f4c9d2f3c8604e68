import { usualReading } from "#server/auth/reading.ts";
import { type AccountId, accountOfJob } from "#server/core/access.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { logger } from "#server/lib/logger.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { caseloadItem, composeMail, digestItem } from "#server/mail/compose.ts";
import { takeOccasion } from "#server/mail/occasions.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import {
  holdDueDigest,
  listDueDigests,
  minuteOf,
  moveDigest,
  nextDigest,
  unsubscribeLink,
} from "#server/resources/preferences/service.ts";
import { sendPush } from "#server/resources/push/service.ts";
import { CASELOAD_KINDS, readCaseloads } from "#server/resources/roster/service.ts";
import { KINDS } from "./contract.ts";
import { readToday } from "./store.ts";

const AT_ONCE = 500;
const FIRST = new Date(0);

/**
 * Emails the digests that are due. May run in several processes concurrently, and late: a person then gets one digest, not one for each
 * missed day. Memory is bounded: people are read in portions, and each has a transaction.
 * @returns the number of digests handed to the queue. @throws the first person's error, after all have been tried
 */
export async function sendDigests(at = now(), atOnce = AT_ONCE): Promise<{ sent: number }> {
  let after = { afterAt: FIRST, afterId: "" };
  let sent = 0;
  const failures: unknown[] = [];
  for (;;) {
    const due = await listDueDigests(sqlOn(pool), { at, limit: atOnce, ...after });
    for (const { userId } of due) {
      try {
        if (await inSqlTransaction((sql) => sendDigest(sql, userId, at))) sent += 1;
      } catch (error) {
        logger.error({ user: userId, error }, "a digest was not sent");
        failures.push(error);
      }
    }
    const last = due.at(-1);
    if (!last || due.length < atOnce) break;
    after = { afterAt: new Date(last.nextAt), afterId: last.userId };
  }
  if (failures.length > 0) throw failures[0];
  return { sent };
}

/** Hands a person's digest to the queue if it says anything, and plans the next one. */
async function sendDigest(sql: Sql, userId: string, at: Date): Promise<boolean> {
  const held = await holdDueDigest(sql, { userId, at });
  if (held === null) return false;
  const { accountId, email, isConfirmed, nextAt, weekday, hour, timeZone } = held;
  const zone = timeZone ?? usualReading().timeZone;
  await moveDigest(sql, { userId, nextAt: nextDigest({ weekday, hour }, zone, minuteOf(userId), at) });
  if (!isConfirmed) return false;
  const reader = { accountId: accountOfJob(accountId), userId };
  const items = [...(await itemsOf(sql, reader.accountId, at)), ...(await itemsOfCoach(sql, reader, at))];
  if (items.length === 0) return false;
  const occasion = { userId, kind: "digest", subjectId: "", occasionAt: new Date(nextAt) } as const;
  if ((await takeOccasion(sql, occasion)) === null) return false;
  const unsubscribe = unsubscribeLink({ userId, kind: "digest" });
  const mail = composeMail("digest", email, `${env().PUBLIC_URL}/today`, {}, unsubscribe, items);
  await onBehalfOf(accountId, async () => {
    await sendMail(sql, mail);
    const shown = { title: mail.subject, body: items.join("\n"), path: "/today", tag: "digest" };
    await sendPush(sql, userId, "digest", shown);
  });
  return true;
}

/** Returns a line for each kind of item on the person's Today. */
async function itemsOf(sql: Sql, accountId: AccountId, at: Date): Promise<string[]> {
  const { counts } = await readToday(sql, accountId, at);
  return KINDS.flatMap((kind) => (counts[kind] ? [digestItem(kind, counts[kind])] : []));
}

/** Returns a line for each kind of work with the applicants whom the person coaches, by organization. */
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
