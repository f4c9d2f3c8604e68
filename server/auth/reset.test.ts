import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makePerson } from "#server/testing/actors.ts";
import { queuedMail } from "#server/testing/mail.ts";
import { mailSignInLink } from "./mailed-sign-in.ts";
import { changePassword } from "./password-change.ts";
import { mailResetLink, readResetToken, resetPassword } from "./reset.ts";
import { listSessions, openSession } from "./session-store.ts";
import { checkPassword } from "./sign-in.ts";

const visitor = () => ({ ip: randomUUID(), userAgent: null, cookies: null });

async function mailedToken(email: string): Promise<string> {
  await mailResetLink(email, visitor());
  const mail = (await queuedMail(email)).at(-1);
  return /\/reset\/([0-9a-f]{64})/.exec(mail?.text ?? "")?.[1] ?? "";
}

describe("a link for a new password", () => {
  test("sets it, signs out everywhere and tells by mail", async () => {
    const { userId, email } = await makePerson();
    await Promise.all([openSession(userId, null), openSession(userId, null)]);
    const token = await mailedToken(email);
    expect(await resetPassword(token, "quiet green river")).toEqual({ id: userId });
    expect(await checkPassword(email, "quiet green river", visitor())).toEqual({ id: userId });
    expect(await listSessions(userId)).toEqual([]);
    expect((await queuedMail(email)).at(-1)?.subject).toBe("Your Offerlane password was changed");
  });

  test("works once, even when it is used ten times at once", async () => {
    const { email } = await makePerson();
    const token = await mailedToken(email);
    const passwords = Array.from({ length: 10 }, (_none, index) => `quiet green river ${index}`);
    const outcomes = await Promise.all(passwords.map((password) => resetPassword(token, password)));
    expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1);
    expect(await readResetToken(token)).toBeNull();
  });

  test("is void once a newer one was asked for", async () => {
    const { email } = await makePerson();
    const [older, newer] = [await mailedToken(email), await mailedToken(email)];
    expect(await resetPassword(older, "quiet green river")).toBeNull();
    expect(await resetPassword(newer, "quiet green river")).not.toBeNull();
  });

  test("is void after its hour", async () => {
    const { email, userId } = await makePerson();
    const token = await mailedToken(email);
    const identifier = `reset:${userId}`;
    await prisma.verificationToken.updateMany({ where: { identifier }, data: { expires: new Date(0) } });
    expect(await resetPassword(token, "quiet green river")).toBeNull();
  });

  test("is not to be had from a link that signs in", async () => {
    const { email } = await makePerson();
    await mailSignInLink(email, "/", visitor());
    const mail = (await queuedMail(email)).at(-1);
    const token = /token=([0-9a-f]{64})/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(token).not.toBe("");
    expect(await readResetToken(token)).toBeNull();
  });

  test("for an address without an account is a mail that says so", async () => {
    const email = `${randomUUID()}@people.example`;
    await mailResetLink(email, visitor());
    expect((await queuedMail(email)).map(({ subject }) => subject)).toEqual([
      "There is no Offerlane account for this address",
    ]);
  });
});

describe("changing a password", () => {
  test("asks for the current one, and keeps only this browser signed in", async () => {
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
