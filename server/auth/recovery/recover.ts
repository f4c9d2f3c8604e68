import { inPrismaTransaction } from "#server/core/transaction.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { announceAddress, writeAddress } from "../address-change.ts";
import { ownerOf } from "../address-owner.ts";
import { announceEnded } from "../credential-ending.ts";
import { holdUser } from "../hold-user.ts";
import { RECOVERING, type RecoveringPurpose } from "../mailed-link/purposes.ts";
import { dropLinks, findLink, holdAddress, takeLink } from "../mailed-link/store.ts";
import { noteSecurityEvent } from "../security-log/note.ts";
import { type Added, addedSince, windowBefore } from "./added.ts";
import { endAdded, type RecoveryEnds } from "./end-added.ts";

/** What a link that recovers an account would do. */
type Recovery = {
  /** The address that the link was mailed to, which is the account's again afterwards. */
  readonly email: string;
  /** The account's address now, where it is another. */
  readonly changedTo: string | null;
  readonly added: Added;
};

/** What the link of a mail takes back; null where it is used or over, or the address has another account by now. */
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
 * Gives an account back to whoever reads the mail of the address that a link went to. Whoever did what the mail told of was in the
 * account, so the password and all sessions end, what was added in the seven days before and since, and of the rest what the person
 * chooses. Older factors stay, and are asked for. Both addresses are told where the address goes back.
 *
 * The links of later mails end, those of earlier ones stay: so the first of all that were mailed prevails, in whichever order
 * they are used.
 * @returns the user to be signed in, or null where the link no longer works
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
    await holdAddress(sql, email);
    // Before the link is used up: of two recoveries of one user none waits for what the other holds.
    await holdUser(sql, userId);
    if (!(await isFree(client, email, userId)) || !(await takeLink(client, link))) return null;
    const { email: changed } = await client.user.findUniqueOrThrow({ where: { id: userId } });
    await dropLinks(client, { email: changed, userId });
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
