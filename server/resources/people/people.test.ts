import { beforeEach, describe, expect, test, vi } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, type Person } from "#server/testing/actors.ts";
import type { InputOf } from "#server/testing/contracts.ts";
import type { Rest } from "#server/testing/rest.ts";
import { bucketStarts, labelOf } from "./windows.ts";

type Range = NonNullable<InputOf<"people.get_analytics">["range"]>;
type Logged = { contactId: string; type: "meeting" | "call" | "email"; at: number };

const RANGES = [
  ["7d", 7],
  ["30d", 30],
  ["90d", 90],
  ["1y", 365],
] as const;

let api: Rest;
let person: Person;
let today: number;
beforeEach(async () => {
  // The day must not change between the test's count and the server's.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  ({ api, person } = await makeCaller());
  today = new Date().setUTCHours(0, 0, 0, 0);
});

async function makeContacts(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push((await api.ok("contacts.create", { name: `Contact ${made}` })).id);
  return ids;
}

async function log(interactions: Logged[]): Promise<void> {
  for (const { contactId, type, at } of interactions) {
    const interactionTime = new Date(at).toISOString();
    await api.ok("interactions.create", { contactId, type, interactionTime });
  }
}

/**
 * Returns the instants around both ends of a window and of the one before it: the window includes all of today, to the last millisecond.
 */
const edges = (days: number) => {
  const first = today - (days - 1) * DAY_MS;
  const before = [first - days * DAY_MS - 1, first - days * DAY_MS, first - 1];
  return [...before, first, first + DAY_MS - 1, first + DAY_MS, today, today + DAY_MS - 1, today + DAY_MS];
};

/** Counts the figures of a window one interaction at a time. */
function countedWithin(logged: Logged[], from: number, to: number) {
  const within = logged.filter(({ at }) => at >= from && at < to);
  return {
    interactions: within.length,
    active_contacts: new Set(within.map(({ contactId }) => contactId)).size,
    meetings: within.filter(({ type }) => type === "meeting").length,
  };
}

describe.each(RANGES)("%s", (range, days) => {
  test("counts each interaction in the window that it is in, to the millisecond", async () => {
    const contacts = await makeContacts(3);
    const types = ["meeting", "call", "email"] as const;
    const logged = edges(days).map((at, index) => ({
      contactId: contacts[index % 3] ?? "",
      type: types[(index * 2) % 3] ?? "call",
      at,
    }));
    await log(logged);
    const response = await api.ok("people.get_analytics", { range });
    const end = today + DAY_MS;
    const current = countedWithin(logged, end - days * DAY_MS, end);
    const previous = countedWithin(logged, end - 2 * days * DAY_MS, end - days * DAY_MS);
    for (const { name, current: figure, comparison } of response.metrics) {
      if (name === "new_contacts") continue;
      expect(figure, name).toBe(current[name]);
      if (previous[name] === 0) expect(comparison, name).toEqual({ kind: "from_zero" });
      else
        expect(comparison, name).toMatchObject({
          kind: "compared",
          previous: previous[name],
          direction: ["down", "flat", "up"][Math.sign(current[name] - previous[name]) + 1],
        });
    }
    const total = (rows: { total: number }[]) => rows.reduce((sum, row) => sum + row.total, 0);
    expect(total(response.interactionVolume)).toBe(current.interactions);
    for (const { startsOn, total, countsByType } of response.interactionVolume) {
      const next = response.interactionVolume.find((bucket) => bucket.startsOn > startsOn)?.startsOn;
      const from = Math.max(Date.parse(startsOn), end - days * DAY_MS);
      const expected = countedWithin(logged, from, next ? Date.parse(next) : end);
      expect(total, startsOn).toBe(expected.interactions);
      expect(countsByType.meeting ?? 0, startsOn).toBe(expected.meetings);
    }
    const byType = Map.groupBy(
      logged.filter(({ at }) => at >= end - days * DAY_MS && at < end),
      ({ type }) => type,
    );
    expect(Object.fromEntries(response.interactionsByType.map(({ type, count }) => [type, count]))).toEqual(
      Object.fromEntries([...byType].map(([type, rows]) => [type, rows.length])),
    );
  });
});

