import { expect, test } from "vitest";
import { sourceFiles } from "./imports.ts";

const isTest = (path: string) => /\.test\.tsx?$|^server\/testing\/|^e2e\//.test(path);
const sources = sourceFiles().filter(({ path }) => !isTest(path) && !path.startsWith("scripts/"));
const server = sources.filter(({ path }) => path.startsWith("server/"));

const using = (pattern: RegExp, files = sources) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test("no text becomes code", () => {
  expect(using(/\beval\(|new Function\(|node:vm\b|setTimeout\(\s*["'`]/)).toEqual([]);
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
