import { normalizeEmail } from "#server/core/fields.ts";
import { sqlOn } from "#server/core/sql.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { pool } from "#server/lib/database.ts";
import { readMailedInvitation } from "#server/resources/organization-invitations/service.ts";
import { ownerOf } from "./address-owner.ts";
import { announceEnded } from "./credential-ending.ts";
import { proveAddress } from "./first-proof.ts";
import { holdAddress } from "./mailed-link/store.ts";

/** The invitation that a mailed link opens, whatever became of it; null for a link that never was, or was replaced. */
export function findMailedInvitation(secret: string) {
  return readMailedInvitation(sqlOn(pool), secret, now());
}

const PATH = /^\/invitations\/([\w-]+)$/;

/** The invitation whose page somebody is to be led back to, if it still waits. */
export async function invitationAt(path: string) {
  const secret = PATH.exec(path)?.[1];
  const invitation = secret === undefined ? null : await findMailedInvitation(secret);
  return invitation?.status === "pending" ? invitation : null;
}

/** Whether coming by the path proves an address: its link was mailed there and nowhere else. */
export async function provesAddress(path: string, email: string): Promise<boolean> {
  return (await invitationAt(path))?.email === normalizeEmail(email);
}

/**
 * Takes the address of a user as proved who holds the secret of an invitation that was mailed to it; a first proof, which
 * ends their session too. Says whether it is proved.
 */
export async function proveByInvitation(userId: string, secret: string): Promise<boolean> {
  const invitation = await findMailedInvitation(secret);
  if (invitation?.status !== "pending") return false;
  const { email } = invitation;
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    await holdAddress(sql, email);
    const owner = await ownerOf(transaction, email);
    return owner?.id === userId ? proveAddress(transaction, sql, { userId, passwordHash: null }) : null;
  });
  if (ended !== null) await announceEnded(ended);
  return ended !== null;
}
