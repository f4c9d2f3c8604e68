import { announceRevocations } from "#server/core/live.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { countAttempt } from "./attempts.ts";
import { digestOf, issueToken } from "./one-time-token.ts";
import { hashPassword } from "./password.ts";
import { deleteSessions } from "./session-store.ts";
import type { Visitor } from "./visitor.ts";

const RESET_SECONDS = 60 * 60;
const PURPOSE = "reset:";

/** What the tokens of a user's links for a new password are filed under. */
export const resetIdentifier = (userId: string) => `${PURPOSE}${userId}`;

/**
 * Mails a link for a new password, which makes earlier ones void. An address without an account gets a mail that says so:
 * the page tells neither.
 * @throws rate_limited
 */
export async function mailResetLink(email: string, visitor: Visitor): Promise<void> {
  await countAttempt("mail", email, visitor);
  await inPrismaTransaction(async (transaction, sql) => {
    const user = await transaction.user.findUnique({ where: { email }, select: { id: true } });
    if (user === null) {
      await sendMail(sql, composeMail("noAccount", email, `${env().PUBLIC_URL}/sign-up`));
      return;
    }
    const identifier = resetIdentifier(user.id);
    await transaction.verificationToken.deleteMany({ where: { identifier } });
    const token = await issueToken(transaction, identifier, RESET_SECONDS);
    await sendMail(sql, composeMail("resetPassword", email, `${env().PUBLIC_URL}/reset/${token}`));
  });
}

/** Whose password a link may set; null where it was used, replaced or is past its hour. */
export async function readResetToken(token: string): Promise<{ id: string; email: string } | null> {
  const row = await prisma.verificationToken.findUnique({ where: { token: digestOf(token) } });
  if (!row?.identifier.startsWith(PURPOSE) || row.expires <= now()) return null;
  const id = row.identifier.slice(PURPOSE.length);
  return prisma.user.findUnique({ where: { id }, select: { id: true, email: true } });
}

/**
 * Uses the link up, sets the password and signs the user out everywhere. Whoever had the link reads the address's mail,
 * so the address counts as confirmed.
 * @returns the user, or null where the link no longer works
 */
export async function resetPassword(token: string, password: string): Promise<{ id: string } | null> {
  const user = await readResetToken(token);
  if (user === null) return null;
  const passwordHash = await hashPassword(password);
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    const used = await transaction.verificationToken.deleteMany({ where: { token: digestOf(token) } });
    if (used.count === 0) return null;
    await confirmAddress(transaction, user.id);
    await transaction.user.update({ where: { id: user.id }, data: { passwordHash } });
    await sendMail(sql, composeMail("passwordChanged", user.email, `${env().PUBLIC_URL}/reset`));
    return deleteSessions(transaction, user.id, { sessionId: null });
  });
  await announceRevocations(ended ?? []);
  return ended === null ? null : { id: user.id };
}

async function confirmAddress(client: PrismaTransaction, id: string): Promise<void> {
  await client.user.updateMany({ where: { id, emailVerified: null }, data: { emailVerified: now() } });
}
