import { setImmediate as aTurn } from "node:timers/promises";
import type pg from "pg";
import { afterEach, expect, test } from "vitest";
import { toOperationError } from "#server/core/errors.ts";
import { inPrismaTransaction, inSqlTransaction } from "#server/core/transaction.ts";
import { pool, prisma } from "./database.ts";
import { env } from "./env.ts";
import { FairPool, turnIn } from "./fair-pool.ts";
import { makeFairQueue } from "./fair-queue.ts";
import { newOrigin, withRequestOrigin } from "./request-origin.ts";
import { withWork } from "./work.ts";

const CONNECTIONS = 8;
const SHARE = CONNECTIONS / 4;
const LINE = 15 * CONNECTIONS;

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function makePool() {
  const sharing = { leastShare: 2, workerOf: (accountId: string) => /^w\d/.exec(accountId)?.[0] ?? null };
  const made = new FairPool({ connectionString: env().DATABASE_URL, max: CONNECTIONS }, sharing);
  const taken: Promise<pg.PoolClient>[] = [];
  cleanUp.push(async () => {
    for (const each of taken) (await each.catch(() => null))?.release();
    await made.end();
  });
  /** Takes a connection for a person's request. It is released at the latest when the test ends. */
  const take = (userId: string | null, organizationId: string | null = null): Promise<pg.PoolClient> => {
    const origin = newOrigin({ requestId: "req", ip: "192.0.2.7", userAgent: null });
    origin.caller = userId === null ? null : { userId, accountId: userId, credentialId: userId };
    const work = { kind: "interactive", organizationId } as const;
    const client = withRequestOrigin(origin, () => withWork(work, () => made.connect()));
    const once = client.then((item) => {
      const { release } = item;
      let isHeld = true;
      item.release = () => {
        if (isHeld) release();
        isHeld = false;
      };
      return item;
    });
    once.catch(() => undefined);
    taken.push(once);
    return once;
  };
  return { made, take };
}

/** Checks whether a connection has been granted, without waiting for it. */
async function isGranted(client: Promise<unknown>): Promise<boolean> {
  return Promise.race([client.then(() => true), aTurn(false)]);
}

test("a person holds at most a quarter of the connections and waits for more, while others get theirs", async () => {
  const { made, take } = makePool();
  const [first] = await Promise.all([take("busy"), take("busy")]);
  const third = take("busy");
  expect([made.totalCount, made.waiting]).toEqual([SHARE, 1]);
  await Promise.all([take("other"), take("another"), take(null)]);
  expect([await isGranted(third), made.waiting]).toEqual([false, 1]);
  first.release();
  await third;
  expect(made.waiting).toBe(0);
});

test("work for an organization counts toward the organization, whichever member requests it", async () => {
  const { take } = makePool();
  await Promise.all([take("one", "org"), take("two", "org")]);
  const third = take("three", "org");
  await Promise.all([take("four"), take("four", "elsewhere")]);
  expect(await isGranted(third)).toBe(false);
});

test("a person in several organizations holds no more connections than in one", async () => {
  const { take } = makePool();
  await Promise.all([take("one", "org 1"), take("one", "org 2")]);
  const third = take("one", "org 3");
  await take("two", "org 3");
  expect(await isGranted(third)).toBe(false);
});

test("the people of one worker hold all connections except a share, and wait for more, while those of others get theirs", async () => {
  const { made, take } = makePool();
  const held = await Promise.all(["w1a", "w1b", "w1c"].flatMap((name) => [take(name), take(name)]));
  const more = take("w1d");
  const [others] = await Promise.all([take("w2a"), take("elsewhere")]);
  expect([made.totalCount, await isGranted(more)]).toEqual([CONNECTIONS, false]);
  others?.release();
  expect(await isGranted(take("w2b"))).toBe(true);
  expect(await isGranted(more)).toBe(false);
  held[0]?.release();
  await more;
});

test("a long wait for a worker that hangs returns 503, and one for a person's own turns 429", async () => {
  const turns = makeFairQueue({ running: 4, waiting: 9 }, () => ({ running: 1, waiting: 9 }), 1);
  turns.begin("one", "w1");
  const rejectionOf = (owner: string, worker: string) => {
    const over = new AbortController();
    const rejected = turnIn(turns, owner, over.signal, worker).catch(toOperationError);
    over.abort();
    return rejected;
  };
  expect(await rejectionOf("two", "w1")).toMatchObject({ code: "unavailable" });
  expect(await rejectionOf("one", "w2")).toMatchObject({ code: "rate_limited" });
});

