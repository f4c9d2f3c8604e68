import Papa from "papaparse";
import readXlsxFile from "read-excel-file/node";
import { expect, test, vi } from "vitest";
import { prisma } from "#server/lib/database.ts";
import type { ImportRow } from "#server/resources/imports/contract.ts";
import { COLUMN_KEYS, SPREADSHEET_COLUMNS } from "#server/resources/spreadsheet-columns.ts";
import { spreadsheetFile } from "#server/resources/spreadsheet-file.ts";
import { makeCaller, signIn } from "#server/testing/actors.ts";
import type { OutputOf } from "#server/testing/contracts.ts";
import { makeApplication, makeBoard } from "#server/testing/factories.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { callPage } from "#server/testing/pages.ts";
import type { Rest } from "#server/testing/rest.ts";

type BoardExport = OutputOf<"exports.get">;

const HOSTILE = [
  '=HYPERLINK("http://evil")',
  "+1",
  "-1",
  "@SUM(A1)",
  "'=already",
  "''-twice",
  "plain",
  'Ünïcode, "quoted"\nline',
  "two\nlines",
  "an old\rline",
  "x;=cmd()",
  'y;"=cmd()"',
  "z\t+1",
  "- one\n- two\n'- three",
  "＝SUM(A1)",
  "\u200b=1+1",
  "a, -1",
];

/** The places where a program may start a formula if it splits at commas, semicolons, or tabs. */
const RUNS = /(^|[;\t\r\n])[\p{Cc}\p{Cf}\p{Z}"]*[=+\-@＝]/u;

async function seedCards(api: Rest, boardId: string) {
  for (const [index, text] of HOSTILE.entries()) {
    await api.ok("applications.create", {
      boardId,
      status: index % 2 ? "applied" : "saved",
      job: {
        title: text,
        description: `${text} described`,
        location: { city: text },
        compensation: { payAmount: index / 1e7, salaryRangeMin: index * 1000, currency: "EUR" },
      },
      company: { name: `Company ${text}` },
      applicationDate: "2026-11-20",
      notes: text,
    });
  }
}

const editable = COLUMN_KEYS.filter((key) => "value" in SPREADSHEET_COLUMNS[key]);
async function cellsOn(api: Rest, boardId: string) {
  const { data } = await api.ok("exports.get", { boardId });
  return data.map((row) => Object.fromEntries(editable.map((key) => [key, row[key]])));
}

async function importInto(api: Rest, rows: ImportRow[]) {
  const { id: boardId } = await makeBoard(api);
  const { counts } = await api.ok("imports.create", { boardId, rows });
  expect(counts.created).toBe(rows.length);
  return boardId;
}

test("a CSV runs no formula, and imports back without loss", async () => {
  const { person, api } = await makeCaller();
  await seedCards(api, person.boardId);
  const response = await api.raw({ path: `/api/v1/boards/${person.boardId}/export?format=csv` });
  expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(response.headers["content-disposition"]).toMatch(/^attachment; filename="offerlane-.*\.csv"/);
  // RFC 4180: any line break outside quotes ends a record, even for a reader that accepts a lone CR or LF.
  const records = response.text.replace(/"(?:[^"]|"")*"/g, "").split(/\r\n|\r|\n/);
  expect(records).toHaveLength(HOSTILE.length + 2);
  const { data } = Papa.parse<Record<string, string>>(response.text.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: true,
  });
  const dangerous = data.flatMap((row) => Object.values(row)).filter((cell) => RUNS.test(cell));
  expect(dangerous).toEqual([]);
  const copy = await importInto(api, data as ImportRow[]);
  expect(await cellsOn(api, copy)).toEqual(await cellsOn(api, person.boardId));
});

