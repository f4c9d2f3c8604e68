import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { accountOfJob } from "#server/core/access.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { feedSince, renewFeed } from "#server/resources/calendar-feed/service.ts";
import { makeKey, makePerson } from "#server/testing/actors.ts";
import { mailedSecret, passMailCooldown, queuedMail } from "#server/testing/mail.ts";
import { connect } from "#server/testing/oauth.ts";
import { rest } from "#server/testing/rest.ts";
import { mailSignInLink } from "./mailed-sign-in.ts";
import { changePassword } from "./password-change.ts";
import { mailResetLink, readReset, resetPassword } from "./reset.ts";
import { listSessions, openSession } from "./session-store.ts";
import { checkPassword } from "./sign-in.ts";

const visitor = () => ({ ip: randomUUID(), userAgent: null, cookies: null });
const NOTHING_ELSE = { recent: false, older: {} };
const reset = (secret: string, password = "quiet green river") =>
  resetPassword(secret, password, NOTHING_ELSE);

async function resetSecret(email: string): Promise<string> {
  await passMailCooldown();
  await mailResetLink(email, visitor());
  return mailedSecret(email, "/reset/");
}

describe("a password reset link", () => {
  test("sets the password, signs out everywhere, and sends an email", async () => {
    const { userId, email } = await makePerson();
    await Promise.all([openSession(userId, null), openSession(userId, null)]);
    expect(await reset(await resetSecret(email))).toEqual({ id: userId });
    expect(await checkPassword(email, "quiet green river", visitor())).toEqual({ id: userId });
    expect(await listSessions(userId)).toEqual([]);
    expect((await queuedMail(email)).at(-1)?.subject).toBe("Your Offerlane password was changed");
  });

  test("lists recent additions by name and older ones by number, and ends only those that were chosen", async () => {
    const person = await makePerson();
    const { email, accountId, userId } = person;
    const { key } = await makeKey(person);
    const { access } = await connect(person);
    const account = accountOfJob(accountId);
    await renewFeed(sqlOn(pool), account, new Date());
    await rest(key).ok("webhooks.create", { url: "https://hooks.example.com/board" });
    const status = async (credential: string) => (await rest(credential).send("me.get", {})).status;
    const left = async () => [
      await status(key),
      await status(access),
      (await feedSince(sqlOn(pool), account)) !== null,
      await prisma.webhookEndpoint.count({ where: { accountId } }),
    ];
    const addedNow = async () => (await readReset(await resetSecret(email)))?.added;
    const kinds = (await addedNow())?.recent.map(({ kind, name }) => [kind, name]);
    expect(kinds).toEqual([
      ["keys", "Test key"],
      ["apps", "Job Robot"],
      ["webhooks", "hooks.example.com"],
      ["feed", null],
    ]);
    await reset(await resetSecret(email));
    expect(await left()).toEqual([200, 200, true, 1]);
    const old = { createdAt: new Date(Date.now() - 8 * 86_400_000) };
    await prisma.apiKey.updateMany({ where: { userId }, data: old });
    expect(await addedNow()).toMatchObject({ older: { keys: 1, apps: 0, webhooks: 0, feed: 0 } });
    const quiet = "quiet green river";
    await resetPassword(await resetSecret(email), quiet, { recent: true, older: {} });
    expect(await left()).toEqual([200, 401, false, 0]);
    await resetPassword(await resetSecret(email), quiet, { recent: false, older: { keys: true } });
    expect(await left()).toEqual([401, 401, false, 0]);
    expect(await addedNow()).toMatchObject({ recent: [], older: { keys: 0 } });
  });

  test("works once, even in ten concurrent requests", async () => {
    const { email } = await makePerson();
    const secret = await resetSecret(email);
    const passwords = Array.from({ length: 10 }, (_none, index) => `quiet green river ${index}`);
    const outcomes = await Promise.all(passwords.map((password) => reset(secret, password)));
    expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1);
    expect(await readReset(secret)).toBeNull();
  });

  test("is void once a newer one is requested", async () => {
    const { email } = await makePerson();
    const [older, newer] = [await resetSecret(email), await resetSecret(email)];
    expect(await reset(older)).toBeNull();
    expect(await reset(newer)).not.toBeNull();
  });

  test("is void after an hour", async () => {
    const { email } = await makePerson();
    const secret = await resetSecret(email);
    const [row] = await prisma.mailedLink.findMany({ where: { email } });
    expect(Number(row?.expiresAt) - Number(row?.createdAt)).toBe(60 * 60_000);
    await prisma.mailedLink.updateMany({ where: { email }, data: { expiresAt: new Date() } });
    expect(await reset(secret)).toBeNull();
  });

  test("ends sign-in links, which don't work as reset links", async () => {
    const { email } = await makePerson();
    await mailSignInLink(email, "/", visitor());
    const secret = await mailedSecret(email, "/sign-in/link/");
    expect(secret).not.toBe("");
    expect(await readReset(secret)).toBeNull();
    await reset(await resetSecret(email));
    // The remaining link undoes the reset itself.
    expect(await prisma.mailedLink.count({ where: { email, purpose: { not: "not_me" } } })).toBe(0);
  });

  test("is replaced, for an address without an account, by an email that says so and takes as much work", async () => {
    const email = `${randomUUID()}@people.example`;
    await mailResetLink(email, visitor());
    expect((await queuedMail(email)).map(({ subject }) => subject)).toEqual([
      "No Offerlane account for this address",
    ]);
    expect(await prisma.mailedLink.count({ where: { email, purpose: "reset", userId: null } })).toBe(1);
  });
});

describe("changing a password", () => {
  test("requires the current one, and keeps only this browser signed in", async () => {
    const { userId, email } = await makePerson();
    await changePassword({ userId, sessionId: null, current: "", next: "quiet green river" });
    const here = await openSession(userId, null);
    await openSession(userId, null);
    const change = { userId, sessionId: here, next: "another green river" };
    const wrong = changePassword({ ...change, current: "not this one" });
    await expect(wrong).rejects.toMatchObject({ issues: [{ path: ["current"] }] });
    const common = changePassword({ ...change, current: "quiet green river", next: "password123" });
    await expect(common).rejects.toMatchObject({ issues: [{ path: ["next"] }] });
    await changePassword({ ...change, current: "quiet green river" });
    expect((await listSessions(userId)).map(({ id }) => id)).toEqual([here]);
    expect(await checkPassword(email, "another green river", visitor())).toEqual({ id: userId });
  });
});
