import { randomUUID } from "node:crypto";
import { LIMITS } from "#domain/limits.ts";
import { DAY, HOUR, MINUTE } from "#domain/units.ts";
import { type AccountId, accountOfJob } from "#server/core/access.ts";
import { toOperationError } from "#server/core/errors.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { openSecret } from "#server/lib/sealed-secret.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { receiveMailOf } from "#server/resources/inbound-emails/service.ts";
import type { MailboxFailure } from "./contract.ts";
import { failureOf, type MailboxSession, MailboxUnreadable, withMailbox } from "./session.ts";
import * as store from "./store.ts";

const AT_ONCE = 500;
/** The pause between runs; after each failure in a row it doubles, up to the longest. */
const PAUSE = 10 * MINUTE;
const PAUSE_MAX = 6 * HOUR;
/** The limits of a run: the number of messages, their bytes, and the time. */
const MESSAGES_MAX = 50;
const BYTES_MAX = 2 * LIMITS.requests.inboundEmail;
const READING_MS = 40_000;
const RUN_MS = 120_000;
/**
 * A run that takes longer is slow. Its mailbox then rests for a multiple of that time, so that slow mailboxes
 * leave turns to others.
 */
const SLOW_MS = 20_000;
const RESTS = 4;
/** The time after which another process may take over a stopped process's mailbox. It is longer than a run. */
const LEASE_SECONDS = 3 * MINUTE;
/**
 * The overlap with the last run if the folder's UIDs are new: mail from this long before that run is read again, but isn't stored twice.
 */
const OVERLAP = 2 * DAY;
/** The number of consecutive failed runs before fetching is paused. Repeating a wrong password could lock the mailbox. */
const TRIES = 10;
const TRIES_OF: Partial<Record<MailboxFailure, number>> = {
  wrong_password: 2,
  unknown_folder: 3,
  password_lost: 1,
};

/** The number of consecutive runs that fail to store the same message before it is skipped. */
const MESSAGE_TRIES = 5;

/** Returns the purpose and owner that decrypt an account's password. */
export const sealOfPassword = (accountId: AccountId) =>
  ({ purpose: "mailbox password", owner: accountId }) as const;

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000);

/** Plans a run for each mailbox that is due. May run in several processes concurrently. */
export async function planMailFetches(at = now()): Promise<void> {
  for (;;) {
    const due = await inSqlTransaction(async (sql) => {
      const mailboxes = await store.takeDue(sql, { at, nextAt: later(at, PAUSE), limit: AT_ONCE });
      for (const { accountId } of mailboxes) await planFetch(sql, accountId);
      return mailboxes;
    });
    if (due.length < AT_ONCE) return;
  }
}

/** Plans a run of an account's mailbox in the caller's transaction. */
export function planFetch(sql: Sql, accountId: AccountId): Promise<void> {
  return onBehalfOf(accountId, () => enqueue(sql, "fetch-mail", { accountId }));
}

type Run = { readonly accountId: AccountId; readonly lease: string; readonly mailbox: store.ClaimedMailbox };

/** Fetches the new mail of an account's mailbox, and stores it as forwarded mail. Records failures of the mailbox's server. */
export async function fetchMail(job: { accountId: string }): Promise<void> {
  const sql = sqlOn(pool);
  const at = now();
  const own = { accountId: accountOfJob(job.accountId), lease: randomUUID() };
  const mailbox = await store.claimMailbox(sql, { ...own, at, until: later(at, LEASE_SECONDS) });
  if (!mailbox) return;
  const run = { ...own, mailbox };
  const began = performance.now();
  try {
    const { received, skipped, isMore } = await readNew(run);
    const tookMs = performance.now() - began;
    const isResting = isMore && tookMs > SLOW_MS;
    await inSqlTransaction(async (transaction) => {
      const ended = {
        ...own,
        at,
        nextAt: isResting ? later(now(), (RESTS * tookMs) / 1_000) : later(at, PAUSE),
        readSince: later(at, -OVERLAP),
        received,
        skipped,
      };
      await store.writeRun(transaction, ended);
      if (isMore && !isResting) await planFetch(transaction, own.accountId);
    });
  } catch (error) {
    if (isNamed(error, "LeaseLost")) return;
    const failure = failureOf(error);
    if (failure === null && !isNamed(error, "MessageFailed")) throw error;
    const isAgain =
      failure !== null && failure in TRIES_OF
        ? failure === mailbox.failure
        : (failure === null) === (mailbox.failure === null);
    const failures = isAgain ? mailbox.failures + 1 : 1;
    const pause = Math.min(PAUSE * 2 ** failures, PAUSE_MAX);
    const isPaused = failure !== null && failures >= (TRIES_OF[failure] ?? TRIES);
    await store.writeFailure(sql, { ...own, failure, failures, at, nextAt: later(at, pause), isPaused });
    if (failure === null) throw error;
  }
}

