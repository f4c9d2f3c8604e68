import { expect, test } from "vitest";
import { sweepTables } from "#server/jobs/sweep.ts";
import { prisma } from "#server/lib/database.ts";
import { makePerson } from "#server/testing/actors.ts";
import { createApiKey, listApiKeys } from "./api-keys.ts";
import { issueLink } from "./mailed-link/store.ts";
import { openSession } from "./session-store.ts";

async function keyFor(userId: string, seconds: number, more: { isForReference?: true } = {}) {
  const expiresAt = new Date(Date.now() + seconds * 1_000);
  const { id } = await createApiKey({
    userId,
    environment: "live",
    name: "Test key",
    scopes: ["boards:read"],
    organizationId: null,
    expiresAt,
    ...more,
  });
  return id;
}

test("the sweep removes expired rows and nothing else", async () => {
  const { userId, email } = await makePerson();
  await issueLink(prisma, { purpose: "sign_up", email, name: "Robin", passwordHash: "x" });
  await prisma.mailedLink.updateMany({ where: { email }, data: { expiresAt: new Date(0) } });
  await issueLink(prisma, { purpose: "sign_in", email });
  const open = () => openSession(userId, null);
  const [over, idle, running] = [await open(), await open(), await open()];
  const unseen = new Date(Date.now() - 14 * 86_400_000 - 1);
  await prisma.signInSession.update({ where: { id: idle }, data: { lastSeenAt: unseen } });
  await prisma.signInSession.update({ where: { id: over }, data: { expiresAt: new Date(0) } });
  const [mine, , fresh] = [
    await keyFor(userId, -1),
    await keyFor(userId, -1, { isForReference: true }),
    await keyFor(userId, 3_600, { isForReference: true }),
  ];
  await sweepTables("forget-expired-tokens");
  const orderBy = { id: "asc" } as const;
  expect(await prisma.apiKey.findMany({ where: { userId }, select: { id: true }, orderBy })).toEqual([
    { id: mine },
    { id: fresh },
  ]);
  expect((await listApiKeys({ userId })).map(({ id }) => id)).toEqual([mine]);
  expect(await prisma.mailedLink.findMany({ where: { email }, select: { purpose: true } })).toEqual([
    { purpose: "sign_in" },
  ]);
  expect(await prisma.signInSession.findMany({ where: { userId }, select: { id: true } })).toEqual([
    { id: running },
  ]);
});
