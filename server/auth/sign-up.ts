import { isUniqueViolation } from "#server/core/sql.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { createUser } from "./accounts.ts";
import { countAttempt } from "./attempts.ts";
import { sendConfirmation } from "./mailed-sign-in.ts";
import { hashPassword } from "./password.ts";
import type { Visitor } from "./visitor.ts";

export type SignUp = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Whether a link that was mailed to the address led here; then it needs no other. */
  readonly isProven?: boolean;
};

/**
 * Makes an account with a password, and mails a link that confirms the address unless it is proven. An address that has an account is told so
 * by mail and nowhere else.
 * @returns the new user, or null where the address had an account
 * @throws rate_limited
 */
export async function signUp(given: SignUp, visitor: Visitor): Promise<{ id: string } | null> {
  await countAttempt("mail", given.email, visitor);
  return register(given, await hashPassword(given.password));
}

async function register(given: SignUp, passwordHash: string): Promise<{ id: string } | null> {
  try {
    return await inPrismaTransaction(async (transaction, sql) => {
      const email = given.email;
      if (await isTaken(transaction, email)) {
        await sendMail(sql, composeMail("addressTaken", email, `${env().PUBLIC_URL}/sign-in`));
        return null;
      }
      const emailVerified = given.isProven ? now() : null;
      const user = await createUser(transaction, { email, name: given.name, passwordHash, emailVerified });
      if (emailVerified === null) await sendConfirmation(transaction, sql, email);
      return { id: user.id };
    });
  } catch (error) {
    // Two sign-ups at once for one address: the second finds the first's account, in a transaction of its own.
    if (isUniqueViolation(error)) return register(given, passwordHash);
    throw error;
  }
}

async function isTaken(client: PrismaTransaction, email: string): Promise<boolean> {
  return (await client.user.findUnique({ where: { email }, select: { id: true } })) !== null;
}
