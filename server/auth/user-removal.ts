import type { Sql } from "#server/core/sql.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";

/**
 * Takes a user away with every row, and their files through jobs, in the caller's transaction.
 * @returns the credentials that ended with them, to be announced once it is committed
 */
export async function removeUser(
  transaction: PrismaTransaction,
  sql: Sql,
  userId: string,
): Promise<readonly string[]> {
  const { credentials, fileKeys } = await belongings(transaction, userId);
  for (const key of fileKeys) await enqueue(sql, "remove-file", { key });
  await removeRows(transaction, userId, credentials);
  return credentials;
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

/** The account of answers that release 0.1.0 stored. */
const STORED_BEFORE = "";

/** Rows without a foreign key first: stored answers, mailed tokens, mail kept here, the synthetic log, names of makers; the rest goes with the user. */
async function removeRows(transaction: PrismaTransaction, userId: string, credentials: string[]) {
  const principals = [`session:${userId}`, ...credentials];
  const stored = principals.flatMap((principal) => [`live:${principal}`, `sandbox:${principal}`]);
  const accounts = await transaction.account.findMany({ where: { userId }, select: { id: true } });
  const accountId = { in: [...accounts.map(({ id }) => id), STORED_BEFORE] };
  await transaction.idempotencyRecord.deleteMany({ where: { accountId, principal: { in: stored } } });
  // An organization's webhooks stay with it, without saying who made them.
  await transaction.organizationWebhookEndpoint.updateMany({
    where: { makerAccountId: { in: accounts.map(({ id }) => id) } },
    data: { makerId: null, makerName: null, makerAccountId: null },
  });
  const sandbox = await transaction.sandbox.findUnique({ where: { userId }, select: { id: true } });
  if (sandbox) await transaction.auditEvent.deleteMany({ where: { sandboxId: sandbox.id } });
  const { email } = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
  await transaction.mailedLink.deleteMany({ where: { email } });
  await transaction.mailMessage.deleteMany({ where: { recipient: email } });
  // They go with their cards anyway; a note that is left by its author and its organization on the way would be held to a card that is gone.
  await transaction.coachNote.deleteMany({
    where: { application: { account: { OR: [{ userId }, { sandbox: { userId } }] } } },
  });
  await transaction.user.delete({ where: { id: userId } });
}
