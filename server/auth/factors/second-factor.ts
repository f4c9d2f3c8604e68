import { type PrismaTransaction, prisma } from "#server/lib/database.ts";

/** The second factors that a user has. */
export type Factors = { readonly passkeys: number; readonly app: boolean };

/** Returns the second factors of a user. */
export async function factorsOf(userId: string, client: PrismaTransaction = prisma): Promise<Factors> {
  const passkeys = await client.passkey.count({ where: { userId } });
  const app = await client.authenticatorApp.count({ where: { userId, confirmedAt: { not: null } } });
  return { passkeys, app: app > 0 };
}

/** Checks whether signing in by anything but a passkey requires a second factor from this user. */
export async function hasSecondFactor(userId: string, client: PrismaTransaction = prisma): Promise<boolean> {
  const { passkeys, app } = await factorsOf(userId, client);
  return passkeys > 0 || app;
}

/** Deletes the recovery codes if the user has no second factor left. */
export async function endRecoveryWithoutFactor(client: PrismaTransaction, userId: string): Promise<void> {
  if (await hasSecondFactor(userId, client)) return;
  await client.recoveryCode.deleteMany({ where: { userId } });
}

/**
 * Removes the factors and recovery codes added since an instant. An authenticator app counts from the code that confirmed
 * it. Unconfirmed apps are always removed.
 * @returns the number of factors removed
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

/** Removes every second factor of a user, and everything that replaces or waits for one. */
export async function endSecondFactors(client: PrismaTransaction, userId: string): Promise<void> {
  const where = { userId };
  await client.passkey.deleteMany({ where });
  await client.authenticatorApp.deleteMany({ where });
  await client.recoveryCode.deleteMany({ where });
  await client.pendingSignIn.deleteMany({ where });
  await client.passkeyChallenge.deleteMany({ where });
}
