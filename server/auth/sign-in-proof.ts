import { OperationError } from "#server/core/errors.ts";
import type { PrismaTransaction } from "#server/lib/database.ts";

/**
 * The proof with which a user signs in. A reset, the first verification of the address, or a changed password
 * can invalidate it before it is used.
 */
export type SignInProof =
  /** The hash that a password was checked against. */
  | { readonly passwordHash: string | null }
  | { readonly passkeyId: string }
  | { readonly provider: string; readonly providerAccountId: string }
  /** A sign-in that waited for its second factor, and is used up by this. */
  | { readonly pendingDigest: string };

/**
 * Checks that the proof is still valid. Call it after inserting a row for the user: the insert has waited for any transaction that ends
 * the user's credentials, so this reads the current state.
 * @throws unauthenticated
 */
export async function assertStillValid(
  client: PrismaTransaction,
  userId: string,
  proof: SignInProof,
): Promise<void> {
  if (await isValid(client, userId, proof)) return;
  throw new OperationError("unauthenticated", "Your credential is no longer valid. Sign in again.");
}

async function isValid(client: PrismaTransaction, userId: string, proof: SignInProof): Promise<boolean> {
  if ("passwordHash" in proof) {
    const user = await client.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
    return user?.passwordHash === proof.passwordHash;
  }
  if ("passkeyId" in proof) {
    return (await client.passkey.count({ where: { id: proof.passkeyId, userId } })) === 1;
  }
  if ("provider" in proof) {
    const { provider, providerAccountId } = proof;
    return (await client.linkedProvider.count({ where: { userId, provider, providerAccountId } })) === 1;
  }
  const { count } = await client.pendingSignIn.deleteMany({ where: { digest: proof.pendingDigest, userId } });
  return count === 1;
}
