import type { Actor } from "#server/core/actor.ts";
import { invalidField } from "#server/core/errors.ts";
import { normalizeEmail } from "#server/core/fields.ts";
import { announceChange, announceRevocation } from "#server/core/live.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { now } from "#server/lib/clock.ts";
import { type PrismaTransaction, prisma } from "#server/lib/database.ts";
import { leaveAllOrganizations } from "#server/resources/members/service.ts";
import { countAttempt, forgiveAttempts } from "./attempts.ts";
import { verifyPassword } from "./password.ts";

export type AccountDeletion = {
  readonly actor: Actor;
  readonly requestId: string;
  /** The person's own address, typed again. */
  readonly email: string;
  /** Asked of whoever has one. */
  readonly password: string;
};

/**
 * Deletes the user with every row and file of theirs, live and sandbox, and ends every credential. Memberships are left
 * as by leaving; the logs of organizations keep what they say.
 * @throws validation_failed, rate_limited, last_owner
 */
export async function deleteAccount({ actor, requestId, email, password }: AccountDeletion): Promise<void> {
  const { userId } = actor;
  await assertMeant(userId, email, password);
  const affected = {
    accounts: new Set<string>(),
    organizations: new Set<string>(),
    revokedCredentials: new Set<string>(),
  };
  await inPrismaTransaction(async (transaction, sql) => {
    await leaveAllOrganizations({
      actor,
      requestId,
      ifMatch: null,
      idempotencyKey: null,
      now: now(),
      sql,
      affected,
    });
    const { credentials, fileKeys } = await belongings(transaction, userId);
    for (const credential of credentials) affected.revokedCredentials.add(credential);
    for (const key of fileKeys) await enqueue(sql, "remove-file", { key });
    await removeUser(transaction, userId, credentials);
  });
  for (const credential of affected.revokedCredentials) announceRevocation(credential);
  if (affected.organizations.size > 0) {
    const organizationIds = [...affected.organizations];
    announceChange({ accountId: null, organizationIds, operation: "members.leave", originTab: null });
  }
}

async function assertMeant(userId: string, email: string, password: string): Promise<void> {
  const user = await prisma.user.findUniqueOrThrow({ where: { id: userId } });
  if (normalizeEmail(email) !== user.email) {
    throw invalidField(["email"], "Type the address of this account, to be sure.");
  }
  if (user.passwordHash === null) return;
  await countAttempt("password", user.email, { ip: userId });
  if (!(await verifyPassword(user.passwordHash, password))) {
    throw invalidField(["password"], "This is not your password.");
  }
  await forgiveAttempts("password", user.email);
}

/** What ends with the user beside their rows: credentials to be forgotten, files to be removed. */
async function belongings(transaction: PrismaTransaction, userId: string) {
  const ofUser = { where: { userId }, select: { id: true } };
  const [sessions, keys, grants, resumes] = [
    await transaction.signInSession.findMany(ofUser),
    await transaction.apiKey.findMany(ofUser),
    await transaction.oAuthGrant.findMany(ofUser),
    await transaction.resume.findMany({ where: { account: { userId } }, select: { storageKey: true } }),
  ];
  return {
    credentials: [...sessions, ...keys, ...grants].map(({ id }) => id),
    fileKeys: resumes.map(({ storageKey }) => storageKey),
  };
}

/** Rows without a foreign key first: stored answers, mailed tokens, the synthetic log; the rest goes with the user. */
async function removeUser(transaction: PrismaTransaction, userId: string, credentials: string[]) {
  const principals = [`session:${userId}`, ...credentials];
  const stored = principals.flatMap((principal) => [`live:${principal}`, `sandbox:${principal}`]);
  await transaction.idempotencyRecord.deleteMany({ where: { principal: { in: stored } } });
  const sandbox = await transaction.sandbox.findUnique({ where: { userId }, select: { id: true } });
  if (sandbox) await transaction.auditEvent.deleteMany({ where: { sandboxId: sandbox.id } });
  const { email } = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
  await transaction.verificationToken.deleteMany({ where: { identifier: email } });
  await transaction.user.delete({ where: { id: userId } });
}
