import type { Sql } from "#server/core/sql.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { ownerOf } from "./address-owner.ts";
import { countMailAttempt } from "./attempts.ts";
import { announceEnded, type EndedCredentials } from "./credential-ending.ts";
import { confirmAddress } from "./email-verification.ts";
import { linkOf } from "./mailed-link/purposes.ts";
import { consumeLink, deleteLinks, findLink, issueLink, lockAddress } from "./mailed-link/store.ts";
import { hashPassword } from "./password.ts";
import { addedSince, findEndedByVerification, windowBefore } from "./recovery/added.ts";
import { endAdded, type RecoveryEnds } from "./recovery/end-added.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { sendPasswordNotice } from "./security-log/notices.ts";
import { lockUser } from "./user-lock.ts";
import { type LinkRequester, requesterOf } from "./visitor.ts";

/**
 * Emails a link for a new password, which replaces earlier ones. An address without an account gets an email that says so;
 * the page doesn't reveal it.
 * @throws rate_limited
 */
export async function mailResetLink(email: string, requester: LinkRequester): Promise<void> {
  await countMailAttempt(email, requester);
  await inPrismaTransaction(async (transaction, sql) => {
    const owner = await ownerOf(transaction, email);
    await transaction.mailedLink.deleteMany({ where: { email, purpose: "reset" } });
    const { browserDigest = null } = requester;
    const userId = owner?.id ?? null;
    // Written for an unknown address too, though no one gets the secret, so that both cases take the same time.
    const secret = await issueLink(transaction, { purpose: "reset", email, userId, browserDigest });
    const mail =
      owner === null
        ? composeMail("noAccount", email, `${env().PUBLIC_URL}/sign-up`)
        : composeMail("resetPassword", email, linkOf("reset", secret));
    await sendMail(sql, mail, await requesterOf(owner?.id, requester));
  });
}

/**
 * Returns the user's address with the recent additions that the reset could end, or null if the link was
 * used, replaced, or has expired.
 */
export async function readReset(secret: string) {
  const link = await findLink("reset", secret);
  if (!link?.userId) return null;
  const { userId, email, browserDigest } = link;
  const owner = await ownerOf(prisma, email);
  if (owner?.id !== userId) return null;
  return {
    email,
    browserDigest,
    endedByVerification: await findEndedByVerification(email),
    added: await addedSince(userId, windowBefore(now())),
  };
}

/**
 * Uses up the link, sets the password, and ends every session and the other credentials that the user chose to end. The link also proves
 * the address.
 * @returns the user, or null if the link no longer works
 */
export async function resetPassword(
  secret: string,
  password: string,
  ends: RecoveryEnds,
): Promise<{ id: string } | null> {
  const link = await findLink("reset", secret);
  if (!link?.userId) return null;
  const { userId, email } = link;
  const passwordHash = await hashPassword(password);
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    await lockAddress(sql, email);
    // Locks the user before using up the link, as a recovery does, to prevent a deadlock between the two.
    await lockUser(sql, { userId });
    if (!(await consumeLink(transaction, link))) return null;
    return setPassword(transaction, sql, { userId, email, passwordHash, ends });
  });
  if (ended === null) return null;
  await announceEnded(ended);
  return { id: userId };
}

type NewPassword = { userId: string; email: string; passwordHash: string; ends: RecoveryEnds };

async function setPassword(
  client: PrismaTransaction,
  sql: Sql,
  { userId, email, passwordHash, ends }: NewPassword,
): Promise<EndedCredentials | null> {
  const owner = await ownerOf(client, email);
  if (owner?.id !== userId) return null;
  await sendPasswordNotice(sql, { ...owner, email });
  if (owner.emailVerified === null) {
    return confirmAddress(client, sql, { userId, passwordHash, name: null });
  }
  await client.user.update({ where: { id: userId }, data: { passwordHash } });
  await deleteLinks(client, { email, userId });
  await noteSecurityEvent(sql, { kind: "password_reset", userId });
  return endAdded(client, sql, userId, { since: windowBefore(now()), ends });
}
