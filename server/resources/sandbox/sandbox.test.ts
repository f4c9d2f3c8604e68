import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/time.ts";
import { STATUSES } from "#domain/values.ts";
import { newId } from "#server/core/ids.ts";
import { pool } from "#server/lib/database.ts";
import { retireStaleCards } from "#server/resources/applications/retirement.ts";
import { describeSearch, makePerson, makeSandboxCaller } from "#server/testing/actors.ts";
import { http } from "#server/testing/http.ts";
import type { Rest } from "#server/testing/rest.ts";
import { ensureSandbox, resetSandbox } from "./service.ts";

describe("the seed", () => {
  let api: Rest;
  beforeAll(async () => {
    ({ api } = await makeSandboxCaller());
  });
  const boards = async () => (await api.ok("boards.list", {})).data;
  const activeBoard = async () => (await boards()).find(({ isActive }) => isActive)?.id ?? "";

  test("has a synthetic person as its tenant, with its own address", async () => {
    const { user, environment, sandbox } = await api.ok("me.get", {});
    expect(user.email).toMatch(/@sandbox\.offerlane\.example$/);
    expect(user.displayName).toMatch(/^\S+ \S+$/);
    expect(environment).toBe("sandbox");
    expect(sandbox).not.toBeNull();
  });

  test("has one active board, and one of an earlier search", async () => {
    const all = await boards();
    expect(all).toHaveLength(2);
    expect(all.filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  test("has cards in every column of the active board", async () => {
    const { columns } = await api.ok("boards.get", { boardId: await activeBoard() });
    for (const status of STATUSES) expect(columns[status].length, status).toBeGreaterThan(0);
    expect(Object.values(columns).flat().length).toBeGreaterThan(50);
  });

  test("has at least 35 companies with industry, size, and website", async () => {
    const { data } = await api.ok("companies.list", { limit: 200 });
    expect(data.length).toBeGreaterThanOrEqual(35);
    for (const { industry, size, website } of data) {
      expect(industry).not.toBe("unknown");
      expect(size).not.toBeNull();
      expect(website).toMatch(/^https:\/\/[a-z]+\.example$/);
    }
  });

  test("has varied cards: pay in several currencies, places, sources, notes, and retirements", async () => {
    const { data } = await api.ok("applications.list", { boardId: await activeBoard(), limit: 200 });
    const different = (values: unknown[]) => new Set(values.filter((value) => value != null)).size;
    expect(different(data.map(({ job }) => job.compensation?.currency))).toBeGreaterThanOrEqual(5);
    expect(different(data.map(({ job }) => job.location?.city))).toBeGreaterThanOrEqual(10);
    expect(different(data.map(({ source }) => source))).toBeGreaterThanOrEqual(5);
    expect(different(data.map(({ notes }) => notes))).toBeGreaterThanOrEqual(15);
    expect(different(data.map(({ creationMethod }) => creationMethod))).toBe(4);
    expect(data.filter(({ isAutoRetired }) => isAutoRetired).length).toBeGreaterThanOrEqual(3);
  });

  test("has one open status period for every card, in its column, and nothing in the future", async () => {
    const { data } = await api.ok("applications.list", { boardId: await activeBoard(), limit: 200 });
    for (const { id, status, statusChangedAt, createdAt, updatedAt } of data) {
      const { data: periods } = await api.ok("applications.get_status_history", { applicationId: id });
      expect(periods.filter(({ leftAt }) => leftAt === null)).toEqual([periods[0]]);
      expect(periods[0]?.status).toBe(status);
      expect(periods.at(-1)?.enteredAt).toBe(createdAt);
      expect(statusChangedAt).toBe(periods.length > 1 ? periods[0]?.enteredAt : null);
      expect(Date.parse(updatedAt)).toBeLessThan(Date.now());
      for (const [index, { leftAt }] of periods.slice(1).entries())
        expect(leftAt).toBe(periods[index]?.enteredAt);
    }
  });

  test("has two months of moves, and its newest card is from yesterday", async () => {
    const { data } = await api.ok("applications.list", { boardId: await activeBoard(), limit: 200 });
    const age = ({ createdAt }: { createdAt: string }) => (Date.now() - Date.parse(createdAt)) / DAY_MS;
    expect(Math.max(...data.map(age))).toBeGreaterThan(60);
    expect(Math.min(...data.map(age))).toBeLessThan(2);
  });

  test("has past and upcoming interviews with outcomes, each on a card that was in interviewing", async () => {
    const { data } = await api.ok("interviews.list", { limit: 200 });
    const ahead = data.filter(({ scheduledAt }) => Date.parse(scheduledAt) > Date.now());
    expect(ahead.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ahead.map(({ outcome }) => outcome))).toEqual(new Set(["pending"]));
    const outcomes = new Set(data.map(({ outcome }) => outcome));
    expect(outcomes).toEqual(new Set(["pending", "passed", "failed", "canceled", "no_show"]));
    for (const { applicationId } of data) {
      const { data: periods } = await api.ok("applications.get_status_history", { applicationId });
      expect(periods.some(({ status }) => status === "interviewing")).toBe(true);
    }
  });

  test("has contacts linked to cards, follow-ups, dormant contacts, and a value for every figure", async () => {
    const { data } = await api.ok("contacts.list", { limit: 200 });
    expect(data.filter(({ applicationIds }) => applicationIds.length > 0).length).toBeGreaterThan(10);
    const overview = await api.ok("people.get_overview", {});
    expect(overview.followUps.length).toBeGreaterThanOrEqual(2);
    expect(overview.dormantContacts.length).toBeGreaterThanOrEqual(2);
    const { metrics } = await api.ok("people.get_analytics", { range: "30d" });
    for (const { name, current, comparison } of metrics) {
      expect(current, name).toBeGreaterThan(0);
      expect(comparison.kind, name).toBe("compared");
    }
  });

  test("has real résumé files, each used on cards, and two of them with a rate in the statistics", async () => {
    const { data } = await api.ok("resumes.list", { limit: 200 });
    expect(data).toHaveLength(3);
    for (const { id, fileSizeBytes } of data) {
      const { downloadUrl } = await api.ok("resumes.get", { resumeId: id });
      const { pathname, search } = new URL(downloadUrl);
      const response = await http({ method: "GET", path: `${pathname}${search}` });
      expect(response.text).toMatch(/^%PDF-/);
      expect(response.headers["content-length"]).toBe(String(fileSizeBytes));
    }
    const { byResume } = await api.ok("insights.get", { boardId: await activeBoard() });
    const used = byResume.filter(({ resumeId }) => resumeId !== null);
    expect(used).toHaveLength(3);
    expect(used.filter(({ applications }) => applications >= 5).length).toBeGreaterThanOrEqual(2);
  });

  test("has every kind of statistics: transitions, medians, sources, and most of the last eight weeks", async () => {
    const insights = await api.ok("insights.get", { boardId: await activeBoard() });
    for (const { status, reached } of insights.funnel) expect(reached, status).toBeGreaterThan(0);
    expect(insights.transitions.length).toBeGreaterThanOrEqual(6);
    expect(insights.medianDays.filter(({ n }) => n >= 5).length).toBeGreaterThanOrEqual(3);
    expect(insights.bySource.filter(({ applications }) => applications >= 5).length).toBeGreaterThanOrEqual(
      3,
    );
    const weeks = insights.applicationsPerWeek.slice(-9).filter(({ count }) => count > 0);
    expect(weeks.length).toBeGreaterThanOrEqual(7);
  });

  test("has a filled-in profile", async () => {
    const profile = await api.ok("profile.get", {});
    expect(profile.experience.length).toBeGreaterThanOrEqual(3);
    expect(profile.customAnswers.length).toBeGreaterThanOrEqual(2);
    expect(profile.headline).not.toBeNull();
  });

  test("is not changed by automatic retirement", async () => {
    const before = await api.ok("boards.get", { boardId: await activeBoard() });
    await retireStaleCards();
    expect(await api.ok("boards.get", { boardId: await activeBoard() })).toEqual(before);
  });
});

test("a user has one sandbox, however many concurrent requests ask for it", async () => {
  const { userId } = await makePerson();
  const asked = await Promise.all(Array.from({ length: 8 }, () => ensureSandbox(userId)));
  expect(new Set(asked.map((sandbox) => JSON.stringify(sandbox))).size).toBe(1);
  expect(await ensureSandbox(userId)).toEqual(asked[0]);
  const { rows } = await pool.query("SELECT count(*) AS boards FROM boards WHERE account_id = $1", [
    asked[0]?.accountId,
  ]);
  expect(rows).toEqual([{ boards: 2 }]);
});

test("no sandbox is created for a user who doesn't exist", async () => {
  await expect(ensureSandbox(newId("user"))).rejects.toMatchObject({ code: "not_found" });
  await expect(resetSandbox(newId("user"))).rejects.toMatchObject({ code: "not_found" });
});

test("every sandbox has the same seed", async () => {
  const one = await ensureSandbox((await makePerson()).userId);
  const other = await ensureSandbox((await makePerson()).userId);
  expect(await describeSearch(one.accountId)).toEqual(await describeSearch(other.accountId));
});
