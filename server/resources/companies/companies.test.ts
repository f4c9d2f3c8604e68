import { beforeEach, describe, expect, test } from "vitest";
import { pool } from "#server/lib/database.ts";
import { makeCaller, type Person, signIn } from "#server/testing/actors.ts";
import { makeApplication, makeBoard, makeCompany } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";

let api: Rest;
let person: Person;
beforeEach(async () => {
  ({ api, person } = await makeCaller());
});

const namesOf = (companies: { name: string }[]) => companies.map(({ name }) => name);

test("companies.create fills in omitted fields: industry unknown, the others null, and no cards", async () => {
  const company = await api.ok("companies.create", { name: "  Bright Fern " });
  expect(company).toEqual({
    id: expect.stringMatching(/^cmp_/),
    name: "Bright Fern",
    industry: "unknown",
    size: null,
    type: null,
    website: null,
    socialLink: null,
    notes: null,
    applicationCount: 0,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
});

test("names are unique in an account, ignoring case and surrounding space, and a taken one gives 409", async () => {
  const { id } = await makeCompany(api, { name: "Bright Fern" });
  const other = await makeCompany(api, { name: "Other" });
  for (const name of ["Bright Fern", "bright fern", " BRIGHT FERN\t", "\u00a0Bright Fern\u3000"]) {
    await api.rejected("companies.create", { name }, "company_name_taken");
    await api.rejected("companies.update", { companyId: other.id, name }, "company_name_taken");
  }
  expect((await api.ok("companies.update", { companyId: id, name: "BRIGHT fern" })).name).toBe("BRIGHT fern");
  await makeCompany((await makeCaller()).api, { name: "Bright Fern" });
});

test("case is ignored beyond ASCII too", async () => {
  await makeCompany(api, { name: "\u00dcberblick \u0416\u0423\u041a" });
  await api.rejected("companies.create", { name: "\u00fcberblick \u0436\u0443\u043a" }, "company_name_taken");
});

test("companies.update changes only the given fields, empty text clears one, and an empty update changes nothing", async () => {
  const company = await makeCompany(api, { website: "https://a.example", notes: "Keep", size: "tiny" });
  const companyId = company.id;
  const changed = await api.ok("companies.update", { companyId, website: "  ", size: null, type: "public" });
  expect(changed).toEqual({
    ...company,
    website: null,
    size: null,
    type: "public",
    updatedAt: changed.updatedAt,
  });
  expect(changed.updatedAt >= company.updatedAt).toBe(true);
  expect(await api.ok("companies.update", { companyId })).toEqual(changed);
});

test("an edit of a company shows on all its cards", async () => {
  const first = await makeApplication(api, person.boardId, { company: { name: "Shared" } });
  const second = await makeApplication(api, (await makeBoard(api)).id, { company: { name: "shared" } });
  await api.ok("companies.update", { companyId: first.company.id, name: "Renamed", industry: "food" });
  for (const { id } of [first, second]) {
    const { company } = await api.ok("applications.get", { applicationId: id });
    expect(company).toMatchObject({ id: first.company.id, name: "Renamed", industry: "food" });
  }
});

test("companies.delete deletes all its cards on every board with their history, and nothing else", async () => {
  const other = await makeBoard(api);
  const doomed = await makeApplication(api, person.boardId, { company: { name: "Doomed" } });
  await makeApplication(api, other.id, { company: { name: "Doomed" }, status: "offer" });
  const kept = await makeApplication(api, other.id, { company: { name: "Kept" }, status: "offer" });
  await api.ok("companies.delete", { companyId: doomed.company.id });
  await api.rejected("companies.get", { companyId: doomed.company.id }, "not_found");
  const { columns } = await api.ok("boards.get", { boardId: other.id });
  expect(columns.offer).toEqual([kept.id]);
  expect((await api.ok("boards.get", { boardId: person.boardId })).columns.saved).toEqual([]);
  const { rows } = await pool.query("SELECT application_id AS id FROM status_history WHERE account_id = $1", [
    person.accountId,
  ]);
  expect(rows).toEqual([{ id: kept.id }]);
});

describe("companies.list", () => {
  test("is ordered by name ignoring case, counts cards of all boards, and pages each company once", async () => {
    for (const name of ["beta", "Alpha", "Z\u00fcrich", "alpine", "Zeta", "10 Downing"])
      await makeCompany(api, { name });
    await makeApplication(api, person.boardId, { company: { name: "ZETA" } });
    await makeApplication(api, (await makeBoard(api)).id, { company: { name: "zeta" } });
    const all = await api.ok("companies.list", {});
    expect(namesOf(all.data)).toEqual(["10 Downing", "Alpha", "alpine", "beta", "Zeta", "Z\u00fcrich"]);
    expect(all.data.map(({ applicationCount }) => applicationCount)).toEqual([0, 0, 0, 0, 2, 0]);
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: typeof all = await api.ok("companies.list", { limit: 4, ...(cursor ? { cursor } : {}) });
      seen.push(...namesOf(page.data));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(namesOf(all.data));
  });

  test("searches for a substring, ignoring case, and takes %, _, and backslash literally", async () => {
    for (const name of ["100% Juice", "1000 Juices", "Snake_Case", "Snakes Case", "Back\\slash", "Backslash"])
      await makeCompany(api, { name });
    const search = async (text: string) => namesOf((await api.ok("companies.list", { search: text })).data);
    expect(await search("0% j")).toEqual(["100% Juice"]);
    expect(await search("e_c")).toEqual(["Snake_Case"]);
    expect(await search("k\\s")).toEqual(["Back\\slash"]);
    expect(await search("JUICE")).toEqual(["100% Juice", "1000 Juices"]);
    expect(await search("'; DROP TABLE companies; --")).toEqual([]);
    expect(await search("%")).toEqual(["100% Juice"]);
    expect(await search("")).toHaveLength(6);
  });

  test("rejects a cursor of another list, another search, or another person", async () => {
    for (const name of ["a1", "a2", "a3"]) await makeCompany(api, { name });
    const { nextCursor } = await api.ok("companies.list", { limit: 1, search: "a" });
    const cursor = nextCursor ?? "";
    expect(namesOf((await api.ok("companies.list", { cursor, search: "a", limit: 50 })).data)).toEqual([
      "a2",
      "a3",
    ]);
    await api.rejected("companies.list", { cursor }, "validation_failed");
    await api.rejected("companies.list", { cursor, search: "b" }, "validation_failed");
    await api.rejected("companies.list_active_with_jobs", { cursor }, "validation_failed");
    await api.rejected("boards.list", { cursor }, "validation_failed");
    await api.rejected(
      "companies.list",
      { cursor: `${cursor.slice(0, -1)}!`, search: "a" },
      "validation_failed",
    );
    const outsider = (await makeCaller()).api;
    await outsider.rejected("companies.list", { cursor, search: "a" }, "validation_failed");
  });
});

describe("companies.list_active_with_jobs", () => {
  test("returns companies with a card past saved on the active board, by name, each with those cards", async () => {
    const { boardId } = person;
    const applied = await makeApplication(api, boardId, {
      company: { name: "Zeta" },
      status: "applied",
      applicationDate: "2026-11-01",
      job: { title: "Nurse" },
    });
    const rejected = await makeApplication(api, boardId, { company: { name: "zeta" }, status: "rejected" });
    await makeApplication(api, boardId, { company: { name: "Zeta" }, status: "saved" });
    await makeApplication(api, boardId, { company: { name: "Only saved" } });
    await makeApplication(api, boardId, { company: { name: "alpha" }, status: "archived" });
    await makeApplication(api, (await makeBoard(api)).id, {
      company: { name: "Elsewhere" },
      status: "applied",
    });
    const { data } = await api.ok("companies.list_active_with_jobs", {});
    expect(namesOf(data)).toEqual(["alpha", "Zeta"]);
    expect(data[1]?.applicationCount).toBe(3);
    expect(data[1]?.applications).toEqual([
      { id: applied.id, title: "Nurse", status: "applied", applicationDate: "2026-11-01T00:00:00.000Z" },
      { id: rejected.id, title: "Gardener", status: "rejected", applicationDate: null },
    ]);
  });

  test("follows the active board, and returns pages", async () => {
    const other = await makeBoard(api);
    for (const name of ["a", "b", "c"])
      await makeApplication(api, other.id, { company: { name }, status: "offer" });
    expect((await api.ok("companies.list_active_with_jobs", {})).data).toEqual([]);
    await api.ok("boards.update", { boardId: other.id, isActive: true });
    const first = await api.ok("companies.list_active_with_jobs", { limit: 2 });
    expect([namesOf(first.data), first.hasMore]).toEqual([["a", "b"], true]);
    const rest = await api.ok("companies.list_active_with_jobs", {
      limit: 2,
      cursor: first.nextCursor ?? "",
    });
    expect([namesOf(rest.data), rest.hasMore, rest.nextCursor]).toEqual([["c"], false, null]);
  });
});

describe("field limits", () => {
  test.each([
    ["name", 200, "x"],
    ["notes", 50_000, "x"],
    ["website", 2_048, "https://x.example/"],
    ["socialLink", 2_048, "https://x.example/"],
  ])("%s accepts %i characters and no more", async (field, max, start) => {
    const filled = start.padEnd(max, "y");
    const made = await api.ok("companies.create", { name: "n", [field]: filled });
    expect(made).toMatchObject({ [field]: filled });
    await api.rejected("companies.create", { name: "m", [field]: `${filled}y` }, "validation_failed");
  });

  test.each([
    "javascript:alert(1)",
    "ftp://x.example",
    "//x.example",
    "http://",
    "https://a b",
    "data:text/html,x",
  ])("%s is rejected as a link", async (website) => {
    await api.rejected("companies.create", { name: "n", website }, "validation_failed");
    await api.rejected("companies.create", { name: "n", socialLink: website }, "validation_failed");
  });
});

test("undone edits remove their new companies, unless those are used, were edited, or existed before", async () => {
  const cookie = await signIn(person);
  const used = await makeApplication(api, person.boardId, { company: { name: "Used" } });
  const edited = await makeCompany(api, { name: "Edited" });
  await api.ok("companies.update", { companyId: edited.id, website: "https://edited.example" });
  const older = await makeCompany(api, { name: "Older" });
  await pool.query(
    "UPDATE companies SET created_at = now() - interval '11 minutes', updated_at = now() - interval '11 minutes' WHERE id = $1",
    [older.id],
  );
  const met = await makeCompany(api, { name: "Met" });
  await api.ok("contacts.create", { name: "Dana", companyId: met.id });
  await makeCompany(api, { name: "Ghost" });
  await makeCompany(api, { name: "Not named" });
  const names = [used.company.name, "Edited", "Older", "Met", " GHOST "];
  const { data } = await callPage(cookie, "companies.forget_unused", { names });
  expect(data).toEqual({ forgottenCount: 1 });
  const { data: left } = await api.ok("companies.list", {});
  expect(namesOf(left)).toEqual(["Edited", "Met", "Not named", "Older", "Used"]);
});
