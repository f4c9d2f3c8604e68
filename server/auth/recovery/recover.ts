import { inPrismaTransaction } from "#server/core/transaction.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { announceAddress, writeAddress } from "../address-change.ts";
import { ownerOf } from "../address-owner.ts";
import { announceEnded } from "../credential-ending.ts";
import { RECOVERING, type RecoveringPurpose } from "../mailed-link/purposes.ts";
import { consumeLink, deleteLinks, findLink, lockAddress } from "../mailed-link/store.ts";
import { noteSecurityEvent } from "../security-log/note.ts";
import { lockUser } from "../user-lock.ts";
import { type AddedCredentials, addedSince, windowBefore } from "./added.ts";
import { endAdded, type RecoveryEnds } from "./end-added.ts";

/** The effects of a link that recovers an account. */
type Recovery = {
  /** The address that the link was sent to, which the account gets back. */
  readonly email: string;
  /** The account's current address, if it is different. */
  readonly changedTo: string | null;
  readonly added: AddedCredentials;
};

/**
 * Returns the changes that an email's link would undo, or null if it was used or has expired, or if its address now has another account.
 */
export async function readRecovery(purpose: RecoveringPurpose, secret: string): Promise<Recovery | null> {
  const link = await findLink(purpose, secret);
  if (!link?.userId) return null;
  const { userId, email, createdAt } = link;
  if (!(await isFree(prisma, email, userId))) return null;
  const user = await prisma.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  return {
    email,
    changedTo: user.email === email ? null : user.email,
    added: await addedSince(userId, windowBefore(createdAt)),
  };
}

/**
 * Gives an account back to the reader of the address that a link was sent to. The person who caused the email
 * had access to the account, so this ends the password, all sessions, everything added since seven days
 * before the email, and older credentials that the person chooses. Older factors stay required. If the
 * address changes back, notifies both addresses. Links in later emails stop working, and links in earlier
 * emails still work, so the earliest link wins in any order of use.
 * @returns the user to sign in, or null if the link no longer works
 */
export async function recoverAccount(
  purpose: RecoveringPurpose,
  secret: string,
  older: RecoveryEnds["older"],
): Promise<{ id: string } | null> {
  const link = await findLink(purpose, secret);
  if (!link?.userId) return null;
  const { userId, email, createdAt } = link;
  const recovered = await inPrismaTransaction(async (client, sql) => {
    await lockAddress(sql, email);
    // Locks the user before using up the link, to prevent a deadlock between two recoveries of one user.
    await lockUser(sql, { userId });
    if (!(await isFree(client, email, userId)) || !(await consumeLink(client, link))) return null;
    const { email: changed } = await client.user.findUniqueOrThrow({ where: { id: userId } });
    await deleteLinks(client, { email: changed, userId });
    const later = { userId, purpose: { in: [...RECOVERING] }, createdAt: { gte: createdAt } };
    await client.mailedLink.deleteMany({ where: later });
    await client.user.update({ where: { id: userId }, data: { passwordHash: null } });
    const settings = `${env().PUBLIC_URL}/settings`;
    if (changed !== email) {
      await writeAddress(client, userId, email);
      await noteSecurityEvent(sql, { kind: "address_changed", userId });
      await sendMail(sql, composeMail("newAddress", email, settings));
      await sendMail(sql, composeMail("addressChangeUndone", changed, `${env().PUBLIC_URL}/sign-up`));
    } else {
      await sendMail(sql, composeMail("accountRecovered", email, settings));
    }
    await noteSecurityEvent(sql, { kind: "account_recovered", userId });
    const since = windowBefore(createdAt);
    const ended = await endAdded(client, sql, userId, { since, ends: { recent: true, older } });
    return { ended, isMoved: changed !== email };
  });
  if (recovered === null) return null;
  await announceEnded(recovered.ended);
  if (recovered.isMoved) await announceAddress(userId);
  return { id: userId };
}

async function isFree(client: PrismaTransaction, email: string, userId: string): Promise<boolean> {
  const owner = await ownerOf(client, email);
  return owner === null || owner.id === userId;
}
