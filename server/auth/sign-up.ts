import { inPrismaTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { ensureConfirmedOwner, ownerOf } from "./address-owner.ts";
import { countMailAttempt } from "./attempts.ts";
import { announceEnded } from "./credential-ending.ts";
import { linkOf } from "./mailed-link/purposes.ts";
import { consumeLink, findLink, issueLink, lockAddress, type NewLink } from "./mailed-link/store.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { withinAttempts } from "./password-attempts.ts";
import { findEndedByVerification } from "./recovery/added.ts";
import type { LinkRequester, Visitor } from "./visitor.ts";

export type SignUp = { readonly name: string; readonly email: string; readonly password: string };

/**
 * Stores a sign-up until its link is used, and emails the link. An address that already has an account learns so only by
 * email: the work and the response are the same.
 * @param path the page to open after the link
 * @throws rate_limited
 */
export async function signUp(
  { name, email, password }: SignUp,
  requester: LinkRequester,
  path: string = "/",
): Promise<void> {
  await countMailAttempt(email, requester);
  const passwordHash = await hashPassword(password);
  await mailWelcome({ email, name, passwordHash, path, browserDigest: requester.browserDigest ?? null });
}

type PendingSignUp = Omit<NewLink, "purpose" | "userId">;

/**
 * Emails a pending sign-up's link. A repeated sign-up gets a new link, and the first one still works. The
 * caller has counted the email.
 */
export async function mailWelcome(pending: PendingSignUp): Promise<void> {
  const { email } = pending;
  await inPrismaTransaction(async (transaction, sql) => {
    const owner = await ownerOf(transaction, email);
    // Written for a taken address too, though no one gets the secret, so that both cases take the same time.
    const secret = await issueLink(transaction, { ...pending, purpose: "sign_up" });
    const isTaken = owner !== null && owner.emailVerified !== null;
    const mail = isTaken
      ? composeMail("addressTaken", email, `${env().PUBLIC_URL}/sign-in`)
      : composeMail("welcome", email, linkOf("sign_up", secret));
    await sendMail(sql, mail, { browser: pending.browserDigest ?? null });
  });
}

/**
 * Returns the sign-up of a link while it can be completed, or null if the link was used or has expired, or
 * its address now has an owner.
 */
export async function readSignUp(secret: string) {
  const link = await findLink("sign_up", secret);
  if (link === null) return null;
  const { email, browserDigest } = link;
  const owner = await ownerOf(prisma, email);
  if (owner !== null && owner.emailVerified !== null) return null;
  return { email, browserDigest, endedByVerification: await findEndedByVerification(email) };
}

/**
 * Checks a password against the one chosen in a link's sign-up. Every browser except the one that signed up
 * must give it. Otherwise, a person could complete a stranger's sign-up for their address, with a password
 * that the stranger knows.
 * @throws rate_limited
 */
export async function isPasswordOfSignUp(
  secret: string,
  password: string,
  visitor: Pick<Visitor, "ip">,
): Promise<boolean> {
  const link = await findLink("sign_up", secret);
  if (link === null) return false;
  const isRight = await withinAttempts({ email: link.email, visitor, knownDevice: null }, async () =>
    (await verifyPassword(link.passwordHash, password)) ? true : null,
  );
  return isRight ?? false;
}

/**
 * Completes a sign-up by its link: confirms the address and sets the password of this sign-up.
 * @returns the user and the page to open, or null if the link no longer works
 */
export async function completeSignUp(secret: string): Promise<{ id: string; path: string } | null> {
  const link = await findLink("sign_up", secret);
  if (link === null) return null;
  const { email, name, passwordHash, path } = link;
  const settled = await inPrismaTransaction(async (transaction, sql) => {
    await lockAddress(sql, email);
    if (!(await consumeLink(transaction, link))) return null;
    return ensureConfirmedOwner(transaction, sql, { email, name, passwordHash });
  });
  if (settled === null || settled.wasConfirmed) return null;
  await announceEnded(settled.ended);
  return { id: settled.userId, path };
}

/**
 * Signs up a person who opened a link that was sent to the address, which confirms it: immediately, without another email.
 * @returns the user, or null if the address has an account, which then gets an email that says so
 * @throws rate_limited
 */
export async function signUpConfirmed(
  { name, email, password }: SignUp,
  requester: LinkRequester,
): Promise<{ id: string } | null> {
  await countMailAttempt(email, requester);
  const passwordHash = await hashPassword(password);
  const settled = await inPrismaTransaction(async (transaction, sql) => {
    await lockAddress(sql, email);
    return ensureConfirmedOwner(transaction, sql, { email, name, passwordHash });
  });
  await announceEnded(settled.ended);
  if (!settled.wasConfirmed) return { id: settled.userId };
  await mailWelcome({ email, name, passwordHash, browserDigest: requester.browserDigest ?? null });
  return null;
}
