import { normalizeEmail } from "#domain/email-address.ts";
import type { Actor } from "#server/core/actor.ts";
import { invalidField } from "#server/core/errors.ts";
import { announceChange, announceRevocations } from "#server/core/live.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import { prisma } from "#server/lib/database.ts";
import { leaveAllOrganizations } from "#server/resources/members/service.ts";
import { verifyPassword } from "./password.ts";
import { isOwnPassword } from "./password-attempts.ts";
import { removeUser } from "./removal/user.ts";
import { writeSecurityLine } from "./security-log/line.ts";

export type AccountDeletion = {
  readonly actor: Actor;
  /** The person's email address, typed as confirmation. */
  readonly email: string;
  /** Required if the person has one. */
  readonly password: string;
};

/**
 * Deletes the user with all their rows and files, live and sandbox, and ends every credential. Memberships end
 * as if the user left. Organizations' logs keep their entries.
 * @throws validation_failed, rate_limited, last_owner
 */
export async function deleteAccount({ actor, email, password }: AccountDeletion): Promise<void> {
  const { userId } = actor;
  await assertConfirmed(userId, email, password);
  const affected = {
    accounts: new Set<string>(),
    organizations: new Set<string>(),
    revokedCredentials: new Set<string>(),
  };
  await inPrismaTransaction(async (transaction, sql) => {
    await leaveAllOrganizations({ actor, now: now(), sql, affected }, "throw");
    const ended = await removeUser(transaction, sql, userId);
    for (const credential of ended) affected.revokedCredentials.add(credential);
  });
  writeSecurityLine({ event: "account_deleted", outcome: "success", userId, credentialId: actor.sessionId });
  await announceRevocations(affected.revokedCredentials);
  if (affected.organizations.size > 0) {
    const organizationIds = [...affected.organizations];
    announceChange({ accountId: null, organizationIds, operation: "members.leave", originTab: null });
  }
}

async function assertConfirmed(userId: string, email: string, password: string): Promise<void> {
  const user = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  if (normalizeEmail(email) !== user.email) {
    throw invalidField(["email"], "Enter this account's email address to confirm.");
  }
  const { passwordHash } = user;
  if (passwordHash === null) return;
  const isTheirs = await isOwnPassword(userId, () => verifyPassword(passwordHash, password));
  if (!isTheirs) throw invalidField(["password"], "That's not your password.");
}
