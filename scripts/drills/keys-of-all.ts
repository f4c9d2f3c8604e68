import { LIMITS } from "#domain/limits.ts";
import { ALL_SCOPES } from "#domain/scopes.ts";
import { createApiKey } from "#server/auth/api-keys.ts";
import { endPools, prisma } from "#server/lib/database.ts";

// Prints keys for the database's users: as many as allowed for the account in FIRST, then one for each of the others.
const accounts = await prisma.account.findMany({
  where: { userId: { not: null }, sandboxId: null },
  select: { id: true, userId: true },
  orderBy: { id: "asc" },
});
const { FIRST = "" } = process.env;
const made: { accountId: string; key: string }[] = [];
for (const { id: accountId, userId } of accounts) {
  if (userId === null) continue;
  const held = await prisma.apiKey.count({ where: { userId, revokedAt: null } });
  const wanted = accountId === FIRST ? LIMITS.quotas.apiKeys - held : 1;
  for (let more = 0; more < wanted; more += 1) {
    const options = { environment: "live", name: "Drill", scopes: ALL_SCOPES, organizationId: null } as const;
    const { key } = await createApiKey({ userId, ...options, expiresAt: null });
    made.push({ accountId, key });
  }
}
console.log(JSON.stringify(made));
await endPools();
