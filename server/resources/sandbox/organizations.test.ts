import { beforeAll, describe, expect, test } from "vitest";
import { ATTENTION_REASONS } from "#domain/attention.ts";
import { makeKey, makePerson, type Person } from "#server/testing/actors.ts";
import { type Rest, rest } from "#server/testing/rest.ts";

let person: Person;
let api: Rest;
const own = "harbor-career-coaching";

beforeAll(async () => {
  person = await makePerson();
  api = rest((await makeKey(person, { environment: "sandbox" })).key);
});

describe("the seeded organizations", () => {
  test("include one that the person owns, and one in which they are an applicant", async () => {
    const { organizations } = await api.ok("me.get", {});
    expect(organizations.map(({ role }) => role).sort()).toEqual(["applicant", "owner"]);
    const described = await api.ok("sandbox.get", {});
    expect(described.email).toMatch(/@sandbox\.offerlane\.example$/);
    expect(described.organizations.map(({ slug }) => slug)).toContain(own);
  });

  test("have twenty or more applicants on the roster, with every reason for attention, and some without", async () => {
    const { data } = await api.ok("roster.list", { organizationSlug: own, limit: 200 });
    expect(data.length).toBeGreaterThanOrEqual(20);
    const reasons = new Set(data.flatMap(({ needsAttention }) => needsAttention));
    expect([...reasons].sort()).toEqual([...ATTENTION_REASONS].sort());
    expect(data.filter(({ needsAttention }) => needsAttention.length === 0).length).toBeGreaterThan(2);
  });

  test("have three cohorts, and figures and a log with entries", async () => {
    const cohorts = (await api.ok("cohorts.list", { organizationSlug: own })).data;
    expect(cohorts).toHaveLength(3);
    const { placementRate, weeklyMovement } = await api.ok("organization_insights.get", {
      organizationSlug: own,
    });
    expect(placementRate.n).toBeGreaterThan(2);
    expect(weeklyMovement.filter(({ applied }) => applied > 0).length).toBeGreaterThanOrEqual(8);
    const actions = (await api.ok("audit_events.list", { organizationSlug: own, limit: 200 })).data;
    expect(new Set(actions.map(({ action }) => action)).size).toBeGreaterThanOrEqual(5);
  });
});

test("a reset through the API seeds again, and a key restricted to a sample organization stays valid", async () => {
  const { data: before } = await api.ok("organizations.list", {});
  const organization = before.find(({ slug }) => slug === own) ?? { id: "" };
  const restricted = rest((await makeKey(person, { environment: "sandbox", organization })).key);
  await restricted.rejected("sandbox.reset", {}, "organization_restricted");
  await api.ok("organizations.update", { organizationSlug: own, name: "Renamed" });
  await api.ok("organizations.create", { name: "Made here", type: "other" });
  await api.ok("cohorts.create", { organizationSlug: own, name: "Made here" });
  await api.ok("sandbox.reset", {});
  const { data: after } = await api.ok("organizations.list", {});
  expect(after.map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug));
  expect(after.find(({ slug }) => slug === own)?.id).toBe(organization.id);
  expect((await restricted.ok("cohorts.list", { organizationSlug: own })).data).toHaveLength(3);
});

test("a live credential can describe and reset the sandbox, but reaches nothing in it", async () => {
  const live = rest((await makeKey(person)).key);
  const seeded = (await live.ok("sandbox.get", {})).plantedAt;
  const again = await live.ok("sandbox.reset", {});
  expect(Date.parse(again.plantedAt)).toBeGreaterThan(Date.parse(seeded));
  await live.rejected("roster.list", { organizationSlug: own }, "not_found");
});

test("concurrent resets and requests end in one complete sandbox", async () => {
  const reading = Array.from({ length: 20 }, () => api.send("roster.list", { organizationSlug: own }));
  const writing = Array.from({ length: 5 }, () => api.send("boards.create", { name: "Meanwhile" }));
  const resetting = Array.from({ length: 3 }, () => api.send("sandbox.reset", {}));
  const responses = await Promise.all([...resetting, ...reading, ...writing]);
  expect(responses.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  const { data } = await api.ok("roster.list", { organizationSlug: own, limit: 200 });
  expect(data).toHaveLength(26);
  expect((await api.ok("boards.list", {})).data.filter(({ isActive }) => isActive)).toHaveLength(1);
});