test("when every connection is taken, people who haven't had one come before those who request another", async () => {
  const { take } = makePool();
  const holders = ["a", "b", "c", "d"];
  const held = await Promise.all(holders.flatMap((name) => [take(name), take(name)]));
  const order: string[] = [];
  const wait = (name: string) => take(name).then((client) => order.push(name) && client);
  const waiting = [wait("e"), wait("e"), wait("e"), wait("f")];
  await aTurn();
  for (const client of held.slice(0, 3)) client.release();
  await Promise.all([waiting[0], waiting[1], waiting[3]]);
  expect(order).toEqual(["e", "f", "e"]);
});

test("a full queue of one person returns 429 to that person alone", async () => {
  const { made, take } = makePool();
  for (let asked = 0; asked < SHARE + LINE; asked += 1) void take("busy");
  expect(made.waiting).toBe(LINE);
  const error = await take("busy").catch(toOperationError);
  expect(error).toMatchObject({ code: "rate_limited", headers: { "Retry-After": "1" } });
  await take("other");
});

test("a full queue overall returns 503 to everyone", async () => {
  const { made, take } = makePool();
  for (let asked = 0; !made.isFull; asked += 1) void take(`person ${Math.floor(asked / LINE)}`);
  expect(made.totalCount).toBeLessThanOrEqual(CONNECTIONS);
  expect(await take("other").catch(toOperationError)).toMatchObject({ code: "unavailable" });
});

test("a broken connection gives up its place", async () => {
  const { take } = makePool();
  const first = await take("busy");
  await take("busy");
  const third = take("busy");
  expect(await isGranted(third)).toBe(false);
  first.release(true);
  await third;
});

const timeoutOf = async (
  ask: (text: string) => Promise<{ rows: { statement_timeout: string }[] }>,
): Promise<string | undefined> => (await ask("SHOW statement_timeout")).rows[0]?.statement_timeout;

test("a search ends after 2 s, a read after 5 s, and a report, transaction, or background work after 30 s", async () => {
  const of = (kind: "interactive" | "search" | "report") =>
    withWork({ kind, organizationId: null }, () => timeoutOf((text) => pool.query(text)));
  expect([await of("search"), await of("interactive"), await of("report")]).toEqual(["2s", "5s", "30s"]);
  const origin = newOrigin({ requestId: "req", ip: "192.0.2.7", userAgent: null });
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await timeoutOf((text) => pool.query(text)), "in the background").toBe("30s");
    const inRequest = withRequestOrigin(origin, () => timeoutOf((text) => pool.query(text)));
    expect(await inRequest, "in a request").toBe("5s");
  }
  const inSql = inSqlTransaction((sql) => sql.foreign("show_timeout", "SHOW statement_timeout", []));
  expect(await inSql).toEqual([{ statement_timeout: "30s" }]);
  const inPrisma = inPrismaTransaction((transaction) => transaction.$queryRaw`SHOW statement_timeout`);
  expect(await inPrisma).toEqual([{ statement_timeout: "30s" }]);
});

test("Prisma's client also reports that a person's queue is full", async () => {
  const origin = newOrigin({ requestId: "req", ip: "192.0.2.7", userAgent: null });
  origin.caller = { userId: "busy", accountId: "busy", credentialId: "busy" };
  const held: pg.PoolClient[] = [];
  cleanUp.push(() => held.map((client) => client.release()));
  await withRequestOrigin(origin, async () => {
    const share = Math.max(2, Math.floor(env().DATABASE_POOL_SIZE / 4));
    for (let taken = 0; taken < share; taken += 1) held.push(await pool.connect());
    const waiting: Promise<unknown>[] = [];
    const line = Math.max(50, 15 * env().DATABASE_POOL_SIZE);
    for (let asked = 0; asked < line; asked += 1) waiting.push(pool.query("SELECT 1"));
    const find = prisma.user.findFirst({ where: { id: "usr_none" }, select: { id: true } });
    expect(await find.catch(toOperationError)).toMatchObject({ code: "rate_limited" });
    const change = inPrismaTransaction((transaction) => transaction.$queryRaw`SELECT 1`);
    expect(await change.catch(toOperationError)).toMatchObject({ code: "rate_limited" });
    held.splice(0).map((client) => client.release());
    await Promise.all(waiting);
  });
});