/** Returns the rows of a board's XLSX as a spreadsheet program reads them. */
async function rowsOfXlsx(key: string, boardId: string): Promise<Record<string, unknown>[]> {
  const url = `${await serverOrigin()}/api/v1/boards/${boardId}/export?format=xlsx`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${key}` } });
  const [sheet] = await readXlsxFile(Buffer.from(await response.arrayBuffer()));
  const [heading = [], ...lines] = sheet?.data ?? [];
  return lines.map((line) =>
    Object.fromEntries(heading.map((key, index) => [String(key), line[index] ?? null])),
  );
}
const textsOf = (rows: Record<string, unknown>[]) =>
  rows.flatMap((row) => Object.values(row)).filter((cell) => typeof cell === "string");

test("an XLSX runs no formula, and imports back without loss", async () => {
  const { person, api, key } = await makeCaller();
  await seedCards(api, person.boardId);
  const rows = await rowsOfXlsx(key, person.boardId);
  expect(textsOf(rows).filter((cell) => RUNS.test(cell))).toEqual([]);
  expect(Object.keys(rows[0] ?? {})).toEqual(COLUMN_KEYS);
  const copy = await importInto(api, rows as ImportRow[]);
  expect(await cellsOn(api, copy)).toEqual(await cellsOn(api, person.boardId));
});

test("an XLSX has dates and numbers as such, with the reader's days in the page's file and instants in the API's", async () => {
  const { person, api, key } = await makeCaller();
  const { boardId, userId } = person;
  const { createdAt } = await makeApplication(api, boardId, {
    job: {
      title: "Cook",
      compensation: { payAmount: 52_000.5, salaryRangeMin: 40_000, salaryRangeMax: 60_000 },
    },
    applicationDate: "2026-09-03",
  });
  const [row] = await rowsOfXlsx(key, boardId);
  expect(row).toMatchObject({
    applicationDate: new Date("2026-09-03"),
    payAmount: 52_000.5,
    salaryRangeMin: 40_000,
    interviews: 0,
  });
  expect(row?.createdAt).toEqual(new Date(createdAt));

  const region = { dateOrder: "day_month_year", hourCycle: "h23", weekStart: "mon" };
  await prisma.preferences.create({ data: { userId, timeZone: "Pacific/Kiritimati", ...region } });
  await prisma.application.updateMany({ where: { boardId }, data: { createdAt: "2026-09-03T23:30:00Z" } });
  const { data } = await callPage(await signIn(person), "exports.get_readable", { boardId, format: "xlsx" });
  const bytes = Buffer.from((data as BoardExport).file?.contentBase64 ?? "", "base64");
  const [sheet] = await readXlsxFile(bytes);
  const [heading = [], line = []] = sheet?.data ?? [];
  const shown = Object.fromEntries(heading.map((name, index) => [String(name), line[index]]));
  expect(shown).toMatchObject({
    "Applied on": new Date("2026-09-03"),
    Added: new Date("2026-09-04"),
    "Salary from": 40_000,
  });
});

test("an XLSX splits texts too long for Excel's cells, runs no part of them, and imports them back whole", async () => {
  const { person, api, key } = await makeCaller();
  const texts = ["=".repeat(50_000), "a ".repeat(24_999), "🐟".repeat(25_000), `${"…".repeat(49_999)}.`];
  for (const [index, notes] of texts.entries()) {
    const job = { title: `Card ${index}`, description: index === 0 ? `+${notes.slice(1)}` : "short" };
    await makeApplication(api, person.boardId, { job, notes });
  }
  const rows = await rowsOfXlsx(key, person.boardId);
  expect(Math.max(...textsOf(rows).map(({ length }) => length))).toBeLessThanOrEqual(32_767);
  expect(textsOf(rows).filter((cell) => RUNS.test(cell))).toEqual([]);
  const copy = await importInto(api, rows as ImportRow[]);
  expect(await cellsOn(api, copy)).toEqual(await cellsOn(api, person.boardId));
});

test("an XLSX preserves characters that XML can't contain", async () => {
  const { person, api, key } = await makeCaller();
  const notes =
    "bell \u0007, line\r\nend, \u0085, \uFFFD, \uFFFE, \u{1FFFF}, _x0041_, _x005F_x0041_, __x00e4__";
  await makeApplication(api, person.boardId, { notes });
  const rows = await rowsOfXlsx(key, person.boardId);
  expect(rows).toMatchObject([{ notes }]);
});

test("an XLSX of the same rows is the same whenever it is created, so that its ETag stays valid", async () => {
  const made = async (at: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(at) });
    async function* lines() {
      yield [{ title: "Cook" }];
    }
    const sheet = { name: "Mine", columns: [{ key: "title", width: 18 }], lines: lines() };
    return (await spreadsheetFile("xlsx", sheet, null, (file) => file).collected()).contentBase64;
  };
  try {
    expect(await made("2026-03-01T12:00:00Z")).toBe(await made("2027-11-20T09:30:00Z"));
  } finally {
    vi.useRealTimers();
  }
});

test("the JSON export imports back unchanged, ignoring ids and read-only columns", async () => {
  const { person, api } = await makeCaller();
  await seedCards(api, person.boardId);
  const { data } = await api.ok("exports.get", { boardId: person.boardId });
  const copy = await importInto(api, data);
  expect(await cellsOn(api, copy)).toEqual(await cellsOn(api, person.boardId));
});

test("a file from our pages leaves unstated values empty, and uses the names and days that the person sees", async () => {
  const { person, api } = await makeCaller();
  const { boardId, userId } = person;
  await makeApplication(api, boardId, {
    job: { title: "Baker", compensation: { payAmount: 20 } },
    company: { name: "Crumb" },
    applicationDate: "2026-09-03",
  });
  const stated = { workMode: "onsite", workType: "full_time" } as const;
  await makeApplication(api, boardId, { job: { title: "Cook", ...stated }, status: "offer" });
  const region = { dateOrder: "day_month_year", hourCycle: "h23", weekStart: "mon" };
  await prisma.preferences.create({ data: { userId, timeZone: "Europe/Berlin", ...region } });
  const cookie = await signIn(person);
  const take = async (format: string) => {
    const { data } = await callPage(cookie, "exports.get_readable", { boardId, format });
    return data as BoardExport;
  };
  const csv = Buffer.from((await take("csv")).file?.contentBase64 ?? "", "base64").toString();
  const { data } = Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ""), { header: true });
  expect(data[1]).toMatchObject({
    "Job title": "Baker",
    Status: "Saved",
    "Applied on": "3 Sept 2026",
    "Work mode": "",
    "Work type": "",
    "Pay frequency": "",
    Currency: "",
    Pay: "20",
  });
  expect(data[0]).toMatchObject({ Status: "Offer", "Work mode": "On site", "Work type": "Full time" });
  const { data: rows } = await take("json");
  const unspecified = { workMode: null, workType: null, payFrequency: null, currency: null };
  expect(rows).toMatchObject([
    { ...stated, title: "Cook" },
    { ...unspecified, title: "Baker", payAmount: 20 },
  ]);
});