test("the buckets are days, Monday weeks, or months, including empty ones, with readable labels", async () => {
  const volumeOf = async (range: Range) =>
    (await api.ok("people.get_analytics", { range })).interactionVolume;
  expect(await volumeOf("7d")).toHaveLength(7);
  expect(await volumeOf("30d")).toHaveLength(30);
  for (const { startsOn, label, total, countsByType } of await volumeOf("90d")) {
    expect(new Date(startsOn).getUTCDay()).toBe(1);
    expect(label).toMatch(/^\d{1,2} [A-Z][a-z]{2}$/);
    expect([total, countsByType]).toEqual([0, {}]);
  }
  for (const { startsOn, label } of await volumeOf("1y")) {
    expect(startsOn).toMatch(/-01$/);
    expect(label).toMatch(/^[A-Z][a-z]{2} \d{4}$/);
  }
  expect(await volumeOf("all")).toHaveLength(1);
});

test.each([
  ["2026-10-12", "day", "12 Oct"],
  ["2026-09-07", "week", "7 Sep"],
  ["2026-10-01", "month", "Oct 2026"],
] as const)("%s is labeled as a %s: %s", (startsOn, bucket, label) => {
  expect(labelOf(startsOn, bucket)).toBe(label);
});

test("a bucket that begins before the window is included", () => {
  const window = { from: new Date("2026-11-18T00:00:00Z"), to: new Date("2026-11-24T00:00:00Z") };
  expect(bucketStarts(window, "week")).toEqual(["2026-11-16", "2026-11-23"]);
  expect(bucketStarts(window, "month")).toEqual(["2026-11-01"]);
});

test("the range all has nothing to compare with, and begins with the first interaction", async () => {
  const [contactId = ""] = await makeContacts(1);
  await log([
    { contactId, type: "call", at: Date.UTC(today ? new Date(today).getUTCFullYear() - 2 : 0, 0, 1) },
  ]);
  const { metrics, interactionVolume } = await api.ok("people.get_analytics", { range: "all" });
  expect(new Set(metrics.map(({ comparison }) => comparison.kind))).toEqual(new Set(["not_comparable"]));
  expect(interactionVolume[0]).toMatchObject({ total: 1, startsOn: expect.stringMatching(/-01-01$/) });
  expect(interactionVolume.length).toBeGreaterThan(24);
});

test("the range all shows ten years at most, and counts earlier interactions in its figures", async () => {
  const [contactId = ""] = await makeContacts(1);
  const now = new Date(today);
  const first = new Date(Date.UTC(now.getUTCFullYear() - 10, now.getUTCMonth() + 1, 1)).toISOString();
  for (const interactionTime of ["0001-01-01T00:00:00Z", first]) {
    await api.ok("interactions.create", { contactId, type: "call", interactionTime });
  }
  const analytics = await api.ok("people.get_analytics", { range: "all" });
  expect(analytics.interactionVolume).toHaveLength(120);
  expect(analytics.interactionVolume[0]).toMatchObject({ startsOn: first.slice(0, 10), total: 1 });
  expect(analytics.metrics).toContainEqual(expect.objectContaining({ name: "interactions", current: 2 }));
  expect(analytics.interactionsByType).toEqual([{ type: "call", count: 2 }]);
});

test("the default range is 30d", async () => {
  expect((await api.ok("people.get_analytics", {})).range).toBe("30d");
});

