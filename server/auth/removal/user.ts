import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { now } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { beginRemoval } from "./remains.ts";

/**
 * Deletes a user in the caller's transaction, with every way in which they or others could reach their data; jobs delete their files.
 * If they have more rows than a transaction should delete, a job deletes the remaining rows soon after the commit.
 * @param most the rows to delete in this transaction
 * @returns the credentials that ended with them, to be announced after the commit
 */
export async function removeUser(
  transaction: PrismaTransaction,
  sql: Sql,
  userId: string,
  most?: number,
): Promise<readonly string[]> {
  const { credentials, fileKeys } = await credentialsAndFiles(transaction, userId);
  for (const key of fileKeys) await enqueue(sql, "remove-file", { key });
  const accounts = await transaction.account.findMany({ where: { userId }, select: { id: true } });
  const accountIds = accounts.map(({ id }) => id);
  await removeLooseRows(transaction, userId, accountIds, credentials);
  const sandboxId = await detach(transaction, userId, accountIds);
  await transaction.user.delete({ where: { id: userId } });
  await beginRemoval(sql, { accountIds, sandboxId }, most);
  return credentials;
}

/** Returns the credentials to drop from caches and the files to remove when the user is deleted. */
async function credentialsAndFiles(transaction: PrismaTransaction, userId: string) {
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

/** The account id in responses that release 0.1.0 stored, which didn't name their account. */
const STORED_BEFORE = "";

/** Deletes rows without a foreign key: responses that release 0.1.0 stored, emailed tokens, locally stored email, makers' names. */
async function removeLooseRows(
  transaction: PrismaTransaction,
  userId: string,
  accountIds: string[],
  credentials: string[],
) {
  const principals = [`session:${userId}`, ...credentials];
  const stored = principals.flatMap((principal) => [`live:${principal}`, `sandbox:${principal}`]);
  await transaction.idempotencyRecord.deleteMany({
    where: { accountId: STORED_BEFORE, principal: { in: stored } },
  });
  // An organization's webhook endpoints stay, without their maker.
  await transaction.organizationWebhookEndpoint.updateMany({
    where: { makerAccountId: { in: accountIds } },
    data: { makerId: null, makerName: null, makerAccountId: null },
  });
  const { email } = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
  await transaction.mailedLink.deleteMany({ where: { email } });
  await transaction.mailMessage.deleteMany({ where: { recipient: email } });
}

/**
 * Separates the accounts and the sandbox from the user, whose own row can then be deleted: ends access that
 * needs no credential, and the memberships with their shares, and erases the person's name and address, which
 * can be used to sign up again. Deleting rows of an account without a user writes no events.
 * @returns the sandbox, or null
 */
async function detach(
  transaction: PrismaTransaction,
  userId: string,
  accountIds: string[],
): Promise<string | null> {
  const ofAccounts = { where: { accountId: { in: accountIds } } };
  await transaction.calendarFeed.deleteMany(ofAccounts);
  await transaction.inboundAddress.deleteMany(ofAccounts);
  await transaction.inboundMailbox.deleteMany(ofAccounts);
  await transaction.member.deleteMany(ofAccounts);
  await transaction.webhookEndpoint.updateMany({ ...ofAccounts, data: { status: "paused", dueAt: null } });
  for (const id of accountIds) {
    const email = `${id}@deleted.offerlane.invalid`;
    await transaction.account.update({
      where: { id },
      data: { userId: null, email, displayName: null, removedAt: now() },
    });
  }
  const sandbox = await transaction.sandbox.findUnique({ where: { userId }, select: { id: true } });
  if (sandbox) await transaction.sandbox.update({ where: { id: sandbox.id }, data: { userId: null } });
  return sandbox?.id ?? null;
}
