import { inPrismaTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { composeMail } from "#server/mail/compose.ts";
import { sendMail } from "#server/mail/send-mail.ts";
import { holdUser } from "./accounts.ts";
import { announceAddress, writeAddress } from "./address-change.ts";
import { ownerOf } from "./address-owner.ts";
import { ALL_OWN_WAYS, announceEnded, endWays } from "./credential-ending.ts";
import { forgetDevices } from "./known-device.ts";
import { dropLinks, findLink, holdAddress, takeLink } from "./mailed-link/store.ts";
import { noteSecurityEvent } from "./security-log/note.ts";

/** The address that a link leads back to; null where it is used or over, or the address has another account by now. */
export async function readAddressUndo(secret: string): Promise<{ email: string } | null> {
  const link = await findLink("address_undo", secret);
  if (link === null) return null;
  const owner = await ownerOf(prisma, link.email);
  return owner === null || owner.id === link.userId ? { email: link.email } : null;
}

/**
 * Takes a change of address back, for whoever reads the mail of the former one. Whoever made the change was in the account, so
 * the password ends with every session, key, app, feed, webhook and linked provider. Second factors stay, and are asked for. Both
 * addresses are told.
 * @returns the user to be signed in, or null where the link no longer works
 */
export async function undoAddressChange(secret: string): Promise<{ id: string } | null> {
  const link = await findLink("address_undo", secret);
  if (!link?.userId) return null;
  const { userId, email, createdAt } = link;
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    await holdAddress(sql, email);
    if (!(await takeLink(transaction, link))) return null;
    const owner = await ownerOf(transaction, email);
    if (owner !== null && owner.id !== userId) return null;
    await holdUser(sql, userId);
    const { email: changed } = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
    await dropLinks(transaction, { email: changed, userId });
    // Ways back to what the address was changed to later go; those to what it was before stay.
    const later = { userId, purpose: "address_undo", createdAt: { gte: createdAt } };
    await transaction.mailedLink.deleteMany({ where: later });
    await transaction.linkedProvider.deleteMany({ where: { userId } });
    await forgetDevices(sql, userId);
    await transaction.user.update({ where: { id: userId }, data: { passwordHash: null } });
    await writeAddress(transaction, userId, email);
    await noteSecurityEvent(sql, { kind: "address_changed", userId });
    const { PUBLIC_URL } = env();
    await sendMail(sql, composeMail("newAddress", email, `${PUBLIC_URL}/settings`));
    await sendMail(sql, composeMail("addressChangeUndone", changed, `${PUBLIC_URL}/sign-up`));
    return endWays(transaction, sql, userId, ALL_OWN_WAYS);
  });
  if (ended === null) return null;
  await announceEnded(ended);
  await announceAddress(userId);
  return { id: userId };
}
