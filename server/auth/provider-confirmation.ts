import { normalizeEmail } from "#domain/email-address.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { announceEnded } from "./credential-ending.ts";
import { confirmAddress } from "./email-verification.ts";
import { lockAddress } from "./mailed-link/store.ts";

/** The claims of a provider about an address, as in OpenID Connect (Core 1.0, 5.1). */
export type ProviderClaims = { readonly email?: string | undefined };

/** Checks whether the provider states that it verified the address. */
export function isEmailVerified(claims: object): boolean {
  const verified = "email_verified" in claims ? claims.email_verified : false;
  return verified === true || verified === "true";
}

/**
 * Confirms a user's address when they sign in by a linked provider that vouches for this very
 * address. The provider stays linked; everything else from before the first verification ends.
 */
export async function confirmByProvider(
  identity: { readonly provider: string; readonly providerAccountId: string },
  claims: ProviderClaims,
): Promise<void> {
  const { provider, providerAccountId } = identity;
  if (!isEmailVerified(claims)) return;
  const email = normalizeEmail(claims.email ?? "");
  const linked = await prisma.linkedProvider.findFirst({
    where: { provider, providerAccountId, user: { email, emailVerified: null, guestUntil: null } },
    select: { userId: true },
  });
  if (linked === null) return;
  const ended = await inPrismaTransaction(async (transaction, sql) => {
    await lockAddress(sql, email);
    const proof = { userId: linked.userId, passwordHash: null, provider: { provider, providerAccountId } };
    return confirmAddress(transaction, sql, proof);
  });
  await announceEnded(ended);
}
