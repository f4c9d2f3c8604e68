import { expect, test } from "vitest";
import type { ColumnKey } from "#server/resources/spreadsheet-columns.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import type { OutputOf } from "#server/testing/contracts.ts";
import { makeApplication, makeColumn } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";

test("the table follows the board's settings, and pages without repeating or skipping", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  for (const [index, title] of ["b", "A", "c", "a", "B"].entries()) {
    await makeApplication(api, boardId, { job: { title }, company: { name: `Co ${index % 2}` } });
  }
  await makeApplication(api, boardId, { status: "archived", job: { title: "hidden" } });
  await makeApplication(api, boardId, { applicationDate: "2020-01-01", job: { title: "old" } });
  await api.ok("boards.update_settings", {
    boardId,
    hiddenStatuses: ["archived"],
    sorts: ["job_title_desc", "company_name_asc"],
    timeFilter: "7_days",
  });
  const seen: unknown[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.ok("table.get", { boardId, limit: 2, ...(cursor ? { cursor } : {}) });
    seen.push(...page.data.map(({ title, company }) => `${title} ${company}`));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(seen.map((text) => String(text).toLowerCase())).toEqual([
    "c co 0",
    "b co 0",
    "b co 0",
    "a co 1",
    "a co 1",
  ]);
});

test("without sorts, the table is in the order of the columns", async () => {
  const { person, api } = await makeCaller();
  const ids = await makeColumn(api, person.boardId, 4);
  await api.ok("applications.move", {
    applicationId: ids[3] ?? "",
    status: "saved",
    position: { first: true },
  });
  const { columns } = await api.ok("boards.get", { boardId: person.boardId });
  const { data } = await api.ok("table.get", { boardId: person.boardId });
  expect(data.map(({ id }) => id)).toEqual(Object.values(columns).flat());
});

test("the manual order pages from column to column without repeating or skipping, and omits hidden columns", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  await makeColumn(api, boardId, 3);
  await makeColumn(api, boardId, 2, { status: "interviewing" });
  await makeColumn(api, boardId, 2, { status: "rejected" });
  await makeColumn(api, boardId, 1, { status: "offer" });
  await api.ok("boards.update_settings", { boardId, hiddenStatuses: ["rejected"] });
  const { columns } = await api.ok("boards.get", { boardId });
  for (const limit of [1, 2, 5]) {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: OutputOf<"table.get"> = await api.ok("table.get", {
        boardId,
        limit,
        ...(cursor ? { cursor } : {}),
      });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual([...columns.saved, ...columns.interviewing, ...columns.offer]);
  }
});

test("a batch of edits is all or nothing, and names each rejected edit", async () => {
  const { person, api } = await makeCaller();
  const { id } = await makeApplication(api, person.boardId, { job: { title: "Before" } });
  const before = await api.ok("applications.get", { applicationId: id });
  const edits = [
    { applicationId: id, column: "title" as const, value: "After" },
    { applicationId: id, column: "createdAt" as const, value: "2026-01-01" },
    { applicationId: id, column: "applicationLink" as const, value: "ftp://no" },
  ];
  const problem = await api.rejected(
    "table.apply_edits",
    { boardId: person.boardId, edits },
    "validation_failed",
  );
  expect(problem.issues?.map(({ path }) => path)).toEqual([
    ["edits", 1, "value"],
    ["edits", 2, "value"],
  ]);
  expect(await api.ok("applications.get", { applicationId: id })).toEqual(before);
});

test("an empty cell becomes null, or is rejected if null isn't allowed", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const { id } = await makeApplication(api, boardId, { applicationDate: "2026-11-20", notes: "x" });
  const edit = (column: ColumnKey) => ({ boardId, edits: [{ applicationId: id, column, value: "" }] });
  for (const column of ["applicationDate", "notes", "applicationLink", "city", "payAmount"] as const) {
    const { data } = await api.ok("table.apply_edits", edit(column));
    expect(data[0]?.[column], column).toBeNull();
  }
  for (const column of ["title", "company", "status", "workMode", "currency"] as const) {
    await api.rejected("table.apply_edits", edit(column), "validation_failed");
  }
});

