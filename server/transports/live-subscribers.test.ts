import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { organizationsCoachedByEach } from "#server/core/access.ts";
import type { Change } from "#server/core/live.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { statementsOf } from "#server/testing/plans.ts";
import { LiveSubscribers, type PublishedChange } from "./live-subscribers.ts";

const change = (given: Partial<Change>): Change => {
  return { accountId: null, operation: "applications.move", originTab: null, ...given };
};

/** Creates subscribers for people and organizations that exist only as names, and records which accounts were queried. */
function makeSubscribers() {
  const staff = new Map<string, Set<string>>();
  const asked: string[][] = [];
  let isDown = false;
  let answering = Promise.resolve();
  const subscribers = new LiveSubscribers(async (accountIds) => {
    if (isDown) throw new Error("The database is down.");
    asked.push([...accountIds].sort());
    await answering;
    const of = (accountId: string) =>
      [...(staff.get(accountId) ?? [])].map((id) => ({ id, isReached: true }));
    return new Map(accountIds.map((accountId) => [accountId, of(accountId)]));
  });
  const open = (accountId: string) => {
    const published: PublishedChange[][] = [];
    const refreshed: true[] = [];
    const close = subscribers.add(accountId, {
      publish: (changes) => published.push([...changes]),
      refresh: () => refreshed.push(true),
    });
    onTestFinished(close);
    const operations = () => published.flat().map(({ operation }) => operation);
    return { published, refreshed, close, operations };
  };
  /** Resolves when all earlier changes are published. */
  const settled = async () => {
    const marker = open(`marker ${asked.length}`);
    subscribers.publish(change({ accountId: `marker ${asked.length}`, operation: "marker" }));
    await expect.poll(() => marker.published.length + marker.refreshed.length).toBeGreaterThan(0);
    marker.close();
    for (const accountIds of asked) {
      const at = accountIds.findIndex((id) => id.startsWith("marker"));
      if (at >= 0) accountIds.splice(at, 1);
    }
    asked.splice(0, asked.length, ...asked.filter((accountIds) => accountIds.length > 0));
  };
  const setAway = (away: boolean) => {
    isDown = away;
  };
  /** Delays all following queries until the returned function is called. */
  const holdAnswers = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answering = promise;
    return resolve;
  };
  return { subscribers, staff, asked, open, settled, setAway, holdAnswers };
}

test("a change in one organization needs no database query and reaches only its staff", async () => {
  const { subscribers, staff, asked, open, settled } = makeSubscribers();
  staff.set("ann", new Set(["A"])).set("ben", new Set(["B"]));
  const [ann, ben] = [open("ann"), open("ben")];
  await settled();
  asked.splice(0);
  for (let made = 0; made < 20; made += 1) {
    subscribers.publish(change({ accountId: "applicant", organizationIds: ["A"], originTab: `${made}` }));
  }
  subscribers.publish(change({ accountId: null, organizationIds: ["A"], operation: "members.update" }));
  await settled();
  expect(ann.operations()).toHaveLength(21);
  expect(ben.operations()).toEqual([]);
  expect(asked).toEqual([["ann"]]);
});

test("changes of one kind that arrive together are published once", async () => {
  const { subscribers, open, settled } = makeSubscribers();
  const ann = open("ann");
  await settled();
  for (let made = 0; made < 50; made += 1) subscribers.publish(change({ accountId: "ann" }));
  subscribers.publish(change({ accountId: "ann", originTab: "another" }));
  await settled();
  expect(ann.published).toEqual([
    [
      { operation: "applications.move", originTab: null },
      { operation: "applications.move", originTab: "another" },
    ],
  ]);
});

test("a page reloads everything once, instead of getting a long message of many changes", async () => {
  const { subscribers, open, settled } = makeSubscribers();
  const ann = open("ann");
  await settled();
  for (let made = 0; made <= 100; made += 1)
    subscribers.publish(change({ accountId: "ann", originTab: `${made}` }));
  await settled();
  expect(ann.published).toEqual([]);
  expect(ann.refreshed).toEqual([true]);
});

