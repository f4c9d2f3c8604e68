import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makePerson } from "#server/testing/actors.ts";
import { mailedSecret } from "#server/testing/mail.ts";
import { signBrowserIn } from "../browser-session.ts";
import { changePassword } from "../password-change.ts";
import { mailResetLink, resetPassword } from "../reset.ts";
import { endSessionsOf, listSessions } from "../session-store.ts";
import {
  attemptPendingSignIn,
  beginPendingSignIn,
  proofOfPending,
  readPendingSignIn,
} from "./pending-sign-in.ts";

const visitor = { ip: "192.0.2.1", userAgent: null, cookies: null };
const NEXT = "a wide and slow green river";

test("a sign-in that awaits its second factor continues only in the browser that has the cookie", async () => {
  const { userId } = await makePerson();
  const { value, httpOnly, maxAge } = await beginPendingSignIn({
    userId,
    path: "/boards",
    method: "password",
  });
  expect({ httpOnly, maxAge }).toEqual({ httpOnly: true, maxAge: 600 });
  expect(await readPendingSignIn(value)).toEqual({ userId, path: "/boards", method: "password" });
  for (const other of [undefined, "", "forged", value.toLowerCase()]) {
    expect(await readPendingSignIn(other)).toBeNull();
    expect(await attemptPendingSignIn(other)).toBeNull();
  }
});

test("a pending sign-in ends after five attempts, even when fifty are concurrent, and after ten minutes", async () => {
  const { userId } = await makePerson();
  const { value } = await beginPendingSignIn({ userId, path: "/", method: "reset" });
  const tries = await Promise.all(Array.from({ length: 50 }, () => attemptPendingSignIn(value)));
  expect(tries.filter((item) => item !== null)).toHaveLength(5);
  expect(await readPendingSignIn(value)).toBeNull();
  const other = await beginPendingSignIn({ userId, path: "/", method: "reset" });
  await prisma.pendingSignIn.updateMany({ where: { userId }, data: { expiresAt: new Date(0) } });
  expect(await attemptPendingSignIn(other.value)).toBeNull();
});

test("a pending sign-in lets in only one of ten concurrent requests", async () => {
  const { userId } = await makePerson();
  const { value } = await beginPendingSignIn({ userId, path: "/", method: "reset" });
  const enter = () => signBrowserIn(userId, visitor, "reset", proofOfPending(value));
  const ends = await Promise.allSettled(Array.from({ length: 10 }, enter));
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await listSessions(userId)).toHaveLength(1);
  expect(await readPendingSignIn(value)).toBeNull();
});

test.each([
  [
    "a reset",
    async (userId: string, email: string) => {
      await mailResetLink(email, { ip: userId });
      const keep = { recent: false, older: {} };
      await resetPassword(await mailedSecret(email, "/reset/"), NEXT, keep);
    },
  ],
  [
    "a changed password",
    (userId: string) => changePassword({ userId, sessionId: null, current: "", next: NEXT }),
  ],
  ["the end of all sessions", (userId: string) => endSessionsOf(userId, { sessionId: null })],
])("%s ends a sign-in that awaits its second factor", async (_name, end) => {
  const { userId, email } = await makePerson();
  const { value } = await beginPendingSignIn({ userId, path: "/", method: "password" });
  await end(userId, email);
  expect(await attemptPendingSignIn(value)).toBeNull();
  await expect(signBrowserIn(userId, visitor, "password", proofOfPending(value))).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(await listSessions(userId)).toEqual([]);
});
