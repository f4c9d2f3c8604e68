import { afterEach, expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { holdLock } from "#server/testing/blocking.ts";
import { makeTeam } from "#server/testing/membership.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

/** Blocks every statement on a table until the test ends. */
async function lockTable(table: string) {
  const held = await holdLock(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  cleanUp.push(() => held.release());
  return held;
}

const inUse = ({ totalCount, idleCount }: { totalCount: number; idleCount: number }) =>
  totalCount - idleCount;

test("while every read of one person hangs, another person's board can be read and changed", async () => {
  const [busy, other] = await Promise.all([makeCaller(), makeCaller()]);
  const held = await lockTable("resumes");
  const hanging = Array.from({ length: 40 }, () => busy.api.send("resumes.list", {}));
  await held.waiters();
  expect((await other.api.send("boards.list", {})).status).toBe(200);
  expect((await other.api.send("boards.create", { name: "Mine" })).status).toBe(201);
  await held.release();
  cleanUp.splice(0);
  for (const { status } of await Promise.all(hanging)) expect([200, 429]).toContain(status);
});

test("searches and reports that hang take no connections from other reads, even of the same person", async () => {
  const { api, person } = await makeCaller();
  const held = await lockTable("companies");
  const search = { boardId: person.boardId, search: "nowhere" };
  const hanging = [
    ...Array.from({ length: 10 }, () => api.send("applications.list", search)),
    ...Array.from({ length: 10 }, () => api.send("exports.get", { boardId: person.boardId })),
  ];
  await held.waiters();
  await expect.poll(() => inUse(pool.others.search)).toBeGreaterThan(0);
  await expect.poll(() => inUse(pool.others.report)).toBeGreaterThan(0);
  // Every call is first authorized on the other connections.
  await expect.poll(() => [pool.waiting, inUse(pool)]).toEqual([0, 0]);
  expect((await api.send("boards.list", {})).status).toBe(200);
  await held.release();
  cleanUp.splice(0);
  for (const { status } of await Promise.all(hanging)) expect([200, 429, 503]).toContain(status);
});

test("an organization's reads share its connections, whichever of its staff sends them", async () => {
  const share = Math.floor(env().DATABASE_POOL_SIZE / 4);
  const coaches = Array.from({ length: share + 1 }, () => "coach" as const);
  const { organizationSlug, members } = await makeTeam("owner", ...coaches);
  const held = await lockTable("cohorts");
  const hanging = members.flatMap(({ api }) =>
    [1, 2].map(() => api.send("cohorts.list", { organizationSlug })),
  );
  await held.waiters();
  // Calls that are still being authorized hold other connections briefly.
  await expect.poll(() => [pool.waiting > 0, inUse(pool)]).toEqual([true, share]);
  await held.release();
  cleanUp.splice(0);
  for (const { status } of await Promise.all(hanging)) expect(status).toBe(200);
});
