import { isUniqueViolation, type Sql } from "#server/core/sql.ts";
import { TransientConflict } from "#server/core/transaction.ts";
import { now } from "#server/lib/clock.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";
import { createUser } from "./accounts.ts";
import { type Ended, NOTHING_ENDED } from "./credential-ending.ts";
import { proveAddress } from "./email-verification.ts";
import { dropLinks } from "./mailed-link/store.ts";
import { noteSecurityEvent } from "./security-log/note.ts";

/** Returns the user who has an address and when it was confirmed, or null if no one has it. */
export function ownerOf(client: PrismaTransaction, email: string) {
  return client.user.findUnique({ where: { email }, select: { id: true, emailVerified: true } });
}

export type ProvedAddress = {
  readonly email: string;
  readonly name: string | null;
  readonly passwordHash: string | null;
};

/**
 * Makes the person who proved an address its owner: as a new user, or as the existing unconfirmed one, as `proveAddress` does.
 * A user whose address was already confirmed doesn't change. The caller has locked the address.
 */
export async function settleOwner(
  client: PrismaTransaction,
  sql: Sql,
  { email, name, passwordHash }: ProvedAddress,
): Promise<{ userId: string; wasProved: boolean; ended: Ended }> {
  const owner = await ownerOf(client, email);
  if (owner === null) {
    const user = await createUser(client, sql, { email, name, passwordHash, emailVerified: now() }).catch(
      anew,
    );
    await noteSecurityEvent(sql, { kind: "account_created", userId: user.id });
    await dropLinks(client, { email, userId: user.id });
    return { userId: user.id, wasProved: false, ended: NOTHING_ENDED };
  }
  if (owner.emailVerified !== null) return { userId: owner.id, wasProved: true, ended: NOTHING_ENDED };
  const proof = { userId: owner.id, passwordHash, name };
  return { userId: owner.id, wasProved: false, ended: await proveAddress(client, sql, proof) };
}

/**
 * Rethrows the error, as a conflict if a provider or the operator created a user with the address meanwhile.
 * The next attempt finds them.
 */
function anew(error: unknown): never {
  throw isUniqueViolation(error) ? new TransientConflict() : error;
}
