import { describe, expect, test, vi } from "vitest";
import { flushAnnouncements, liveEvents } from "#server/core/live.ts";
import { prisma } from "#server/lib/database.ts";
import { makeKey, makeOrganization, makePerson } from "#server/testing/actors.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { actorOfApiKey, listApiKeys, revokeApiKey, rotateApiKey } from "./api-keys.ts";
import { clientTraceOf } from "./visitor.ts";

describe("an API key", () => {
  test("is shown only once, and only its digest and its prefix are stored", async () => {
    const person = await makePerson();
    const { id, key } = await makeKey(person);
    expect(key).toMatch(/^ol_live_[0-9A-Za-z]{32}$/);
    const row = await prisma.apiKey.findUniqueOrThrow({ where: { id } });
    expect(row.displayPrefix).toBe(key.slice(0, 14));
    expect(JSON.stringify(row)).not.toContain(key);
  });

  test("acts for its account with its scopes, as its own principal", async () => {
    const person = await makePerson();
    const { id, key } = await makeKey(person, { scopes: ["boards:read"] });
    expect(await actorOfApiKey(key)).toEqual({
      kind: "api_key",
      principal: id,
      userId: person.userId,
      accountId: person.accountId,
      environment: "live",
      sandboxId: null,
      scopes: ["boards:read"],
      displayPrefix: key.slice(0, 14),
      restrictedToOrganizationId: null,
    });
  });

  test("for the sandbox reaches the user's one sandbox, whichever key is used", async () => {
    const person = await makePerson();
    const keys = await Promise.all([1, 2, 3].map(() => makeKey(person, { environment: "sandbox" })));
    const actors = await Promise.all(keys.map(({ key }) => actorOfApiKey(key)));
    expect(new Set(actors.map((actor) => actor?.accountId)).size).toBe(1);
    expect(actors[0]).toMatchObject({ environment: "sandbox", userId: person.userId });
    expect(actors[0]?.accountId).not.toBe(person.accountId);
  });

  test("that doesn't exist authenticates no one", async () => {
    expect(await actorOfApiKey(`ol_live_${"0".repeat(32)}`)).toBeNull();
    expect(await actorOfApiKey("ol_live_' OR 1=1 --")).toBeNull();
  });

  test("can't be restricted to an organization that isn't the account's", async () => {
    const person = await makePerson();
    const making = makeKey(person, { organization: { id: "org_that_is_not_mine" } });
    await expect(making).rejects.toMatchObject({ code: "not_found" });
  });

  test("can be revoked only once, and only by its own user", async () => {
    const [owner, other] = [await makePerson(), await makePerson()];
    const { id, key } = await makeKey(owner);
    await expect(revokeApiKey({ id, userId: other.userId })).rejects.toMatchObject({ code: "not_found" });
    expect(await actorOfApiKey(key)).not.toBeNull();
    await revokeApiKey({ id, userId: owner.userId });
    await expect(revokeApiKey({ id, userId: owner.userId })).rejects.toMatchObject({ code: "not_found" });
    expect(await listApiKeys({ userId: owner.userId })).toEqual([]);
  });

  test("is replaced on rotation by a key with the same account and scopes", async () => {
    const person = await makePerson();
    const { id, key } = await makeKey(person, { scopes: ["companies:read"] });
    const before = await actorOfApiKey(key);
    const made = await rotateApiKey({ id, userId: person.userId });
    expect(await actorOfApiKey(key)).toBeNull();
    expect(await actorOfApiKey(made.key)).toMatchObject({
      accountId: before?.accountId,
      scopes: before?.scopes,
    });
    expect((await listApiKeys({ userId: person.userId })).map((entry) => entry.id)).toEqual([made.id]);
  });

  test("that is restricted is not replaced after the membership ended", async () => {
    const person = await makePerson();
    const organization = await makeOrganization([{ person, role: "applicant" }]);
    const { id } = await makeKey(person, { organization });
    // As while a removal, which doesn't find the key's replacement, is about to commit.
    await prisma.member.deleteMany({ where: { accountId: person.accountId } });
    const rotating = rotateApiKey({ id, userId: person.userId });
    await expect(rotating).rejects.toMatchObject({ code: "not_found" });
    expect((await listApiKeys({ userId: person.userId })).map((key) => key.id)).toEqual([id]);
  });

  test("can be restricted only to an organization of its own account, which its listing names", async () => {
    const [person, outsider] = [await makePerson(), await makePerson()];
    const own = await makeOrganization([{ person, role: "coach" }]);
    const foreign = await makeOrganization([{ person: outsider, role: "owner" }]);
    await expect(makeKey(person, { organization: foreign })).rejects.toMatchObject({ code: "not_found" });
    await expect(makeKey(person, { organization: own, environment: "sandbox" })).rejects.toMatchObject({
      code: "not_found",
    });
    await makeKey(person, { organization: own });
    const [listed] = await listApiKeys({ userId: person.userId });
    expect(listed?.organization).toEqual({ name: own.name, slug: own.slug });
  });

  test("records when it was last used", async () => {
    const person = await makePerson();
    const { key } = await makeKey(person);
    await actorOfApiKey(key);
    await expect
      .poll(async () => (await listApiKeys({ userId: person.userId }))[0]?.lastUsedAt)
      .not.toBeNull();
  });
});

describe("a recently read key", () => {
  test("is not read again until a revocation may have been missed", async () => {
    const { id, key } = await makeKey(await makePerson());
    await actorOfApiKey(key);
    await prisma.apiKey.delete({ where: { id } });
    expect(await actorOfApiKey(key)).not.toBeNull();
    liveEvents.emit("interruption");
    expect(await actorOfApiKey(key)).toBeNull();
  });

  test("is rejected from the moment it is revoked", async () => {
    const { id, key } = await makeKey(await makePerson());
    expect(await actorOfApiKey(key)).not.toBeNull();
    await revokeApiKey({ id });
    expect(await actorOfApiKey(key)).toBeNull();
  });

  test("is rejected from the moment it expires", async () => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const { key } = await makeKey(await makePerson(), { expiresAt });
    vi.useFakeTimers({ toFake: ["Date"], now: expiresAt.getTime() - 1 });
    expect(await actorOfApiKey(key)).not.toBeNull();
    vi.setSystemTime(expiresAt);
    expect(await actorOfApiKey(key)).toBeNull();
  });

  test("is rejected by other processes as soon as they learn of its revocation", async () => {
    const other = await startServerProcess();
    try {
      const { id, key } = await makeKey(await makePerson());
      const ask = async () => {
        const headers = { Authorization: `Bearer ${key}` };
        return (await fetch(`${other.origin}/api/v1/me`, { headers })).status;
      };
      expect(await ask()).toBe(200);
      await revokeApiKey({ id });
      await flushAnnouncements();
      await expect.poll(ask).toBe(401);
    } finally {
      await other.kill();
    }
  });
});

test("the network is derived from the address, and the user agent is truncated", () => {
  const headers = new Headers({ "X-Forwarded-For": "198.51.100.9", "User-Agent": "x".repeat(500) });
  expect(clientTraceOf(headers)).toEqual({ network: "198.51.100.0/24", agent: "x".repeat(200) });
});
