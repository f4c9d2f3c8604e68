import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";

/**
 * Deletes a user with all rows, and their files through jobs, in the caller's transaction.
 * @returns the credentials that ended with them, to be announced after the commit
 */
export async function removeUser(
  transaction: PrismaTransaction,
  sql: Sql,
  userId: string,
): Promise<readonly string[]> {
  const { credentials, fileKeys } = await credentialsAndFiles(transaction, userId);
  for (const key of fileKeys) await enqueue(sql, "remove-file", { key });
  await removeRows(transaction, userId, credentials);
  return credentials;
}

/** Returns what ends with the user besides their rows: credentials to drop from caches, and files to remove. */
async function credentialsAndFiles(transaction: PrismaTransaction, userId: string) {
  const ofUser = { where: { userId }, select: { id: true } };
  const ofAccounts = { where: { account: { userId } }, select: { storageKey: true } };
  const [sessions, keys, grants, resumes, organizationFiles] = [
    await transaction.signInSession.findMany(ofUser),
    await transaction.apiKey.findMany(ofUser),
    await transaction.oAuthGrant.findMany(ofUser),
    await transaction.resume.findMany(ofAccounts),
    await transaction.organizationFile.findMany(ofAccounts),
  ];
  return {
    credentials: [...sessions, ...keys, ...grants].map(({ id }) => id),
    fileKeys: [...resumes, ...organizationFiles].map(({ storageKey }) => storageKey),
  };
}

/** The account of responses that release 0.1.0 stored. */
const STORED_BEFORE = "";

/**
 * Deletes rows without a foreign key: stored responses, emailed tokens, locally stored email, synthetic logs,
 * makers' names. Then the user, with the rest.
 */
async function removeRows(transaction: PrismaTransaction, userId: string, credentials: string[]) {
  const principals = [`session:${userId}`, ...credentials];
  const stored = principals.flatMap((principal) => [`live:${principal}`, `sandbox:${principal}`]);
  const accounts = await transaction.account.findMany({ where: { userId }, select: { id: true } });
  const accountId = { in: [...accounts.map(({ id }) => id), STORED_BEFORE] };
  await transaction.idempotencyRecord.deleteMany({ where: { accountId, principal: { in: stored } } });
  // An organization's webhook endpoints stay, without their maker.
  await transaction.organizationWebhookEndpoint.updateMany({
    where: { makerAccountId: { in: accounts.map(({ id }) => id) } },
    data: { makerId: null, makerName: null, makerAccountId: null },
  });
  const sandbox = await transaction.sandbox.findUnique({ where: { userId }, select: { id: true } });
  if (sandbox) await transaction.auditEvent.deleteMany({ where: { sandboxId: sandbox.id } });
  const { email } = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
  await transaction.mailedLink.deleteMany({ where: { email } });
  await transaction.mailMessage.deleteMany({ where: { recipient: email } });
  // Notes are deleted with their cards anyway. But a note that loses its author and organization first would
  // be checked against a deleted card.
  await transaction.coachNote.deleteMany({
    where: { application: { account: { OR: [{ userId }, { sandbox: { userId } }] } } },
  });
  await transaction.user.delete({ where: { id: userId } });
}
