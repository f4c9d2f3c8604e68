import { expect, test } from "vitest";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makePerson, signIn } from "#server/testing/actors.ts";
import { createApiKey } from "./api-keys.ts";
import { forgetGuests, makeGuest } from "./guests.ts";
import { authAdapter } from "./next-auth-adapter.ts";
import { readSession } from "./session.ts";

const from = () => ({ ip: newId("user") });

test("a guest has a planted sandbox, and no live account that any credential could name", async () => {
  const userId = await makeGuest(from());
  const accounts = await prisma.account.findMany({ where: { userId } });
  expect(accounts).toHaveLength(1);
  expect(accounts[0]?.sandboxId).not.toBeNull();
  expect(await prisma.application.count({ where: { accountId: accounts[0]?.id ?? "" } })).toBeGreaterThan(50);
  const key = { userId, name: "x", scopes: [], organizationId: null, expiresAt: null };
  await expect(createApiKey({ ...key, environment: "live" })).rejects.toMatchObject({ code: "not_found" });
  expect(await readSession(await signIn({ userId }))).toBeNull();
  expect(await readSession(await signIn({ userId }, true))).toMatchObject({
    isGuest: true,
    accountId: accounts[0]?.id,
  });
});

test("a provider is linked only to whom the browser belongs and who proved it lately, and never to a guest", async () => {
  const guest = await makeGuest(from());
  expect(await authAdapter(await signIn({ userId: guest }, true)).getUser?.(guest)).toBeNull();
  const [{ userId }, other] = [await makePerson(), await makePerson()];
  const cookie = await signIn({ userId });
  expect(await authAdapter(cookie).getUser?.(userId)).toMatchObject({ id: userId });
  expect(await authAdapter(cookie).getUser?.(other.userId)).toBeNull();
  expect(await authAdapter().getUser?.(userId)).toBeNull();
  const authenticatedAt = new Date(Date.now() - 15 * 60_000);
  await prisma.signInSession.updateMany({ where: { userId }, data: { authenticatedAt } });
  expect(await authAdapter(cookie).getUser?.(userId)).toBeNull();
});

test("guests whose days are over go with everything of them; others stay", async () => {
  const [over, still] = [await makeGuest(from()), await makeGuest(from())];
  const person = await makePerson();
  const cookie = await signIn({ userId: over }, true);
  expect(await readSession(cookie)).not.toBeNull();
  const sandbox = await prisma.sandbox.findUniqueOrThrow({ where: { userId: over } });
  await prisma.user.update({ where: { id: over }, data: { guestUntil: new Date(0) } });
  await forgetGuests();
  await forgetGuests();
  expect(await readSession(cookie)).toBeNull();
  const left = await prisma.user.findMany({ where: { id: { in: [over, still, person.userId] } } });
  expect(left.map(({ id }) => id).sort()).toEqual([still, person.userId].sort());
  const ofSandbox = { where: { sandboxId: sandbox.id } };
  expect(await prisma.account.count(ofSandbox)).toBe(0);
  expect(await prisma.organization.count(ofSandbox)).toBe(0);
  expect(await prisma.auditEvent.count(ofSandbox)).toBe(0);
});
