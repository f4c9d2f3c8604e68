import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changePassword } from "#server/auth/password-change.ts";
import { removeUser } from "#server/auth/removal/user.ts";
import { deleteSessions, endSession } from "#server/auth/session-store.ts";
import { announceRevocations } from "#server/core/live.ts";
import { inPrismaTransaction } from "#server/core/transaction.ts";
import { prisma } from "#server/lib/database.ts";
import { makePerson, type Person, signIn } from "#server/testing/actors.ts";
import { type ServerProcess, startServerProcess } from "#server/testing/server-process.ts";

const WITHIN_MS = 5_000;
let processes: ServerProcess[];
beforeAll(async () => {
  processes = await Promise.all([startServerProcess(), startServerProcess()]);
});
afterAll(() => Promise.all(processes.map((child) => child.kill())));

/** Opens pages of one session, on each process; each reports when its stream ends. */
async function listening(person: Person) {
  const cookie = await signIn(person);
  const responses = await Promise.all(
    processes.map(({ origin }) => fetch(`${origin}/api/live`, { headers: { Cookie: cookie } })),
  );
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  const streams = responses.map((response) => response.text().then(() => "ended"));
  const { id } = await prisma.signInSession.findFirstOrThrow({
    where: { userId: person.userId },
    orderBy: { id: "desc" },
  });
  const stillOpen = () => new Promise((resolve) => setTimeout(() => resolve("open"), WITHIN_MS));
  const states = () => Promise.all(streams.map((stream) => Promise.race([stream, stillOpen()])));
  return { id, states, cookie };
}

const expire = (data: object) => (id: string) => prisma.signInSession.update({ where: { id }, data });

const ENDS: [string, (id: string, person: Person) => Promise<unknown>][] = [
  ["signed out", (id, { userId }) => endSession(userId, id)],
  [
    "ended with all others",
    async (_id, { userId }) => announceRevocations(await deleteSessions(prisma, userId, { sessionId: null })),
  ],
  [
    "ended by a changed password",
    (_id, { userId }) =>
      changePassword({ userId, sessionId: null, current: "", next: "a long quiet river of words" }),
  ],
  [
    "gone with the account",
    async (_id, { userId }) =>
      announceRevocations(
        await inPrismaTransaction((transaction, sql) => removeUser(transaction, sql, userId)),
      ),
  ],
  ["past its absolute time", expire({ expiresAt: new Date(0) })],
  ["past its idle time", expire({ lastSeenAt: new Date(0) })],
  ["deleted by hand in the database", (id) => prisma.signInSession.delete({ where: { id } })],
];

describe("the live streams of a session end within five seconds, in every process, once the session is", () => {
  test.each(ENDS)("%s", async (_how, end) => {
    const person = await makePerson();
    const { id, states, cookie } = await listening(person);
    await end(id, person);
    expect(await states()).toEqual(["ended", "ended"]);
    for (const { origin } of processes) {
      expect((await fetch(`${origin}/api/live`, { headers: { Cookie: cookie } })).status).toBe(401);
    }
  });
});

test("the streams of another session of the same person stay open", async () => {
  const person = await makePerson();
  const [kept, other] = [await listening(person), await listening(person)];
  await announceRevocations(await deleteSessions(prisma, person.userId, { sessionId: kept.id }));
  expect(await other.states()).toEqual(["ended", "ended"]);
  expect(await kept.states()).toEqual(["open", "open"]);
});
