import { inPrismaTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { ensureConfirmedOwner, ownerOf } from "./address-owner.ts";
import { countMailAttempt } from "./attempts.ts";
import { announceEnded } from "./credential-ending.ts";
import { linkOf } from "./mailed-link/purposes.ts";
import { consumeLink, findLink, issueLink, lockAddress } from "./mailed-link/store.ts";
import { findEndedByVerification } from "./recovery/added.ts";
import { digestOf } from "./secrets.ts";
import { type LinkRequester, requesterOf } from "./visitor.ts";

/**
 * Emails a link that signs in, or that creates an account if the address has none. Both cases look the same to the visitor.
 * @throws rate_limited
 */
export async function mailSignInLink(email: string, path: string, requester: LinkRequester): Promise<void> {
  await mailLink("signInLink", email, path, requester);
}

/**
 * Emails a user with an unconfirmed address the link that confirms it and signs in. Does nothing if it is confirmed.
 * @param sessionId the session that requests it; in its browser, the link needs only a click on its button
 * @throws rate_limited
 */
export async function mailConfirmation(userId: string, sessionId: string | null): Promise<void> {
  const { email, emailVerified } = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  if (emailVerified !== null) return;
  const browserDigest = sessionId === null ? null : digestOf(sessionId);
  await mailLink("confirmAddress", email, "/settings", { ip: userId, browserDigest });
}

async function mailLink(
  kind: "signInLink" | "confirmAddress",
  email: string,
  path: string,
  requester: LinkRequester,
): Promise<void> {
  await countMailAttempt(email, requester);
  await inPrismaTransaction(async (transaction, sql) => {
    const owner = await ownerOf(transaction, email);
    const { browserDigest = null } = requester;
    const link = { purpose: "sign_in", email, path, browserDigest, userId: owner?.id ?? null } as const;
    const secret = await issueLink(transaction, link);
    const mail = composeMail(kind, email, linkOf("sign_in", secret));
    await sendMail(sql, mail, await requesterOf(owner?.id, requester));
  });
}

/**
 * Returns the link as its page shows it, with the credentials that it ends if it is a first verification, or null if it was used or has
 * expired.
 */
export async function readSignInLink(secret: string) {
  const link = await findLink("sign_in", secret);
  if (link === null) return null;
  const { email, browserDigest } = link;
  return { email, browserDigest, endedByVerification: await findEndedByVerification(email) };
}

/**
 * Uses up the link: confirms its address and returns the address's user, creating one if there is none.
 * @returns the user and the page to open, or null if the link no longer works
 */
export async function completeSignInLink(secret: string): Promise<{ id: string; path: string } | null> {
  const link = await findLink("sign_in", secret);
  if (link === null) return null;
  const { email, path } = link;
  const settled = await inPrismaTransaction(async (transaction, sql) => {
    await lockAddress(sql, email);
    if (!(await consumeLink(transaction, link))) return null;
    return ensureConfirmedOwner(transaction, sql, { email, name: null, passwordHash: null });
  });
  if (settled === null) return null;
  await announceEnded(settled.ended);
  return { id: settled.userId, path };
}
