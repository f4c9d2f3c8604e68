import { createCipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { LIMITS } from "#domain/limits.ts";
import { newId } from "#server/core/ids.ts";
import { announceRevocations } from "#server/core/live.ts";
import { prisma } from "#server/lib/database.ts";
import { signingSecret } from "#server/lib/signing-secrets.ts";
import { makePerson } from "#server/testing/actors.ts";
import { signBrowserIn } from "./browser-session.ts";
import { digestOf } from "./secrets.ts";
import { actorOfSession, readSession } from "./session.ts";
import { sessionCookie, sessionCookieIn } from "./session-cookie.ts";
import { deleteSessions, endSession, listSessions, openSession } from "./session-store.ts";

async function signedIn(userId: string, userAgent = "Firefox") {
  const sessionId = await openSession(userId, userAgent);
  const { name, value } = await sessionCookie({ userId, sessionId });
  return { sessionId, cookies: `theme=dark; ${name}=${value}; other=1` };
}

describe("a session", () => {
  test("identifies the signed-in user as a caller in the live account", async () => {
    const { userId, accountId } = await makePerson();
    const { sessionId, cookies } = await signedIn(userId);
    const session = await readSession(cookies);
    expect(session).toEqual({ sessionId, userId, accountId, sandboxId: null, isGuest: false });
    expect(
      await actorOfSession({ sessionId, userId, accountId, sandboxId: null, isGuest: false }),
    ).toMatchObject({
      kind: "session",
      principal: `session:${userId}`,
      environment: "live",
      restrictedToOrganizationId: null,
    });
  });

  test("ends for good with its row, even if it was read recently", async () => {
    const { userId } = await makePerson();
    const { sessionId, cookies } = await signedIn(userId);
    expect(await readSession(cookies)).not.toBeNull();
    await endSession(userId, sessionId);
    expect(await readSession(cookies)).toBeNull();
  });

  test("can be ended only by its own user", async () => {
    const [owner, other] = [await makePerson(), await makePerson()];
    const { sessionId, cookies } = await signedIn(owner.userId);
    await endSession(other.userId, sessionId);
    expect(await readSession(cookies)).not.toBeNull();
  });

  test("can be kept when all others end, or end with them", async () => {
    const { userId } = await makePerson();
    const [here, there] = [await signedIn(userId), await signedIn(userId)];
    await announceRevocations(await deleteSessions(prisma, userId, { sessionId: here.sessionId }));
    expect(await readSession(there.cookies)).toBeNull();
    expect((await listSessions(userId)).map(({ id }) => id)).toEqual([here.sessionId]);
    await announceRevocations(await deleteSessions(prisma, userId, { sessionId: null }));
    expect(await readSession(here.cookies)).toBeNull();
  });

  test("ends when it expires", async () => {
    const { userId } = await makePerson();
    const { sessionId, cookies } = await signedIn(userId);
    await prisma.signInSession.update({ where: { id: sessionId }, data: { expiresAt: new Date(0) } });
    expect(await readSession(cookies)).toBeNull();
  });

  test("ends two weeks after its last use, and a page that only listens for updates doesn't count as use", async () => {
    const { userId } = await makePerson();
    const [idle, used] = [await signedIn(userId), await signedIn(userId)];
    const seen = (sessionId: string, secondsAgo: number) =>
      prisma.signInSession.update({
        where: { id: sessionId },
        data: { lastSeenAt: new Date(Date.now() - secondsAgo * 1_000) },
      });
    await seen(idle.sessionId, 14 * 86_400 + 1);
    await seen(used.sessionId, 14 * 86_400 - 60);
    expect(await readSession(idle.cookies)).toBeNull();
    expect((await listSessions(userId)).map(({ id }) => id)).toEqual([used.sessionId]);
    expect(await readSession(used.cookies, { isVisit: false })).not.toBeNull();
    await announceRevocations([used.sessionId]);
    const lastSeen = async () => (await listSessions(userId))[0]?.lastSeenAt ?? "";
    expect(Date.parse(await lastSeen())).toBeLessThan(Date.now() - 13 * 86_400_000);
    expect(await readSession(used.cookies)).not.toBeNull();
    await expect.poll(async () => Date.parse(await lastSeen())).toBeGreaterThan(Date.now() - 60_000);
  });

  test("replaces the browser's previous session", async () => {
    const [first, second] = [await makePerson(), await makePerson()];
    const { cookies } = await signedIn(first.userId);
    await signBrowserIn(second.userId, { ip: "192.0.2.1", userAgent: null, cookies }, "password");
    expect(await readSession(cookies)).toBeNull();
  });
});

test.each([
  null,
  "",
  "next-auth.session-token=",
  "next-auth.session-token=forged.token.of.no.use",
  "other=next-auth.session-token=x",
])("an invalid session cookie doesn't sign anyone in: %s", async (cookies) => {
  expect(await readSession(cookies)).toBeNull();
});

test("the session's id alone, and a cookie under another algorithm with the right key, sign no one in", async () => {
  const { userId } = await makePerson();
  const sessionId = await openSession(userId, null);
  const { name, value } = await sessionCookie({ userId, sessionId });
  expect(await readSession(`${name}=${value}`)).not.toBeNull();
  expect(await readSession(`${name}=${sessionId}`)).toBeNull();
  const claims = { sub: userId, sid: sessionId, exp: Math.floor(Date.now() / 1_000) + 60 };
  expect(await readSession(`${name}=${underCbc(claims, signingSecret())}`)).toBeNull();
});

/** Returns claims as a JWE with A128CBC-HS256 (RFC 7518, 5.2.3), under the key that next-auth derives from a secret. */
function underCbc(claims: object, secret: string): string {
  const derived = hkdfSync("sha256", secret, "", "NextAuth.js Generated Encryption Key", 32);
  const key = Buffer.from(derived);
  const header = Buffer.from(JSON.stringify({ alg: "dir", enc: "A128CBC-HS256" })).toString("base64url");
  const iv = randomBytes(16);
  const cipher = createCipheriv("aes-128-cbc", key.subarray(16), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()]);
  const bits = Buffer.alloc(8);
  bits.writeBigUInt64BE(BigInt(header.length * 8));
  const covered = Buffer.concat([Buffer.from(header), iv, text, bits]);
  const tag = createHmac("sha256", key.subarray(0, 16)).update(covered).digest().subarray(0, 16);
  return [header, "", ...[iv, text, tag].map((part) => part.toString("base64url"))].join(".");
}

