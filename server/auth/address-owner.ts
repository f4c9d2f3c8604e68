import { isUniqueViolation, type Sql } from "#server/core/sql.ts";
import { TransientConflict } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { createUser } from "./accounts.ts";
import { type EndedCredentials, NOTHING_ENDED } from "./credential-ending.ts";
import { confirmAddress } from "./email-verification.ts";
import { deleteLinks } from "./mailed-link/store.ts";
import { noteSecurityEvent } from "./security-log/note.ts";

/** Returns the user who has an address and when it was confirmed, or null if no one has it. */
export function ownerOf(client: PrismaTransaction, email: string) {
  return client.user.findUnique({ where: { email }, select: { id: true, emailVerified: true } });
}

export type AddressProof = {
  readonly email: string;
  readonly name: string | null;
  readonly passwordHash: string | null;
};

/**
 * Makes the person who proved an address its owner: creates a user, or confirms the existing unconfirmed one with `confirmAddress`.
 * A user whose address was already confirmed doesn't change. The caller has locked the address.
 */
export async function ensureConfirmedOwner(
  client: PrismaTransaction,
  sql: Sql,
  { email, name, passwordHash }: AddressProof,
): Promise<{ userId: string; wasConfirmed: boolean; ended: EndedCredentials }> {
  const owner = await ownerOf(client, email);
  if (owner === null) {
    const user = await createUser(client, sql, { email, name, passwordHash, emailVerified: now() }).catch(
      rethrowAsConflict,
    );
    await noteSecurityEvent(sql, { kind: "account_created", userId: user.id });
    await deleteLinks(client, { email, userId: user.id });
    return { userId: user.id, wasConfirmed: false, ended: NOTHING_ENDED };
  }
  if (owner.emailVerified !== null) return { userId: owner.id, wasConfirmed: true, ended: NOTHING_ENDED };
  const proof = { userId: owner.id, passwordHash, name };
  return { userId: owner.id, wasConfirmed: false, ended: await confirmAddress(client, sql, proof) };
}

/**
 * Rethrows the error, as a conflict if a provider or the operator created a user with the address in the meantime:
 * the next attempt finds that user.
 */
function rethrowAsConflict(error: unknown): never {
  throw isUniqueViolation(error) ? new TransientConflict() : error;
}