test("new contacts are counted by when they were added", async () => {
  const [now = "", before = "", long = ""] = await makeContacts(3);
  const added = (id: string, at: number) =>
    pool.query("UPDATE contacts SET created_at = $2 WHERE id = $1", [id, new Date(at).toISOString()]);
  await added(now, today - 6 * DAY_MS);
  await added(before, today - 6 * DAY_MS - 1);
  await added(long, today - 14 * DAY_MS);
  const { metrics } = await api.ok("people.get_analytics", { range: "7d" });
  expect(metrics.find(({ name }) => name === "new_contacts")).toEqual({
    name: "new_contacts",
    current: 1,
    comparison: { kind: "compared", previous: 1, changePercent: 0, direction: "flat" },
  });
});

test("topContacts has the ten contacts with the most interactions, and sorts ties by name", async () => {
  const contacts = await makeContacts(12);
  const logged = contacts.flatMap((contactId, index) =>
    Array.from({ length: index === 11 ? 2 : 1 }, () => ({ contactId, type: "call" as const, at: today })),
  );
  await log(logged);
  const { topContacts } = await api.ok("people.get_analytics", { range: "7d" });
  expect(topContacts).toHaveLength(10);
  expect(topContacts[0]).toMatchObject({ contactId: contacts[11], interactionCount: 2 });
  expect(topContacts[1]).toMatchObject({ contactId: contacts[0] });
});

describe("people.get_overview", () => {
  test("lists a contact as a follow-up and as dormant if both apply, with its company and last interaction", async () => {
    const none = { contacts: 0, interactions: 0, followUps: 0, dormantContacts: 0 };
    const nobody = { followUps: [], recentInteractions: [], dormantContacts: [], totals: none };
    expect(await api.ok("people.get_overview", {})).toEqual(nobody);
    const { id: companyId } = await api.ok("companies.create", { name: "Forge" });
    const { id: contactId } = await api.ok("contacts.create", { name: "Ada", companyId, followUp: true });
    await makeContacts(1);
    await log([{ contactId, type: "call", at: today - 70 * DAY_MS }]);
    const { followUps, dormantContacts, totals } = await api.ok("people.get_overview", {});
    expect(followUps).toEqual([
      {
        contactId,
        name: "Ada",
        companyName: "Forge",
        followUpSince: expect.stringMatching(/Z$/),
        lastInteractionAt: new Date(today - 70 * DAY_MS).toISOString(),
      },
    ]);
    expect(dormantContacts).toEqual(followUps);
    expect(totals).toEqual({ contacts: 2, interactions: 1, followUps: 1, dormantContacts: 1 });
  });

  test("lists follow-ups with the longest wait first, and the latest interactions", async () => {
    const [one = "", two = ""] = await makeContacts(2);
    const follow = (contactId: string, daysAgo: number) =>
      api.ok("interactions.create", {
        contactId,
        type: "follow_up",
        interactionTime: new Date(today - daysAgo * DAY_MS).toISOString(),
      });
    await follow(one, 3);
    await follow(two, 5);
    const overview = await api.ok("people.get_overview", {});
    expect(overview.followUps.map(({ contactId }) => contactId)).toEqual([two, one]);
    expect(overview.recentInteractions.map(({ contactName }) => contactName)).toEqual([
      "Contact 0",
      "Contact 1",
    ]);
    expect(overview.totals).toEqual({ contacts: 2, interactions: 2, followUps: 2, dormantContacts: 0 });
  });

  test("lists a contact as dormant after 60 days without an interaction", async () => {
    const [asleep = "", awake = "", fresh = ""] = await makeContacts(3);
    await pool.query(
      "UPDATE contacts SET created_at = now() - interval '1 year' WHERE account_id = $1 AND id <> $2",
      [person.accountId, fresh],
    );
    await log([
      { contactId: asleep, type: "call", at: Date.now() - 60 * DAY_MS - 60_000 },
      { contactId: awake, type: "call", at: Date.now() - 60 * DAY_MS + 60_000 },
    ]);
    const { dormantContacts, totals } = await api.ok("people.get_overview", {});
    expect(dormantContacts.map(({ contactId }) => contactId)).toEqual([asleep]);
    expect(totals.dormantContacts).toBe(1);
  });
});