test("a session is cached under the digest of its cookie, not under the cookie", async () => {
  const { userId } = await makePerson();
  const { cookies } = await signedIn(userId);
  const cookie = sessionCookieIn(cookies) ?? "";
  const set = vi.spyOn(Map.prototype, "set");
  expect(await readSession(cookies)).not.toBeNull();
  const keys = set.mock.calls.map(([key]) => key);
  set.mockRestore();
  expect(keys).toContain(digestOf(cookie));
  expect(keys).not.toContain(cookie);
});

test("a token that names another user's session doesn't sign anyone in", async () => {
  const [owner, thief] = [await makePerson(), await makePerson()];
  const sessionId = await openSession(owner.userId, null);
  const { name, value } = await sessionCookie({ userId: thief.userId, sessionId });
  expect(await readSession(`${name}=${value}`)).toBeNull();
});

test("a person has at most a hundred sessions, even with concurrent sign-ins: the longest idle ones end", async () => {
  const { userId } = await makePerson();
  const { sessions } = LIMITS.quotas;
  const ids = Array.from({ length: sessions - 1 }, () => newId("session"));
  const expiresAt = new Date(Date.now() + 86_400_000);
  await prisma.signInSession.createMany({
    data: ids.map((id, index) => {
      return { id, userId, expiresAt, lastSeenAt: new Date(Date.now() - (index + 1) * 60_000) };
    }),
  });
  const visitor = () => ({ ip: newId("session"), userAgent: null, cookies: null });
  const opened = await Promise.all(
    Array.from({ length: 4 }, () => signBrowserIn(userId, visitor(), "mailed_link")),
  );
  const left = await prisma.signInSession.findMany({ where: { userId } });
  const kept = [...opened.map(({ sessionId }) => sessionId), ...ids.slice(0, sessions - 4)];
  expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
});
