import { expect, onTestFinished, test } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { newId } from "#server/core/ids.ts";
import { prisma } from "#server/lib/database.ts";
import { makePerson, signIn } from "#server/testing/actors.ts";
import { createApiKey } from "./api-keys.ts";
import { forgetGuests, makeGuest } from "./guests.ts";
import { authAdapter } from "./next-auth-adapter.ts";
import { readSession } from "./session.ts";

const from = () => ({ ip: newId("user") });

test("a guest has a seeded sandbox, and no live account that a credential could reach", async () => {
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

test("a provider is linked only to a user who recently reauthenticated in this browser, and never to a guest", async () => {
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

/** Seeds guests without their sandboxes, last seen the given number of minutes ago, until the test ends. */
async function seedGuests(count: number, guestNetwork: string, seenMinutesAgo: (index: number) => number) {
  const ids = Array.from({ length: count }, () => newId("user"));
  const guestUntil = new Date(Date.now() + 86_400_000);
  const seen = (index: number) => new Date(Date.now() - seenMinutesAgo(index) * 60_000);
  await prisma.user.createMany({
    data: ids.map((id, index) => {
      const email = `${id}@guests.offerlane.invalid`;
      return { id, email, guestUntil, guestNetwork, createdAt: seen(index) };
    }),
  });
  onTestFinished(async () => void (await prisma.user.deleteMany({ where: { id: { in: ids } } })));
  return ids;
}
const isThere = async (id: string | undefined) =>
  (await prisma.user.count({ where: { id: id ?? "" } })) === 1;

test("the number of guests per network is limited: the guest idle longest makes room, but a recently seen one never does", async () => {
  const { guestsPerNetwork } = LIMITS.quotas;
  const ids = await seedGuests(guestsPerNetwork, "203.0.113.0/24", (index) => (index === 0 ? 5 : 60 + index));
  const [lately, first] = ids;
  const longest = ids.at(-1);
  const authenticatedAt = new Date();
  // The session has been used since, whenever the guest was created.
  const session = {
    id: newId("session"),
    userId: longest ?? "",
    authenticatedAt,
    expiresAt: authenticatedAt,
  };
  await prisma.signInSession.create({ data: session });
  await makeGuest({ ip: "203.0.113.9" });
  expect(await Promise.all([lately, first, longest, ids.at(-2)].map(isThere))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  await prisma.user.updateMany({ where: { id: { in: ids } }, data: { createdAt: new Date() } });
  await expect(makeGuest({ ip: "203.0.113.10" })).rejects.toMatchObject({ code: "rate_limited" });
  expect(await isThere(await makeGuest({ ip: "203.0.114.1" }))).toBe(true);
});

test("the number of guests across all networks is limited: the guest idle longest makes room", async () => {
  const ids = await seedGuests(LIMITS.quotas.guests, "2001:db8:77::/48", (index) => 10_000 - index);
  const made = await makeGuest({ ip: "2001:db8:78::1" });
  expect(await Promise.all([ids[0], ids[1], made].map(isThere))).toEqual([false, true, true]);
});

test("concurrent guests can't exceed the limit of their network", async () => {
  const { guestsPerNetwork } = LIMITS.quotas;
  const guestNetwork = "198.51.101.0/24";
  await seedGuests(guestsPerNetwork - 2, guestNetwork, () => 0);
  const coming = Array.from({ length: 5 }, (_none, index) => makeGuest({ ip: `198.51.101.${index + 1}` }));
  const verdicts = await Promise.allSettled(coming);
  expect(verdicts.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await prisma.user.count({ where: { guestNetwork } })).toBe(guestsPerNetwork);
});

test("expired guests are deleted with all their data, and others remain", async () => {
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
