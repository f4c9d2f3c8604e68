import { beforeEach, describe, expect, test } from "vitest";
import { STATUSES } from "#domain/values.ts";
import { pool } from "#server/lib/database.ts";
import { makeCaller, type Person } from "#server/testing/actors.ts";
import { makeApplication, makeBoard, makeColumn } from "#server/testing/factories.ts";
import type { Rest } from "#server/testing/rest.ts";

const EMPTY = Object.fromEntries(STATUSES.map((status) => [status, []]));
const DEFAULTS = {
  hiddenStatuses: [],
  sorts: [],
  timeFilter: "all",
  autoRetire: { enabled: false, timeframe: "three_months", status: "archived" },
};

let api: Rest;
let person: Person;
beforeEach(async () => {
  ({ api, person } = await makeCaller());
});

test("an account starts with one active board, My job search, with default settings and seven empty columns", async () => {
  const { data, hasMore, nextCursor } = await api.ok("boards.list", {});
  expect({ count: data.length, hasMore, nextCursor }).toEqual({ count: 1, hasMore: false, nextCursor: null });
  expect(data[0]).toMatchObject({ name: "My job search", isActive: true, applicationCount: 0 });
  const board = await api.ok("boards.get", { boardId: person.boardId });
  expect(board).toMatchObject({ id: person.boardId, columns: EMPTY, settings: DEFAULTS });
  expect(Object.keys(board.columns)).toEqual([...STATUSES]);
});

test("boards.create creates an empty, inactive board", async () => {
  const board = await api.ok("boards.create", { name: "  Berlin  " });
  expect(board).toMatchObject({ name: "Berlin", isActive: false, columns: EMPTY, settings: DEFAULTS });
  expect(board.id).toMatch(/^brd_/);
  expect((await api.ok("boards.get", { boardId: person.boardId })).isActive).toBe(true);
});

test("a name has 1 to 200 characters after trimming", async () => {
  const { boardId } = person;
  for (const name of ["", "   ", "x".repeat(201)]) {
    await api.rejected("boards.create", { name }, "validation_failed");
    await api.rejected("boards.update", { boardId, name }, "validation_failed");
  }
  const longest = "\u00fc".repeat(200);
  expect((await api.ok("boards.update", { boardId, name: ` ${longest} ` })).name).toBe(longest);
});

