import { LIMITS } from "#domain/limits.ts";
import { HOUR_MS } from "#domain/time.ts";
import { OperationError, toOperationError } from "#server/core/errors.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { countMailAttempt } from "../attempts.ts";
import { linkOf } from "../mailed-link/purposes.ts";
import { consumeLink, findLink, issueLink } from "../mailed-link/store.ts";
import { lockUser } from "../user-lock.ts";

const { newFactorGuard, recoveryWindow } = LIMITS.lifetimes;
/** The time after an account's creation, in milliseconds, in which its browsers count as its creator's. */
const BEGINNING_MS = HOUR_MS;

/**
 * Guards an account if a browser that is new to it adds the first second factor. For a day, changing its address and removing factors
 * require approval from its mailbox. So an intruder who has only the password can't lock the owner out overnight.
 */
export async function guardFirstFactor(
  client: PrismaTransaction,
  userId: string,
  sessionId: string | null,
): Promise<void> {
  if (sessionId === null) return;
  const where = { id: sessionId, userId };
  const session = await client.signInSession.findFirst({ where, include: { user: true } });
  if (session === null) return;
  const { deviceSince, createdAt, user } = session;
  const since = (deviceSince ?? createdAt).getTime();
  const isNew = since > now().getTime() - recoveryWindow * 1_000;
  if (!isNew || since < user.createdAt.getTime() + BEGINNING_MS) return;
  const guardedUntil = new Date(now().getTime() + newFactorGuard * 1_000);
  await client.user.update({ where: { id: userId }, data: { guardedUntil } });
  // A change that was requested earlier can't be completed either.
  await client.mailedLink.deleteMany({ where: { userId, purpose: "address_change" } });
}

/**
 * Checks that the account isn't guarded. If it is, emails the owner a link to approve the change.
 * @throws validation_failed if it is guarded, rate_limited
 */
export async function assertUnguarded(userId: string): Promise<void> {
  const { email, guardedUntil } = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  if (!isGuarding(guardedUntil)) return;
  await mailApprovalLink(userId, email);
  throw new OperationError(
    "validation_failed",
    `A new browser added your first second factor less than a day ago. To make sure it's you, we emailed a link to ${email}. Open it, then try again.`,
  );
}

/** Checks whether a guard with this end is still active; null is no guard. */
export function isGuarding(guardedUntil: Date | null): boolean {
  return guardedUntil !== null && guardedUntil > now();
}

/** Emails the link that approves the change. A link that was just sent also covers the next change. */
async function mailApprovalLink(userId: string, email: string): Promise<void> {
  try {
    await countMailAttempt(email, { ip: userId });
  } catch (error) {
    const isWaiting = await prisma.mailedLink.count({ where: { userId, purpose: "allow_change" } });
    if (toOperationError(error).code === "rate_limited" && isWaiting > 0) return;
    throw error;
  }
  await inPrismaTransaction(async (client, sql) => {
    const secret = await issueLink(client, { purpose: "allow_change", email, userId });
    await sendMail(sql, composeMail("allowChange", email, linkOf("allow_change", secret)));
  });
}

/** Returns the address whose changes a link would approve, or null if it was used, has expired, or the account's address has changed. */
export async function readChangeApproval(secret: string): Promise<{ email: string } | null> {
  const link = await findLink("allow_change", secret);
  if (!link?.userId) return null;
  const user = await prisma.user.findUniqueOrThrow({ where: { id: link.userId }, select: { email: true } });
  return user.email === link.email ? { email: link.email } : null;
}

/** Ends an account's guard by the link that was sent to its address. @returns false if the link no longer works */
export async function approveChanges(secret: string): Promise<boolean> {
  const link = await findLink("allow_change", secret);
  if (!link?.userId) return false;
  const { userId: id, email } = link;
  return inPrismaTransaction(async (client, sql) => {
    await lockUser(sql, { userId: id });
    if (!(await consumeLink(client, link))) return false;
    const { count } = await client.user.updateMany({ where: { id, email }, data: { guardedUntil: null } });
    return count > 0;
  });
}
