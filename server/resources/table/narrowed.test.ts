import { expect, test } from "vitest";
import { COLUMN_KEYS, type ColumnKey, type SpreadsheetRow } from "#server/resources/spreadsheet-columns.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import { makeApplication, makeResume } from "#server/testing/factories.ts";
import { callPage } from "#server/testing/pages.ts";

type Page = { data: SpreadsheetRow[]; nextCursor: string | null };

async function allRows(cookie: string, input: object): Promise<SpreadsheetRow[]> {
  const rows: SpreadsheetRow[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await callPage(cookie, "table.get_rows", {
      ...input,
      limit: 2,
      ...(cursor ? { cursor } : {}),
    });
    const page = data as Page;
    rows.push(...page.data);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return rows;
}

async function seed() {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const resume = await makeResume(api);
  const cards = [
    { status: "offer", source: "LinkedIn", salaryRangeMin: 9, city: "Zürich", applicationDate: "2026-03-01" },
    { status: "saved", source: "a friend", salaryRangeMin: 80_000, city: null, applicationDate: null },
    { status: "applied", source: null, salaryRangeMin: 100, city: "bern", applicationDate: "2025-03-01" },
    { status: "applied", source: "linkedin", salaryRangeMin: null, city: "Aarau", applicationDate: null },
    {
      status: "rejected",
      source: "Fair",
      salaryRangeMin: 100,
      city: "100% remote",
      applicationDate: "2026-01-01",
    },
  ] as const;
  for (const [index, { salaryRangeMin, city, ...card }] of cards.entries()) {
    const compensation = salaryRangeMin === null ? null : { salaryRangeMin };
    const job = { title: `Job ${index}`, compensation, location: city === null ? null : { city } };
    const { id } = await makeApplication(api, boardId, { ...card, job });
    if (index === 3) await api.ok("applications.attach_resume", { applicationId: id, resumeId: resume.id });
  }
  return { boardId, cookie: await signIn(person) };
}

/** Returns a cell as it is compared. */
const comparable = (row: SpreadsheetRow, column: ColumnKey) => {
  const cell = row[column];
  return typeof cell === "string" ? cell.toLowerCase() : typeof cell === "boolean" ? Number(cell) : cell;
};

test("every column sorts the rows both ways across pages, and empty cells come last", async () => {
  const { boardId, cookie } = await seed();
  for (const column of COLUMN_KEYS.filter((key) => key !== "status")) {
    for (const descending of [false, true]) {
      const rows = await allRows(cookie, { boardId, order: { column, descending } });
      const cells = rows.map((row) => comparable(row, column));
      const filled = cells.filter((cell) => cell !== null);
      const sorted = filled.toSorted((a, b) => (a === b ? 0 : a < b ? -1 : 1));
      const wanted = descending ? sorted.toReversed() : sorted;
      expect({ column, descending, cells }).toEqual({
        column,
        descending,
        cells: [...wanted, ...cells.filter((cell) => cell === null)],
      });
      expect(new Set(rows.map(({ id }) => id)).size).toBe(5);
    }
  }
  const byStatus = await allRows(cookie, { boardId, order: { column: "status", descending: false } });
  expect(byStatus.map(({ status }) => status)).toEqual(["saved", "applied", "applied", "offer", "rejected"]);
});

test("search words narrow the rows by title, company, source, or place, in the board's order", async () => {
  const { boardId, cookie } = await seed();
  const titles = async (search: string) =>
    (await allRows(cookie, { boardId, search })).map(({ title }) => title);
  expect(await titles("LINKEDIN")).toEqual(["Job 3", "Job 0"]);
  expect(await titles("bern")).toEqual(["Job 2"]);
  expect(await titles("100%")).toEqual(["Job 4"]);
  expect(await titles("job")).toHaveLength(5);
  expect(await titles("nothing of it")).toEqual([]);
});

test("bounds of the closing date and the offer's deadline narrow the rows, with both ends included, across pages and in any order", async () => {
  const { person, api } = await makeCaller();
  const { boardId } = person;
  const dates = [
    { closingDate: "2026-12-01", offerDeadline: null },
    { closingDate: "2026-12-05", offerDeadline: "2026-12-09" },
    { closingDate: "2026-12-09", offerDeadline: "2026-12-10" },
    { closingDate: null, offerDeadline: null },
  ];
  for (const [index, given] of dates.entries())
    await makeApplication(api, boardId, { ...given, status: "saved", job: { title: `Job ${index}` } });
  const cookie = await signIn(person);
  const titles = async (bounds: object) =>
    (await allRows(cookie, { boardId, ...bounds })).map(({ title }) => title).toSorted();
  expect(await titles({ closesAfter: "2026-12-05" })).toEqual(["Job 1", "Job 2"]);
  expect(await titles({ closesBefore: "2026-12-05" })).toEqual(["Job 0", "Job 1"]);
  expect(await titles({ closesAfter: "2026-12-01", deadlineBefore: "2026-12-09" })).toEqual(["Job 1"]);
  const order = { column: "title", descending: true };
  expect(await titles({ deadlineAfter: "2026-12-09", order })).toEqual(["Job 1", "Job 2"]);
  expect(await titles({ closesBefore: "2026-12-09", search: "job 2" })).toEqual(["Job 2"]);
});

test("a search for text that can't be stored is rejected", async () => {
  const { person } = await makeCaller();
  const asked = { boardId: person.boardId, search: "a\0b" };
  expect((await callPage(await signIn(person), "table.get_rows", asked)).code).toBe("validation_failed");
});
