import { expect, test } from "vitest";
import { prisma } from "#server/lib/database.ts";
import { makePerson } from "#server/testing/actors.ts";
import {
  attemptPendingSignIn,
  beginPendingSignIn,
  endPendingSignIn,
  readPendingSignIn,
} from "./pending-sign-in.ts";

test("a sign-in waits for its second factor in the browser that holds the cookie, and in no other", async () => {
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

test("it ends after five tries, even when fifty come at once, and after ten minutes", async () => {
  const { userId } = await makePerson();
  const { value } = await beginPendingSignIn({ userId, path: "/", method: "reset" });
  const tries = await Promise.all(Array.from({ length: 50 }, () => attemptPendingSignIn(value)));
  expect(tries.filter((one) => one !== null)).toHaveLength(5);
  expect(await readPendingSignIn(value)).toBeNull();
  const other = await beginPendingSignIn({ userId, path: "/", method: "reset" });
  await prisma.pendingSignIn.updateMany({ where: { userId }, data: { expiresAt: new Date(0) } });
  expect(await attemptPendingSignIn(other.value)).toBeNull();
});

test("it lets one in, however many have shown the second factor at once", async () => {
  const { userId } = await makePerson();
  const { value } = await beginPendingSignIn({ userId, path: "/", method: "reset" });
  const ends = await Promise.all(Array.from({ length: 10 }, () => endPendingSignIn(value)));
  expect(ends.filter(Boolean)).toHaveLength(1);
  expect(await readPendingSignIn(value)).toBeNull();
});
