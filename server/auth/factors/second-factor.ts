import { type Params, query } from "#server/core/query.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { db } from "#server/core/statements.ts";
import { type PrismaTransaction, pool } from "#server/lib/database.ts";

/** The second factors that a user has. */
export type Factors = { readonly passkeys: number; readonly app: boolean };

const readFactors = query.one("second_factors_of", ({ userId }: Params<{ userId: string }>) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom("passkeys")
      .select((passkeys) => passkeys.fn.countAll<number>().as("count"))
      .where("user_id", "=", userId)
      .$asScalar()
      .$notNull()
      .as("passkeys"),
    eb
      .exists(
        eb
          .selectFrom("authenticator_apps")
          .select("user_id")
          .where("user_id", "=", userId)
          .where("confirmed_at", "is not", null),
      )
      .$castTo<boolean>()
      .as("app"),
  ]),
);

/** Returns the second factors of a user. */
export function factorsOf(userId: string, sql: Sql = sqlOn(pool)): Promise<Factors> {
  return readFactors(sql, { userId });
}

/** Checks whether signing in by anything but a passkey requires a second factor from this user. */
export async function hasSecondFactor(userId: string, sql: Sql = sqlOn(pool)): Promise<boolean> {
  const { passkeys, app } = await factorsOf(userId, sql);
  return passkeys > 0 || app;
}

/** Deletes the recovery codes if the user has no second factor left. */
export async function endRecoveryWithoutFactor(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
): Promise<void> {
  if (await hasSecondFactor(userId, sql)) return;
  await client.recoveryCode.deleteMany({ where: { userId } });
}

/**
 * Removes the factors and recovery codes added since an instant. An authenticator app counts from the code that confirmed
 * it. Unconfirmed apps are always removed.
 * @returns the number of factors removed
 */
export async function endSecondFactorsSince(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  since: Date,
): Promise<number> {
  const passkeys = await client.passkey.deleteMany({ where: { userId, createdAt: { gte: since } } });
  await client.authenticatorApp.deleteMany({ where: { userId, confirmedAt: null } });
  const apps = await client.authenticatorApp.deleteMany({ where: { userId, confirmedAt: { gte: since } } });
  await client.recoveryCode.deleteMany({ where: { userId, createdAt: { gte: since } } });
  await endRecoveryWithoutFactor(client, sql, userId);
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