test("editing the status is a move with its history, and editing the company moves only that card to another company", async () => {
  const { person, api } = await makeCaller();
  const { id } = await makeApplication(api, person.boardId, { company: { name: "Old Co" } });
  const other = await makeApplication(api, person.boardId, { company: { name: "Old Co" } });
  const { data } = await api.ok("table.apply_edits", {
    boardId: person.boardId,
    edits: [
      { applicationId: id, column: "status", value: "offer" },
      { applicationId: id, column: "company", value: "New Co" },
      { applicationId: id, column: "city", value: "Bern" },
      { applicationId: id, column: "salaryRangeMin", value: 10 },
    ],
  });
  expect(data).toMatchObject([{ id, status: "offer", company: "New Co", city: "Bern", salaryRangeMin: 10 }]);
  const history = await api.ok("applications.get_status_history", { applicationId: id });
  expect(history.data.map(({ status }) => status)).toEqual(["offer", "saved"]);
  expect((await api.ok("applications.get", { applicationId: other.id })).company.name).toBe("Old Co");
});

test("a salary range that would run backwards is rejected at its edit", async () => {
  const { person, api } = await makeCaller();
  const { id } = await makeApplication(api, person.boardId);
  const edits = [
    { applicationId: id, column: "salaryRangeMax" as const, value: 5 },
    { applicationId: id, column: "salaryRangeMin" as const, value: 6 },
  ];
  const problem = await api.rejected(
    "table.apply_edits",
    { boardId: person.boardId, edits },
    "validation_failed",
  );
  expect(problem.issues?.[0]?.path).toEqual(["edits", 1, "value"]);
});

test("view settings are replaced as a whole, and share four settings with the board", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  await api.ok("table.replace_view_settings", {
    boardId,
    columns: [{ key: "company", visible: true, width: 300 }],
    sorts: ["date_desc"],
    autoRetire: { enabled: true },
  });
  const view = await api.ok("table.get_view_settings", { boardId });
  expect(view.columns[0]).toEqual({ key: "company", visible: true, width: 300 });
  expect(view.columns.slice(1).every(({ visible }) => !visible)).toBe(true);
  expect((await api.ok("boards.get", { boardId })).settings).toMatchObject({
    sorts: ["date_desc"],
    autoRetire: { enabled: true, timeframe: "three_months", status: "archived" },
  });
  await api.ok("table.replace_view_settings", { boardId });
  expect((await api.ok("boards.get", { boardId })).settings).toMatchObject({
    sorts: [],
    autoRetire: { enabled: false },
  });
});

test("the page's initial data equals its view and first rows, and its cursor continues them", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const cookie = await signIn(person);
  const expectSame = async (total: number) => {
    const input = { boardId, limit: 2 };
    const { data } = await callPage(cookie, "table.get_page", input);
    const { view, page } = data as { view: { total: number }; page: { nextCursor: string | null } };
    expect(view.total).toBe(total);
    expect(view).toEqual((await callPage(cookie, "table.get_view", { boardId })).data);
    expect(page).toEqual((await callPage(cookie, "table.get_rows", input)).data);
    if (page.nextCursor === null) return;
    const { status } = await callPage(cookie, "table.get_rows", { ...input, cursor: page.nextCursor });
    expect(status).toBe(200);
  };
  await expectSame(0);
  await makeColumn(api, boardId, 4);
  await makeApplication(api, boardId, { status: "archived" });
  await makeApplication(api, boardId, { applicationDate: "2020-01-01" });
  await expectSame(6);
  await api.ok("boards.update_settings", { boardId, hiddenStatuses: ["archived"] });
  await expectSame(5);
  await api.ok("boards.update_settings", { boardId, timeFilter: "7_days" });
  await expectSame(4);
  await api.ok("boards.update_settings", { boardId, sorts: ["company_name_desc", "date_asc"] });
  await expectSame(4);
  await api.ok("boards.update_settings", { boardId, hiddenStatuses: [], timeFilter: "all" });
  await expectSame(6);
});