type Progress = { readonly received: number; readonly skipped: number; readonly isMore: boolean };

function readNew(run: Run): Promise<Progress> {
  const { host, port, userName, folder } = run.mailbox;
  const login = { host, port, userName, password: passwordOf(run) };
  return withMailbox(login, RUN_MS, async (session) => {
    const opened = await session.open(folder);
    return readFolder(run, session, opened);
  });
}

function passwordOf({ accountId, mailbox }: Run): string {
  try {
    return openSecret(mailbox.sealedPassword, sealOfPassword(accountId));
  } catch (error) {
    throw new MailboxUnreadable("password_lost", error);
  }
}

/** Reads the messages of the open folder that no earlier run read, until one of the run's limits is reached. */
async function readFolder(
  run: Run,
  session: MailboxSession,
  { uidValidity, uidNext }: { uidValidity: number; uidNext: number },
): Promise<Progress> {
  const { lastUid, readSince, uidValidity: knownValidity } = run.mailbox;
  const isKnown = knownValidity === uidValidity;
  const uids = isKnown ? await session.searchAfter(lastUid) : await session.searchSince(new Date(readSince));
  if (!isKnown && uids.length === 0) {
    await inSqlTransaction((sql) => moveTo(sql, run, { uidValidity, lastUid: Math.max(0, uidNext - 1) }));
    return { received: 0, skipped: 0, isMore: false };
  }
  const sizes = await session.readSizes(uids.slice(0, MESSAGES_MAX));
  const began = performance.now();
  const counts = { received: 0, skipped: 0 };
  let bytes = 0;
  for (const [index, uid] of uids.entries()) {
    const size = sizes.get(uid) ?? 0;
    const isOver =
      index >= MESSAGES_MAX ||
      performance.now() - began > READING_MS ||
      (bytes > 0 && bytes + size > BYTES_MAX);
    if (isOver) return { ...counts, isMore: true };
    const message = size > LIMITS.requests.inboundEmail ? null : await session.readMessage(uid);
    bytes += message?.byteLength ?? 0;
    const outcome = await receive(run, message, { uidValidity, lastUid: uid }, index === 0);
    if (outcome === "later") return { ...counts, isMore: false };
    counts[outcome] += 1;
    if (!session.isOpen()) return { ...counts, isMore: true };
  }
  return { ...counts, isMore: false };
}

type Position = { readonly uidValidity: number; readonly lastUid: number };

/**
 * Stores a message and the position after it in one transaction, so that a run that is killed anywhere reads nothing twice and loses
 * nothing.
 * @param isFirst whether it is the run's first message: one that fails is tried again as the first of the next runs, and finally skipped
 * @returns "later" if too much mail is read right now, or a later message failed
 * @throws MessageFailed
 */
async function receive(
  run: Run,
  message: Buffer | null,
  position: Position,
  isFirst: boolean,
): Promise<"received" | "skipped" | "later"> {
  const { accountId, mailbox } = run;
  const advance = (sql: Sql) => moveTo(sql, run, position);
  if (message !== null) {
    try {
      await receiveMailOf({ accountId, userId: mailbox.userId }, message, advance);
      return "received";
    } catch (error) {
      const { code } = toOperationError(error);
      if (code === "rate_limited" || code === "unavailable") return "later";
      if (isNamed(error, "LeaseLost")) throw error;
      if (code !== "email_unreadable" && code !== "quota_exceeded") {
        if (!isFirst) return "later";
        const tries = mailbox.failure === null ? mailbox.failures + 1 : 1;
        if (tries < MESSAGE_TRIES) throw new MessageFailed("A message couldn't be stored.", { cause: error });
        logger.error({ err: error, accountId }, "a message of a mailbox was skipped");
      }
    }
  }
  await inSqlTransaction(advance);
  return "skipped";
}

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

/** The error if a message couldn't be stored because of an internal error. */
class MessageFailed extends Error {
  override readonly name = "MessageFailed";
}

/** The error if the mailbox was disconnected, reconnected, or taken by another run. */
class LeaseLost extends Error {
  override readonly name = "LeaseLost";
}

async function moveTo(sql: Sql, { accountId, lease }: Run, position: Position): Promise<void> {
  const until = later(now(), LEASE_SECONDS);
  if (!(await store.writePosition(sql, { accountId, lease, ...position, until })))
    throw new LeaseLost("The mailbox isn't this run's anymore.");
}