test("boards.list returns every board once in pages, oldest first, with its number of cards", async () => {
  const made = [person.boardId];
  for (let index = 0; index < 6; index += 1) made.push((await makeBoard(api, `Board ${index}`)).id);
  await makeColumn(api, made[2] ?? "", 3);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.ok("boards.list", { limit: 2, ...(cursor === undefined ? {} : { cursor }) });
    expect(page.hasMore).toBe(page.nextCursor !== null);
    seen.push(...page.data.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(made);
  const { data } = await api.ok("boards.list", {});
  expect(data.map(({ applicationCount }) => applicationCount)).toEqual([0, 0, 3, 0, 0, 0, 0]);
  for (const board of data) expect(board).not.toHaveProperty("columns");
});

test("a full last page has no next cursor", async () => {
  await makeBoard(api);
  expect(await api.ok("boards.list", { limit: 2 })).toMatchObject({ hasMore: false, nextCursor: null });
});

test("activating a board deactivates the other one, and renaming doesn't", async () => {
  const other = await makeBoard(api);
  const active = await api.ok("boards.update", { boardId: other.id, isActive: true });
  expect(active).toMatchObject({ isActive: true, name: other.name });
  expect((await api.ok("boards.get", { boardId: person.boardId })).isActive).toBe(false);
  await api.ok("boards.update", { boardId: person.boardId, name: "Old" });
  const actives = (await api.ok("boards.list", {})).data.filter(({ isActive }) => isActive);
  expect(actives.map(({ id }) => id)).toEqual([other.id]);
  await api.ok("boards.update", { boardId: other.id, isActive: true });
  await api.rejected("boards.update", { boardId: other.id, isActive: false }, "validation_failed");
  await api.rejected("boards.update", { boardId: other.id, isActive: null }, "validation_failed");
});

test("an empty update changes nothing, not even updatedAt", async () => {
  const before = await api.ok("boards.get", { boardId: person.boardId });
  expect(await api.ok("boards.update", { boardId: person.boardId })).toEqual(before);
  await api.ok("boards.update_settings", { boardId: person.boardId });
  expect(await api.ok("boards.get", { boardId: person.boardId })).toEqual(before);
});

describe("boards.delete", () => {
  test("deletes exactly the board's cards and their history, and keeps companies and other boards", async () => {
    const other = await makeBoard(api);
    const kept = await makeApplication(api, person.boardId, { company: { name: "Shared" } });
    const gone = await makeApplication(api, other.id, { company: { name: "Shared" } });
    await api.ok("applications.move", { applicationId: gone.id, status: "offer" });
    expect(await api.ok("boards.delete", { boardId: other.id })).toEqual({ id: other.id, deleted: true });
    await api.rejected("applications.get", { applicationId: gone.id }, "not_found");
    await api.rejected("boards.get", { boardId: other.id }, "not_found");
    expect(await api.ok("applications.get", { applicationId: kept.id })).toEqual(kept);
    const { data } = await api.ok("companies.list", {});
    expect(data).toMatchObject([{ name: "Shared", applicationCount: 1 }]);
    const { rows } = await pool.query(
      "SELECT DISTINCT application_id AS id FROM status_history WHERE account_id = $1",
      [person.accountId],
    );
    expect(rows).toEqual([{ id: kept.id }]);
  });

  test("of the last board is rejected with 409 last_board, and the board stays", async () => {
    await api.rejected("boards.delete", { boardId: person.boardId }, "last_board");
    expect((await api.ok("boards.get", { boardId: person.boardId })).isActive).toBe(true);
  });

  test("of the active board activates the most recently changed one", async () => {
    const older = await makeBoard(api, "Older");
    const newer = await makeBoard(api, "Newer");
    await api.ok("boards.update", { boardId: older.id, name: "Changed last" });
    await api.ok("boards.delete", { boardId: person.boardId });
    const { data } = await api.ok("boards.list", {});
    expect(data.map(({ id, isActive }) => [id, isActive])).toEqual([
      [older.id, true],
      [newer.id, false],
    ]);
  });

  test("of an inactive board keeps the active one", async () => {
    const other = await makeBoard(api);
    await api.ok("boards.delete", { boardId: other.id });
    expect((await api.ok("boards.get", { boardId: person.boardId })).isActive).toBe(true);
  });
});

describe("boards.update_settings", () => {
  const update = (settings: object) =>
    api.ok("boards.update_settings", { boardId: person.boardId, ...settings });

  test("returns the full settings, and omitted ones keep their values, even inside autoRetire", async () => {
    const first = await update({ hiddenStatuses: ["archived", "rejected"], autoRetire: { enabled: true } });
    expect(first).toEqual({
      ...DEFAULTS,
      hiddenStatuses: ["archived", "rejected"],
      autoRetire: { enabled: true, timeframe: "three_months", status: "archived" },
    });
    const second = await update({ timeFilter: "7_days", autoRetire: { timeframe: "one_year" } });
    expect(second).toEqual({
      ...first,
      timeFilter: "7_days",
      autoRetire: { enabled: true, timeframe: "one_year", status: "archived" },
    });
    expect(await update({ autoRetire: {} })).toEqual(second);
    expect((await api.ok("boards.get", { boardId: person.boardId })).settings).toEqual(second);
  });

  test("an empty hiddenStatuses unhides every column", async () => {
    await update({ hiddenStatuses: [...STATUSES] });
    expect((await update({ hiddenStatuses: [] })).hiddenStatuses).toEqual([]);
  });

  test("keeps the order of sorts, and accepts `none` as the only one", async () => {
    const sorts = ["company_name_desc", "date_asc", "job_title_asc"];
    expect((await update({ sorts })).sorts).toEqual(sorts);
    expect((await update({ sorts: ["none"] })).sorts).toEqual(["none"]);
    expect((await update({ sorts: [] })).sorts).toEqual([]);
  });

  test.each([
    { hiddenStatuses: ["archived", "archived"] },
    { hiddenStatuses: ["gone"] },
    { hiddenStatuses: null },
    { hiddenStatuses: "archived" },
    { sorts: ["none", "date_asc"] },
    { sorts: ["date_asc", "date_asc"] },
    { sorts: ["updated"] },
    { sorts: null },
    { timeFilter: "1_year" },
    { timeFilter: null },
    { autoRetire: null },
    { autoRetire: { enabled: "yes" } },
    { autoRetire: { status: "offer" } },
    { autoRetire: { timeframe: "two_weeks" } },
    { autoRetire: { after: 3 } },
    { name: "Not a setting" },
    { isActive: true },
  ])("rejects %j, and changes nothing", async (settings) => {
    const input = { boardId: person.boardId, timeFilter: "7_days", ...settings };
    await api.rejected("boards.update_settings", input, "validation_failed");
    expect((await api.ok("boards.get", { boardId: person.boardId })).settings).toEqual(DEFAULTS);
  });

  test("changes what is shown, never what columns or lists return", async () => {
    const ids = await makeColumn(api, person.boardId, 3);
    await update({ hiddenStatuses: ["saved"], sorts: ["job_title_desc"], timeFilter: "7_days" });
    expect((await api.ok("boards.get", { boardId: person.boardId })).columns.saved).toEqual(ids);
    expect((await api.ok("applications.list", { boardId: person.boardId })).data).toHaveLength(3);
  });
});