test("a page that just opened gets its organizations' changes before and while they are loaded", async () => {
  const { subscribers, staff, asked, open, settled, holdAnswers } = makeSubscribers();
  staff.set("ann", new Set(["A"]));
  const response = holdAnswers();
  const ann = open("ann");
  subscribers.publish(change({ organizationIds: ["A"] }));
  await expect.poll(() => asked).toEqual([["ann"]]);
  subscribers.publish(change({ organizationIds: ["A"], operation: "applications.create" }));
  response();
  await settled();
  expect(ann.operations()).toEqual(["applications.move", "applications.create"]);
});

test("during a database outage, pages refresh themselves and get the changes that follow", async () => {
  const { subscribers, staff, open, settled, setAway } = makeSubscribers();
  const ann = open("ann");
  await settled();
  setAway(true);
  staff.set("ann", new Set(["A"]));
  subscribers.publish(change({ accountId: "ann", operation: "invitations.accept" }));
  await expect.poll(() => ann.refreshed.length).toBeGreaterThan(0);
  setAway(false);
  subscribers.publish(change({ organizationIds: ["A"] }));
  await settled();
  expect(ann.operations()).toEqual(["invitations.accept", "applications.move"]);
});

const account = fc.constantFrom("a", "b", "c", "d");
const organization = fc.constantFrom("A", "B", "C");
const step = fc.oneof(
  fc.record({ kind: fc.constant("open" as const), account }),
  fc.record({ kind: fc.constant("close" as const), account }),
  fc.record({ kind: fc.constant("grant" as const), account, organization }),
  fc.record({ kind: fc.constant("end" as const), account, organization }),
  fc.record({ kind: fc.constant("change" as const), account, organizations: fc.subarray(["A", "B", "C"]) }),
);

test("however pages and roles change, a change reaches its owner's and their staff's pages, and no others", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 15 }), async (steps) => {
      const { subscribers, staff, open, settled } = makeSubscribers();
      const pages: { account: string; page: ReturnType<typeof open>; expected: string[] }[] = [];
      for (const [at, one] of steps.entries()) {
        if (one.kind === "open") pages.push({ account: one.account, page: open(one.account), expected: [] });
        if (one.kind === "close") {
          const found = pages.findIndex(({ account: whose }) => whose === one.account);
          if (found >= 0) pages.splice(found, 1)[0]?.page.close();
        }
        const held = staff.get(one.account) ?? new Set();
        staff.set(one.account, held);
        if (one.kind === "grant") held.add(one.organization);
        if (one.kind === "end") held.delete(one.organization);
        if (one.kind !== "grant" && one.kind !== "end" && one.kind !== "change") continue;
        const organizationIds = one.kind === "change" ? one.organizations : [one.organization];
        const operation = one.kind === "change" ? `boards.update ${at}` : `members.update ${at}`;
        subscribers.publish(change({ accountId: one.account, organizationIds, operation }));
        const concerned = ({ account: whose }: { account: string }) =>
          whose === one.account || organizationIds.some((id) => staff.get(whose)?.has(id));
        for (const { expected } of pages.filter(concerned)) expected.push(operation);
        await settled();
      }
      await settled();
      for (const { page, expected } of pages) expect(page.operations()).toEqual(expected);
    }),
    { numRuns: 15, endOnFailure: true },
  );
});

test("one query finds the organizations of many staff members, and who lacks a required second factor", async () => {
  const [one, other] = [await makeCoaching(), await makeCoaching()];
  await pool.query("UPDATE organizations SET requires_second_factor = true WHERE slug = $1", [
    other.organizationSlug,
  ]);
  const ids = [one.coach, other.coach, one.applicant].map(({ person }) => person.accountId);
  let coached: Awaited<ReturnType<typeof organizationsCoachedByEach>> = new Map();
  const sent = await statementsOf(async () => {
    coached = await organizationsCoachedByEach(sqlOn(pool), ids);
  });
  expect(sent).toHaveLength(1);
  expect(ids.map((id) => (coached.get(id) ?? []).map(({ isReached }) => isReached))).toEqual([
    [true],
    [false],
    [],
  ]);
});
