import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "./imports.ts";

const isTest = (path: string) => /\.test\.tsx?$|^server\/testing\/|^e2e\//.test(path);
const sources = sourceFiles().filter(({ path }) => !isTest(path) && !path.startsWith("scripts/"));
const server = sources.filter(({ path }) => path.startsWith("server/"));

const using = (pattern: RegExp, files = sources) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test("no text becomes code", () => {
  expect(using(/\beval\(|new Function\(|node:vm\b|setTimeout\(\s*["'`]/)).toEqual([]);
});

test("no test is run again after a failure", () => {
  const tests = sourceFiles().filter(({ path }) => isTest(path) || /^vitest\.config\.ts$/.test(path));
  expect(using(/\bretr(y|ies)\b["']?\s*:\s*(\d|process\.)/, tests)).toEqual([]);
});

test("no text becomes HTML", () => {
  expect(using(/dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write/)).toEqual(
    [],
  );
});

test("no expression is built from a text", () => {
  expect(using(/new RegExp\(/)).toEqual([]);
});

test("the server starts no program", () => {
  expect(using(/node:child_process/, server)).toEqual([]);
});

test("no secret comes from a generator that can be guessed, no seal from a broken digest", () => {
  expect(using(/Math\.random\(/, server)).toEqual([]);
  expect(using(/["'`](md4|md5|sha1|des|rc4|aes-\d+-(ecb|cbc))["'`]/)).toEqual([]);
});

test("certificates are verified, and no lenient parser reads requests", () => {
  expect(using(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|insecureHTTPParser/)).toEqual([]);
});

describe("limits are written in domain/limits.ts alone", () => {
  const shown = sources.filter(({ path }) => /^(app|components)\//.test(path));

  test("no field and no list of a page has a number of its own", () => {
    expect(
      using(
        /maxLength(=\{| = )(50|60|[12]00|25[45]|500|[\d_]{4,})\b|\b(MAX|MOST|SIZE_MAX|BATCH|PAGE|A_PAGE)\w* = (50|200|500)\b/,
        shown,
      ),
    ).toEqual([]);
    expect(using(/[{ ]limit: \d\d/, shown)).toEqual([]);
  });

  test("no text names a size, a length or a lifetime by number", () => {
    const texts = readdirSync("messages/en").flatMap((file) =>
      [...readFileSync(`messages/en/${file}`, "utf8").matchAll(NAMED_BY_NUMBER)].map(
        ([line]) => `${file}: ${line.trim()}`,
      ),
    );
    expect(texts.filter((line) => !NO_LIMIT.test(line))).toEqual([]);
  });
});

const NAMED_BY_NUMBER = /^.*\d (seconds|minutes|hours|days|characters|MB|MiB|KiB)\b.*$/gm;
/** Windows of figures and filters, which bound nothing. */
const NO_LIMIT = /"(7_days|15_days|7d|30d|90d|no_a\w+|quiet|dormant\w+)":/;
