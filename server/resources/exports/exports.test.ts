import Papa from "papaparse";
import readXlsxFile from "read-excel-file/node";
import { expect, test } from "vitest";
import type { ImportRow } from "#server/resources/imports/contract.ts";
import { COLUMN_KEYS, SPREADSHEET_COLUMNS } from "#server/resources/spreadsheet-columns.ts";
import { spreadsheetFile } from "#server/resources/spreadsheet-file.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { makeBoard } from "#server/testing/factories.ts";
import type { Rest } from "#server/testing/rest.ts";

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
];

async function plantCards(api: Rest, boardId: string) {
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

test("a CSV runs nothing, and imports back without loss", async () => {
  const { person, api } = await makeCaller();
  await plantCards(api, person.boardId);
  const answer = await api.raw({ path: `/api/v1/boards/${person.boardId}/export?format=csv` });
  expect(answer.headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(answer.headers["content-disposition"]).toMatch(/^attachment; filename="offerlane-.*\.csv"/);
  // RFC 4180: whatever break stands outside of quotes ends a record, also for a reader that takes a lone one for it.
  const records = answer.text.replace(/"(?:[^"]|"")*"/g, "").split(/\r\n|\r|\n/);
  expect(records).toHaveLength(HOSTILE.length + 2);
  const { data } = Papa.parse<Record<string, string>>(answer.text.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: true,
  });
  const dangerous = data.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@\t\r]/.test(cell));
  expect(dangerous).toEqual([]);
  const copy = await importInto(api, data as ImportRow[]);
  expect(await cellsOn(api, copy)).toEqual(await cellsOn(api, person.boardId));
});

test("an XLSX runs nothing, and imports back without loss", async () => {
  const { person, api } = await makeCaller();
  await plantCards(api, person.boardId);
  // The tool's form of the answer carries the file as base64, as MCP and the pages get it.
  const { data } = await api.ok("exports.get", { boardId: person.boardId });
  const columns = COLUMN_KEYS.map((key) => ({ key, width: 18 }));
  const file = await spreadsheetFile("xlsx", { name: "My job search", columns, rows: data });
  const sheet = await readXlsxFile(Buffer.from(file.contentBase64, "base64"));
  const [heading = [], ...lines] = Array.isArray(sheet[0])
    ? (sheet as unknown as unknown[][])
    : ((sheet as unknown as { data: unknown[][] }[])[0]?.data ?? []);
  const rows = lines.map((line) =>
    Object.fromEntries(heading.map((key, index) => [String(key), line[index] ?? null])),
  );
  const dangerous = rows
    .flatMap((row) => Object.values(row))
    .filter((cell) => typeof cell === "string" && /^[=+\-@\t\r]/.test(cell));
  expect(dangerous).toEqual([]);
  const copy = await importInto(api, rows as ImportRow[]);
  expect(await cellsOn(api, copy)).toEqual(await cellsOn(api, person.boardId));
});

test("the JSON export imports back as it is, ids and read-only columns passed over", async () => {
  const { person, api } = await makeCaller();
  await plantCards(api, person.boardId);
  const { data } = await api.ok("exports.get", { boardId: person.boardId });
  const copy = await importInto(api, data);
  expect(await cellsOn(api, copy)).toEqual(await cellsOn(api, person.boardId));
});
