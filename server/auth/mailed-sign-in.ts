import type { Sql } from "#server/core/sql.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { countAttempt } from "./attempts.ts";
import { issueToken } from "./one-time-token.ts";
import type { Visitor } from "./visitor.ts";

/** How long a link that was asked for works. */
export const SIGN_IN_LINK_SECONDS = 60 * 60;
const CONFIRMATION_SECONDS = 24 * 60 * 60;

/**
 * Mails a link that signs in, or makes an account where the address has none; the same to the eye in both cases.
 * @throws rate_limited
 */
export async function mailSignInLink(email: string, callbackPath: string, visitor: Visitor): Promise<void> {
  await countAttempt("mail", email, visitor);
  await inPrismaTransaction(async (transaction, sql) => {
    const link = await signInLink(transaction, { email, callbackPath, seconds: SIGN_IN_LINK_SECONDS });
    await sendMail(sql, composeMail("signInLink", email, link));
  });
}

/**
 * Mails the link that confirms a user's address, and signs in besides. Signing up sends the first one.
 * @throws rate_limited
 */
export async function mailConfirmation(userId: string): Promise<void> {
  const { email } = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  await countAttempt("mail", email, { ip: userId });
  await inPrismaTransaction((transaction, sql) => sendConfirmation(transaction, sql, email));
}

/** The same within the transaction that makes the user. */
export async function sendConfirmation(client: PrismaTransaction, sql: Sql, email: string): Promise<void> {
  const link = await signInLink(client, { email, callbackPath: "/", seconds: CONFIRMATION_SECONDS });
  await sendMail(sql, composeMail("welcome", email, link));
}

/** Makes a link that signs the address in once; next-auth's own route takes it. */
async function signInLink(
  client: PrismaTransaction,
  { email, callbackPath, seconds }: { email: string; callbackPath: string; seconds: number },
): Promise<string> {
  const token = await issueToken(client, email, seconds);
  const query = new URLSearchParams({ callbackUrl: callbackPath, token, email });
  return `${env().PUBLIC_URL}/api/auth/callback/email?${query}`;
}
