import { invalidField } from "#server/core/errors.ts";
import { announceChange } from "#server/core/live.ts";
import { isUniqueViolation, type Sql } from "#server/core/sql.ts";
import { inPrismaTransaction, TransientConflict } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { ownerOf } from "./address-owner.ts";
import { countMailAttempt } from "./attempts.ts";
import { announceEnded, type EndedCredentials, NOTHING_ENDED } from "./credential-ending.ts";
import { confirmAddress } from "./email-verification.ts";
import { assertUnguarded, isGuarding } from "./factors/new-factor-guard.ts";
import { linkOf } from "./mailed-link/purposes.ts";
import { consumeLink, deleteLinks, findLink, issueLink, lockAddress } from "./mailed-link/store.ts";
import { noteSecurityEvent } from "./security-log/note.ts";
import { lockUser } from "./user-lock.ts";

/**
 * Emails a link to the new address that a user wants, and ends an earlier request. If the address
 * already has an account, emails its owner a notice instead; the result is the same.
 * @throws validation_failed for the user's current address and for a guarded account, rate_limited
 */
export async function requestAddressChange(userId: string, email: string): Promise<void> {
  const user = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  if (user.email === email) throw invalidField(["email"], "This is already your email address.");
  await assertUnguarded(userId);
  await countMailAttempt(email, { ip: userId });
  await inPrismaTransaction(async (transaction, sql) => {
    const owner = await ownerOf(transaction, email);
    await transaction.mailedLink.deleteMany({ where: { userId, purpose: "address_change" } });
    const secret = await issueLink(transaction, { purpose: "address_change", email, userId });
    const mail =
      owner === null
        ? composeMail("changeAddress", email, linkOf("address_change", secret))
        : composeMail("addressInUse", email, `${env().PUBLIC_URL}/sign-in`);
    await sendMail(sql, mail);
  });
}

/** Returns a link's new address for the user, or null if the link was used, has expired, or was requested by another user. */
export async function readAddressChange(secret: string, userId: string): Promise<{ email: string } | null> {
  const link = await findLink("address_change", secret);
  if (link === null || link.userId !== userId) return null;
  return (await ownerOf(prisma, link.email)) === null ? { email: link.email } : null;
}

/**
 * Changes the address by the link that was sent to the new one. Only the signed-in user who asked can use it: if the address was mistyped,
 * its owner can't take over the account. Both addresses are notified, the old one with an undo for seven days.
 * @returns false if the link no longer works
 */
export async function completeAddressChange(secret: string, userId: string): Promise<boolean> {
  const link = await findLink("address_change", secret);
  if (link === null || link.userId !== userId) return false;
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    await lockAddress(sql, link.email);
    // Locks the user before using up the link, as a recovery does, to prevent a deadlock between the two.
    await lockUser(sql, { userId });
    if (!(await consumeLink(transaction, link))) return null;
    if ((await ownerOf(transaction, link.email)) !== null) return null;
    // A factor may have been added since the change was requested, or during the request.
    const { guardedUntil } = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
    if (isGuarding(guardedUntil)) return null;
    return change(transaction, sql, userId, link.email);
  });
  if (ended === null) return false;
  await announceEnded(ended);
  await announceAddress(userId);
  return true;
}

async function change(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  email: string,
): Promise<EndedCredentials> {
  const former = await client.user.findUniqueOrThrow({ where: { id: userId } });
  // An address that was never confirmed gets no undo link. Confirming the new one is the first verification.
  const isFirstVerification = former.emailVerified === null;
  const ended = isFirstVerification
    ? await confirmAddress(client, sql, { userId, passwordHash: null })
    : NOTHING_ENDED;
  await deleteLinks(client, { email: former.email, userId });
  await deleteLinks(client, { email, userId });
  await writeAddress(client, userId, email);
  await noteSecurityEvent(sql, { kind: "address_changed", userId });
  await sendMail(sql, composeMail("newAddress", email, `${env().PUBLIC_URL}/settings`));
  if (isFirstVerification) return ended;
  const undo = await issueLink(client, { purpose: "address_undo", email: former.email, userId });
  await sendMail(sql, composeMail("addressChanged", former.email, linkOf("address_undo", undo), { email }));
  return ended;
}

/** Writes the address of a user and of their live account, which their memberships use. The caller has locked the address. */
export async function writeAddress(client: PrismaTransaction, userId: string, email: string): Promise<void> {
  const data = { email, emailVerified: now() };
  await client.user.update({ where: { id: userId }, data }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new TransientConflict() : error;
  });
  await client.account.updateMany({ where: { userId, sandboxId: null }, data: { email } });
}

/** Reloads the pages of the user and of their organizations, which show the address. */
export async function announceAddress(userId: string): Promise<void> {
  const account = await prisma.account.findFirstOrThrow({
    where: { userId, sandboxId: null },
    select: { id: true, memberships: { select: { organizationId: true } } },
  });
  const organizationIds = account.memberships.map(({ organizationId }) => organizationId);
  const requestContext = { operation: "account.change_address", originTab: null };
  announceChange({ ...requestContext, accountId: account.id });
  if (organizationIds.length > 0) announceChange({ ...requestContext, accountId: null, organizationIds });
}
