import { ALL_SCOPES } from "#domain/scopes.ts";
import { createApiKey } from "#server/auth/api-keys.ts";
import { sessionCookie } from "#server/auth/session-cookie.ts";
import { openSession } from "#server/auth/session-store.ts";
import { prisma } from "#server/lib/database.ts";

// Prints API keys ("key") or Cookie headers ("cookie") of the accounts named by the other arguments, as a JSON list.
// It runs in a separate process, because the modules read the settings when they load.
const [kind, ...accountIds] = process.argv.slice(2);
const credentials: string[] = [];
for (const id of accountIds) {
  const { userId } = await prisma.account.findUniqueOrThrow({ where: { id }, select: { userId: true } });
  if (userId === null) throw new Error(`${id} has no user.`);
  credentials.push(kind === "key" ? await keyOf(userId) : await cookieOf(userId));
}
process.stdout.write(JSON.stringify(credentials), () => process.exit());

async function keyOf(userId: string): Promise<string> {
  const options = { environment: "live", name: "Drill", scopes: ALL_SCOPES, organizationId: null } as const;
  return (await createApiKey({ userId, ...options, expiresAt: null })).key;
}

async function cookieOf(userId: string): Promise<string> {
  const { name, value } = await sessionCookie({ userId, sessionId: await openSession(userId, null) });
  return `${name}=${value}`;
}
