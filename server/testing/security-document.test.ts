import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { REQUIREMENTS } from "./asvs.ts";

const INDEX = "docs/security.md";
const FOLDER = "docs/security";
const STATUSES = ["Met", "In part", "Not applicable", "Not met"] as const;

/** How many points are met that no test holds. */
const UNTESTED = 29;

const chapters = readdirSync(FOLDER).filter((file) => /^v\d\d-/.test(file));
const documents = [INDEX, ...readdirSync(FOLDER).map((file) => `${FOLDER}/${file}`)];
const textOf = (file: string) => readFileSync(file, "utf8");

const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
const rows = chapters.flatMap((file) =>
  textOf(`${FOLDER}/${file}`)
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [number = "", level = "", asks = "", status = "", how = ""] = cellsOf(line);
      return { file, number, level, asks, status, how };
    }),
);
const index = textOf(INDEX);
const countOf = (status: string, file?: string) =>
  rows.filter((row) => row.status === status && (file === undefined || row.file === file)).length;

/** The files and folders of ours that a text names in code, such as `server/core/etag.ts`. */
function filesIn(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, named = ""]) => named);
  const folders = /^(app|components|docs|domain|e2e|messages|prisma|scripts|server)\/[^\s<…]+$/;
  return code.filter(
    (named) => folders.test(named) || /^(biome|package|package-lock|tsconfig)\.json$/.test(named),
  );
}

describe("the ASVS 5.0 document", () => {
  test("holds every requirement of levels 1 and 2 once, with its level", () => {
    expect(REQUIREMENTS.size).toBe(253);
    const levels = rows.map(({ number, level }) => [number, level]);
    expect(levels).toEqual([...REQUIREMENTS]);
  });

  test("says of each what it asks and how it stands", () => {
    const wrong = rows.filter(
      ({ asks, status, how }) => asks === "" || how === "" || !STATUSES.some((one) => one === status),
    );
    expect(wrong).toEqual([]);
  });

  test("names a file, or a document that does, for whatever is met", () => {
    expect(rows.filter(({ status, how }) => status === "Met" && filesIn(how).length === 0)).toEqual([]);
  });

  test("names a test that would fail, or says that there is none and why, for whatever is met", () => {
    const met = rows.filter(({ status }) => status === "Met");
    const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
    const untested = met.filter(({ how }) => !filesIn(how).some(isTest));
    expect(untested.filter(({ how }) => !/\bNo test\b/.test(how)).map(({ number }) => number)).toEqual([]);
    // Whoever writes a test for one of them lowers this number.
    expect(untested.length).toBeLessThanOrEqual(UNTESTED);
  });

  test("counts right, chapter by chapter and in all", () => {
    const counted = new Map(
      index
        .split("\n")
        .filter((line) => /^\| (\[V\d|\*\*All)/.test(line))
        .map((line) => cellsOf(line))
        .map(([chapter = "", ...counts]) => [/\((.+)\)/.exec(chapter)?.[1] ?? "all", counts.map(Number)]),
    );
    for (const file of chapters) {
      const expected = STATUSES.map((status) => countOf(status, file));
      expect(counted.get(`security/${file}`), file).toEqual(expected);
    }
    expect(counted.get("all")).toEqual(STATUSES.map((status) => countOf(status)));
  });

  test("lists whatever is not met, or met in part, on its first page", () => {
    const open = rows.filter(({ status }) => status === "Not met" || status === "In part");
    expect(
      open.filter(
        ({ number }) => !new RegExp(`^- .*\\b${number.replaceAll(".", "\\.")}\\b`, "m").test(index),
      ),
    ).toEqual([]);
  });
});

test("every variable that names where the product connects to is in the list of connections", () => {
  const connections = textOf(`${FOLDER}/connections.md`);
  const schema = textOf("server/lib/env-schema.ts");
  const addresses = [...schema.matchAll(/^ {2}([A-Z0-9_]+(?:URL|ENDPOINT)): url\(/gm)].map(
    ([, name = ""]) => name,
  );
  expect(addresses).toContain("DATABASE_URL");
  expect(
    addresses.filter((name) => !connections.includes(name.replace(/^FILES_S3_\w+$/, "FILES_S3_"))),
  ).toEqual([]);
});

test("every promise beyond the standard names the tests that hold it", () => {
  const promises = index
    .slice(index.indexOf("| promise"))
    .split("\n")
    .slice(2)
    .filter((line) => line.startsWith("|"));
  expect(promises.length).toBeGreaterThan(5);
  expect(promises.filter((line) => filesIn(line).length === 0)).toEqual([]);
});

test.each(documents)("every file that %s names is there", (document) => {
  const text = textOf(document);
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, target = ""]) =>
    path.join(path.dirname(document), target),
  );
  expect([...filesIn(text), ...linked].filter((file) => !existsSync(file))).toEqual([]);
});
