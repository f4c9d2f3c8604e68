import { randomUUID } from "node:crypto";
import { openSession } from "#server/auth/session-store.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makeKey, type Person } from "./actors.ts";
import type { ExampleRows, PageExampleRows } from "./example-rows.ts";

/** Adds credentials of a person's account to their rows: a key, a passkey, an app, another browser. */
export async function seedCredentials(
  person: Pick<Person, "userId" | "accountId" | "email">,
  rows: ExampleRows,
): Promise<PageExampleRows> {
  const { userId, accountId, email } = person;
  const [passkeyId, grantId] = [newId("passkey"), newId("oauthGrant")];
  const { id: apiKeyId } = await makeKey(person);
  await prisma.passkey.create({
    data: {
      id: passkeyId,
      userId,
      name: "Laptop",
      credentialId: randomUUID(),
      publicKey: new Uint8Array(),
      isBackedUp: false,
    },
  });
  await prisma.oAuthGrant.create({
    data: {
      id: grantId,
      userId,
      accountId,
      clientId: "client",
      clientName: "Helper",
      redirectHost: "app.example",
      scopes: ["boards:read"],
      resources: [],
      artifacts: {
        create: {
          model: "RefreshToken",
          digest: randomUUID(),
          payload: {},
          expiresAt: new Date(Date.now() + 60_000),
        },
      },
    },
  });
  return { ...rows, email, apiKeyId, passkeyId, grantId, sessionId: await openSession(userId, null) };
}
