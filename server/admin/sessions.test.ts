import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { liveEvents, startListening, stopListening } from "#server/core/live.ts";
import { prisma } from "#server/lib/database.ts";
import { makePerson, signIn } from "#server/testing/actors.ts";
import { json, rejected } from "#server/testing/command-line.ts";
import { http } from "#server/testing/http.ts";

beforeAll(startListening);
afterAll(stopListening);

const isSignedIn = async (cookie: string) =>
  (await http({ path: "/api/trpc/boards.list?input=%7B%7D", headers: { Cookie: cookie } })).status === 200;

test("session end signs one user out of every browser immediately, and no one else", async () => {
  const [person, other] = [await makePerson(), await makePerson()];
  const cookies = [await signIn(person), await signIn(person)];
  const stays = await signIn(other);
  for (const cookie of [...cookies, stays]) expect(await isSignedIn(cookie)).toBe(true);
  const received = once(liveEvents, "revocation");
  expect(await json(["session", "end", "--email", person.email])).toEqual({ ended: 2 });
  await received;
  for (const cookie of cookies) expect(await isSignedIn(cookie)).toBe(false);
  expect(await isSignedIn(stays)).toBe(true);
  const where = { userId: person.userId, kind: "sessions_ended" };
  expect(await prisma.securityEvent.findMany({ where })).toMatchObject([
    { details: { count: 2 }, network: null },
  ]);
});

test("session end --all signs everyone out", async () => {
  const cookies = [await signIn(await makePerson()), await signIn(await makePerson())];
  for (const cookie of cookies) expect(await isSignedIn(cookie)).toBe(true);
  await json(["session", "end", "--all"]);
  await expect.poll(() => Promise.all(cookies.map(isSignedIn))).toEqual([false, false]);
  expect(await prisma.signInSession.count()).toBe(0);
});

test("session end requires either a user or --all, and never both", async () => {
  const { email } = await makePerson();
  expect(await rejected(["session", "end"])).toMatchObject({ code: "usage" });
  expect(await rejected(["session", "end", "--all", "--email", email])).toMatchObject({ code: "usage" });
  const nobody = "nobody@people.example";
  expect(await rejected(["session", "end", "--email", nobody])).toMatchObject({ code: "user_not_found" });
});
