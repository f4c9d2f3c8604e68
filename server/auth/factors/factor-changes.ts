import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { invalidField, notFound, OperationError } from "#server/core/errors.ts";
import { announceRevocations } from "#server/core/live.ts";
import type { Sql } from "#server/core/sql.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { removePasskey } from "../passkeys/passkeys.ts";
import { storePasskey, verifyRegistration } from "../passkeys/registration.ts";
import { deleteSessions } from "../session-store.ts";
import { assertStillSignedIn, lockUser } from "../user-lock.ts";
import { confirmAuthenticator } from "./authenticator-app.ts";
import { notifyFactorChange } from "./factor-notices.ts";
import { assertUnguarded, guardFirstFactor } from "./new-factor-guard.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { endRecoveryWithoutFactor, endSecondFactors, hasSecondFactor } from "./second-factor.ts";

/** The codes to show if this was the first factor, or null if the user already has codes. */
export type FactorAdded = { readonly recoveryCodes: string[] | null };

/** Adds a passkey that a browser created. @throws validation_failed */
export async function addPasskey(
  userId: string,
  name: string,
  response: RegistrationResponseJSON,
  sessionId: string | null = null,
): Promise<FactorAdded> {
  const verified = await verifyRegistration(userId, response);
  return inPrismaTransaction(async (transaction, sql) => {
    const isFirst = await lockFactors(sql, userId, sessionId);
    await storePasskey(transaction, userId, name, verified);
    if (isFirst) await guardFirstFactor(transaction, userId, sessionId);
    return added(transaction, sql, userId, "passkeyAdded", isFirst);
  });
}

/** Activates the app that is being set up, by its first code. @throws validation_failed */
export async function addAuthenticator(
  userId: string,
  code: string,
  sessionId: string | null = null,
): Promise<FactorAdded> {
  const done = await inPrismaTransaction(async (transaction, sql) => {
    const isFirst = await lockFactors(sql, userId, sessionId);
    if (!(await confirmAuthenticator(transaction, userId, code))) return null;
    if (isFirst) await guardFirstFactor(transaction, userId, sessionId);
    return added(transaction, sql, userId, "authenticatorAdded", isFirst);
  });
  if (done === null) throw invalidField(["code"], "That code is wrong. Enter the code your app shows now.");
  return done;
}

/** Removes a passkey. If no factor is left, removes the recovery codes too. @throws not_found, validation_failed for a guarded account */
export async function deletePasskey(
  userId: string,
  id: string,
  sessionId: string | null = null,
): Promise<void> {
  await assertUnguarded(userId);
  await inPrismaTransaction(async (transaction, sql) => {
    await lockFactors(sql, userId, sessionId);
    await removePasskey(transaction, userId, id);
    await endRecoveryWithoutFactor(transaction, sql, userId);
    await notifyFactorChange(transaction, sql, userId, "passkeyRemoved");
  });
}

/**
 * Removes the authenticator app. If no factor is left, removes the recovery codes too. @throws not_found,
 * validation_failed for a guarded account
 */
export async function deleteAuthenticator(userId: string, sessionId: string | null = null): Promise<void> {
  await assertUnguarded(userId);
  await inPrismaTransaction(async (transaction, sql) => {
    await lockFactors(sql, userId, sessionId);
    const { count } = await transaction.authenticatorApp.deleteMany({
      where: { userId, confirmedAt: { not: null } },
    });
    if (count === 0) throw notFound("authenticator app");
    await endRecoveryWithoutFactor(transaction, sql, userId);
    await notifyFactorChange(transaction, sql, userId, "authenticatorRemoved");
  });
}

/** Replaces the recovery codes with ten new ones. @throws validation_failed if the user has no factor that they could replace */
export async function renewRecoveryCodes(userId: string, sessionId: string | null = null): Promise<string[]> {
  return inPrismaTransaction(async (transaction, sql) => {
    if (await lockFactors(sql, userId, sessionId)) {
      throw new OperationError("validation_failed", "Add a passkey or an authenticator app first.");
    }
    const codes = await makeRecoveryCodes(transaction, userId);
    await notifyFactorChange(transaction, sql, userId, "recoveryCodesMade");
    return codes;
  });
}

/**
 * Removes all second factors of a user and signs them out everywhere. For the operator, if a user has lost them all.
 * @returns false, with nothing changed, if there were none
 */
export async function resetSecondFactors(userId: string): Promise<boolean> {
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    if (await lockFactors(sql, userId, null)) return null;
    await endSecondFactors(transaction, userId);
    await notifyFactorChange(transaction, sql, userId, "factorsReset");
    return deleteSessions(transaction, userId, { sessionId: null });
  });
  await announceRevocations(ended ?? []);
  return ended !== null;
}

/**
 * Locks the user so that their factors change one at a time, and not by a session that a recovery has just ended.
 * @returns true if they have none
 */
async function lockFactors(sql: Sql, userId: string, sessionId: string | null): Promise<boolean> {
  await lockUser(sql, { userId });
  if (sessionId !== null) await assertStillSignedIn(sql, userId, sessionId);
  return !(await hasSecondFactor(userId, sql));
}

async function added(
  client: PrismaTransaction,
  sql: Sql,
  userId: string,
  change: "passkeyAdded" | "authenticatorAdded",
  isFirst: boolean,
): Promise<FactorAdded> {
  await notifyFactorChange(client, sql, userId, change);
  return { recoveryCodes: isFirst ? await makeRecoveryCodes(client, userId) : null };
}
