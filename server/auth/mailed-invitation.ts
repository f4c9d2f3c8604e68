import { normalizeEmail } from "#server/core/fields.ts";
import { sqlOn } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { readMailedInvitation } from "#server/resources/organization-invitations/service.ts";

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

/** Takes the address of a user as confirmed who opened an invitation that was mailed to it. */
export async function confirmByInvitation(userId: string, secret: string): Promise<void> {
  const invitation = await findMailedInvitation(secret);
  if (invitation?.status !== "pending") return;
  const where = { id: userId, email: invitation.email, emailVerified: null };
  await prisma.user.updateMany({ where, data: { emailVerified: now() } });
}
