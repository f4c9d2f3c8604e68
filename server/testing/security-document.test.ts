import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const DOCUMENT = "docs/security.md";
const text = readFileSync(DOCUMENT, "utf8");
const rows = text.split("\n").filter((line) => /^\| (?!-|promise )/.test(line));

/** The files and folders that a row names; a name without a folder stands beside the one before it. */
function testsIn(row: string): string[] {
  let folder = "";
  return [...(row.split("|").at(2) ?? "").matchAll(/`([^`]+)`/g)].map(([, named = ""]) => {
    if (named.includes("/")) folder = path.dirname(named);
    return named.includes("/") ? named : path.join(folder, named);
  });
}

test("every promise of the document names the tests that hold it", () => {
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter((row) => testsIn(row).length === 0)).toEqual([]);
});

test("every test that the document names is there", () => {
  const named = [...rows.flatMap(testsIn), ...text.matchAll(/\(`(server\/[^`]+)`\)/g)].map((one) =>
    typeof one === "string" ? one : (one[1] ?? ""),
  );
  expect(named.filter((one) => !existsSync(one))).toEqual([]);
});
