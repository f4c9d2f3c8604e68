import { normalizeEmail } from "#domain/email-address.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { readMailedInvitation } from "#server/resources/organization-invitations/service.ts";
import { ownerOf } from "./address-owner.ts";
import { announceEnded } from "./credential-ending.ts";
import { confirmAddress } from "./email-verification.ts";
import { lockAddress } from "./mailed-link/store.ts";

/** Returns the invitation that an emailed link opens, in any status, or null if the link is unknown or was replaced. */
export function findMailedInvitation(secret: string) {
  return readMailedInvitation(sqlOn(pool), secret, now());
}

const PATH = /^\/invitations\/([\w-]+)$/;

/** Returns the invitation whose page is at the path, if it is still pending. */
export async function invitationAt(path: string) {
  const secret = PATH.exec(path)?.[1];
  const invitation = secret === undefined ? null : await findMailedInvitation(secret);
  return invitation?.status === "pending" ? invitation : null;
}

/** Checks whether opening the path confirms an address, because its link was sent only there. */
export async function confirmsAddress(path: string, email: string): Promise<boolean> {
  return (await invitationAt(path))?.email === normalizeEmail(email);
}

/**
 * Confirms the address of a user who has the secret of an invitation that was sent to it. A first verification
 * also ends their session. Returns true if it is confirmed.
 */
export async function confirmByInvitation(userId: string, secret: string): Promise<boolean> {
  const invitation = await findMailedInvitation(secret);
  if (invitation?.status !== "pending") return false;
  const { email } = invitation;
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    await lockAddress(sql, email);
    const owner = await ownerOf(transaction, email);
    return owner?.id === userId ? confirmAddress(transaction, sql, { userId, passwordHash: null }) : null;
  });
  if (ended !== null) await announceEnded(ended);
  return ended !== null;
}
