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

/** Takes every second factor of a user away, with all that stands in for one or waits for one. */
export async function endSecondFactors(client: PrismaTransaction, userId: string): Promise<void> {
  const where = { userId };
  await client.passkey.deleteMany({ where });
  await client.authenticatorApp.deleteMany({ where });
  await client.recoveryCode.deleteMany({ where });
  await client.pendingSignIn.deleteMany({ where });
  await client.passkeyChallenge.deleteMany({ where });
}
