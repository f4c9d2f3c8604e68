import { type PrismaTransaction, prisma } from "#server/lib/database.ts";

/** Which second factors somebody has. */
export type Factors = { readonly passkeys: number; readonly app: boolean };

/** The second factors of a user. */
export async function factorsOf(userId: string, client: PrismaTransaction = prisma): Promise<Factors> {
  const passkeys = await client.passkey.count({ where: { userId } });
  const app = await client.authenticatorApp.count({ where: { userId, confirmedAt: { not: null } } });
  return { passkeys, app: app > 0 };
}

/** Whether every way in but a passkey asks this user for a second factor. */
export async function hasSecondFactor(userId: string, client: PrismaTransaction = prisma): Promise<boolean> {
  const { passkeys, app } = await factorsOf(userId, client);
  return passkeys > 0 || app;
}

/** Ends what stands in for factors once none is left to stand in for. */
export async function endRecoveryWithoutFactor(client: PrismaTransaction, userId: string): Promise<void> {
  if (await hasSecondFactor(userId, client)) return;
  await client.recoveryCode.deleteMany({ where: { userId } });
}

/**
 * Takes the factors of a user away that were added since, with the recovery codes that were made since. A time-based app counts from
 * the code that confirmed it, and one that was never confirmed goes.
 * @returns how many factors
 */
export async function endSecondFactorsSince(
  client: PrismaTransaction,
  userId: string,
  since: Date,
): Promise<number> {
  const passkeys = await client.passkey.deleteMany({ where: { userId, createdAt: { gte: since } } });
  await client.authenticatorApp.deleteMany({ where: { userId, confirmedAt: null } });
  const apps = await client.authenticatorApp.deleteMany({ where: { userId, confirmedAt: { gte: since } } });
  await client.recoveryCode.deleteMany({ where: { userId, createdAt: { gte: since } } });
  await endRecoveryWithoutFactor(client, userId);
  return passkeys.count + apps.count;
}

/** Takes every second factor of a user away, with all that stands in for one or waits for one. */
export async function endSecondFactors(client: PrismaTransaction, userId: string): Promise<void> {
  const where = { userId };
  await client.passkey.deleteMany({ where });
  await client.authenticatorApp.deleteMany({ where });
  await client.recoveryCode.deleteMany({ where });
  await client.pendingSignIn.deleteMany({ where });
  await client.passkeyChallenge.deleteMany({ where });
}
