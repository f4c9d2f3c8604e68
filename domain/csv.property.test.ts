import fc from "fast-check";
import { expect, test } from "vitest";
import { readDelimited } from "#components/import/reader/delimited.ts";
import { csvOf } from "./csv.ts";
import { formulaFree, withoutApostrophes } from "./formula-free.ts";

const PIECES = [
  ..."=+-@＝＋－＠;,|\t\r\n\"' a1é",
  "\r\n",
  '";=',
  '"",=',
  "\n- ",
  ";'=",
  "\u00a0",
  "\u3000",
  "\u200b",
  "\ufeff",
  "\u0000",
  "\u2028",
  "🐟",
  "\ud83d",
  "cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example")',
];
const hostile = fc.oneof(fc.string({ unit: fc.constantFrom(...PIECES), maxLength: 30 }), fc.string());
/**
 * Matches characters that a program ignores at the beginning of a cell, then a sign that starts a formula.
 */
const RUNS = /^[\p{Cc}\p{Cf}\p{Z}"]*[=+\-@＝＋－＠]/u;

test("the apostrophe before every formula is removed again, whatever the text is", () => {
  fc.assert(
    fc.property(hostile, (text) => withoutApostrophes(formulaFree(text)) === text),
    { numRuns: 20_000 },
  );
});

test("no cell of a file is a formula: with commas by the standard, with semicolons or tabs regardless of quotes", () => {
  const table = fc.array(fc.array(hostile, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(table, (lines) => {
      const text = csvOf(lines).slice(1);
      for (const separator of [";", "\t"]) {
        const cells = text.split(/[\r\n]/).flatMap((line) => line.split(separator));
        expect(cells.filter((cell) => RUNS.test(cell))).toEqual([]);
      }
      const cells = [...text.matchAll(/(?:^|,|\r\n)"((?:[^"]|"")*)"/g)].map(([, cell = ""]) =>
        cell.replaceAll('""', '"'),
      );
      expect(cells.filter((cell) => RUNS.test(cell))).toEqual([]);
      expect(cells).toHaveLength(lines.flat().filter((cell) => cell !== "").length);
    }),
    { numRuns: 3_000 },
  );
});

test("the importer reads every cell unchanged", () => {
  const rows = fc.array(fc.tuple(hostile, hostile), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, (given) => {
      const lines = given.map(([one, other], index) => [`Card ${index}`, `Company ${index}`, one, other]);
      const [table] = readDelimited(
        "export.csv",
        csvOf([["title", "company", "notes", "description"], ...lines]).slice(1),
      );
      expect(table?.headings).toEqual(["title", "company", "notes", "description"]);
      expect(table?.rows.map((row) => row.map(withoutApostrophes))).toEqual(lines);
    }),
    { numRuns: 3_000 },
  );
});
