import { inPrismaTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { ownerOf, settleOwner } from "./address-owner.ts";
import { announceEnded } from "./credential-ending.ts";
import type { Asker } from "./mailed-link/asking-browser.ts";
import { countMail } from "./mailed-link/count-mail.ts";
import { linkOf } from "./mailed-link/purposes.ts";
import { findLink, holdAddress, issueLink, type NewLink, takeLink } from "./mailed-link/store.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { withinAttempts } from "./password-attempts.ts";
import { endedByFirstProof } from "./recovery/added.ts";
import type { Visitor } from "./visitor.ts";

export type SignUp = { readonly name: string; readonly email: string; readonly password: string };

/**
 * Takes a sign-up down until its link is used, and mails the link. An address that has an account is told so by mail and
 * nowhere else: what is done and answered is the same.
 * @param path where the link leads on to
 * @throws rate_limited
 */
export async function signUp(
  { name, email, password }: SignUp,
  asker: Asker,
  path: string = "/",
): Promise<void> {
  await countMail(email, asker);
  const passwordHash = await hashPassword(password);
  await mailWelcome({ email, name, passwordHash, path, browserDigest: asker.browserDigest ?? null });
}

type PendingSignUp = Omit<NewLink, "purpose" | "userId">;

/** Mails a pending sign-up's link; again with a new one, beside which the first still works. The caller has counted it. */
export async function mailWelcome(pending: PendingSignUp): Promise<void> {
  const { email } = pending;
  await inPrismaTransaction(async (transaction, sql) => {
    const owner = await ownerOf(transaction, email);
    // Written for a taken address too, where nobody ever learns the secret: so that both cost the same.
    const secret = await issueLink(transaction, { ...pending, purpose: "sign_up" });
    const isTaken = owner !== null && owner.emailVerified !== null;
    const mail = isTaken
      ? composeMail("addressTaken", email, `${env().PUBLIC_URL}/sign-in`)
      : composeMail("welcome", email, linkOf("sign_up", secret));
    await sendMail(sql, mail, { browser: pending.browserDigest ?? null });
  });
}

/** The sign-up behind a link, while it can be completed; null for a link that is used or over, or whose address has an owner by now. */
export async function readSignUp(secret: string) {
  const link = await findLink("sign_up", secret);
  if (link === null) return null;
  const { email, browserDigest } = link;
  const owner = await ownerOf(prisma, email);
  if (owner !== null && owner.emailVerified !== null) return null;
  return { email, browserDigest, firstProofEnds: await endedByFirstProof(email) };
}

/**
 * Whether the password is the one that the sign-up behind a link chose: asked of another browser than the one that signed
 * up, so that nobody completes the sign-up of a stranger, and with it keeps a password that the stranger knows.
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
 * Completes a sign-up by its link: its address is proved, and the password is the one that this sign-up chose.
 * @returns the user and where to go on, or null where the link no longer works
 */
export async function completeSignUp(secret: string): Promise<{ id: string; path: string } | null> {
  const link = await findLink("sign_up", secret);
  if (link === null) return null;
  const { email, name, passwordHash, path } = link;
  const settled = await inPrismaTransaction(async (transaction, sql) => {
    await holdAddress(sql, email);
    if (!(await takeLink(transaction, link))) return null;
    return settleOwner(transaction, sql, { email, name, passwordHash });
  });
  if (settled === null || settled.wasProved) return null;
  await announceEnded(settled.ended);
  return { id: settled.userId, path };
}

/**
 * Signs up whoever came by a link that was mailed to the address, which so is proved: at once, without another mail.
 * @returns the user, or null where the address has an account; then it is told so by mail
 * @throws rate_limited
 */
export async function signUpProved(
  { name, email, password }: SignUp,
  asker: Asker,
): Promise<{ id: string } | null> {
  await countMail(email, asker);
  const passwordHash = await hashPassword(password);
  const settled = await inPrismaTransaction(async (transaction, sql) => {
    await holdAddress(sql, email);
    return settleOwner(transaction, sql, { email, name, passwordHash });
  });
  await announceEnded(settled.ended);
  if (!settled.wasProved) return { id: settled.userId };
  await mailWelcome({ email, name, passwordHash, browserDigest: asker.browserDigest ?? null });
  return null;
}
