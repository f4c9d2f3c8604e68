import { hashApiKey, looksLikeApiKey } from "#server/auth/api-key-secret.ts";
import type { Prisma } from "#server/generated/prisma/client.ts";
import { prisma } from "#server/lib/database.ts";
import { Refusal } from "./failure.ts";

/** The key that is not revoked and has this id or displayed prefix; a whole key will do as well. */
export async function findKey(named: string): Promise<{ id: string; displayPrefix: string; email: string }> {
  const matching = await prisma.apiKey.findMany({
    where: { ...condition(named.trim()), revokedAt: null },
    select: { id: true, displayPrefix: true, user: { select: { email: true } } },
    take: 2,
  });
  const [key, another] = matching;
  if (another) {
    throw new Refusal("key_ambiguous", `Several keys start with ${named}. Use the key's ID instead.`);
  }
  if (!key) {
    // Not repeated: it may be a secret.
    throw new Refusal("key_not_found", "This key doesn't exist or was already revoked.");
  }
  return { id: key.id, displayPrefix: key.displayPrefix, email: key.user.email };
}

function condition(named: string): Prisma.ApiKeyWhereInput {
  if (looksLikeApiKey(named)) return { secretHash: hashApiKey(named) };
  return named.startsWith("key_") ? { id: named } : { displayPrefix: named };
}
