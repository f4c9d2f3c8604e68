import { expect, test } from "vitest";
import { ERROR_CODES, ERRORS, ID_PREFIXES } from "#server/codes.ts";
import { CORE_ERRORS } from "#server/core/codes.ts";
import { AUDIT_ACTIONS } from "#server/resources/audit-events/codes.ts";
import { groups } from "#server/resources/index.ts";
import { type Import, importsOf, sourceFiles } from "./imports.ts";

const files = sourceFiles().filter(
  ({ path }) => !/\.(test|spec)\.tsx?$|^e2e\/|^server\/testing\/|\/examples\.ts$/.test(path),
);
const importsOfPath = new Map(files.map((file) => [file.path, importsOf(file)]));

test("no prefix of ids and no audit action stands for two things", () => {
  for (const all of [Object.values(ID_PREFIXES), AUDIT_ACTIONS]) expect(all).toEqual([...new Set(all)]);
});

test("error codes are ordered by status", () => {
  const statuses = ERROR_CODES.map((code) => ERRORS[code].status);
  expect(statuses).toEqual(statuses.toSorted((a, b) => a - b));
});

const inCore = files.filter(({ path }) => path.startsWith("server/core/"));
test("core imports nothing from groups or from the layers above it", () => {
  const above = (target: string) =>
    /^(server\/(resources|auth|transports|jobs|mail|payments)|app|components)\//.test(target);
  const wrong = inCore
    .flatMap(({ path }) => importsOfPath.get(path) ?? [])
    .filter(({ target }) => above(target));
  expect(wrong.map(({ file, target }: Import) => `${file} imports ${target}`)).toEqual([]);
});

/**
 * The codes that core knows: a session, key, or token acts on an account, an organization and its members, or an application, live or in
 * a sandbox. `tables.ts` types the database's tables, which belong to the schema, not to a group.
 */
const OWN = /^(account|organizations?|members|applications?|sandbox|session)$/;

test("core names no group, no operation of a group, and no code that a group declares", () => {
  const all = Object.values(groups);
  const foreign = new Set<string>([
    ...all.map(({ name }) => name),
    ...all.flatMap(({ contract }) => Object.values(contract).map(({ name }) => name)),
    ...Object.keys(ID_PREFIXES),
    ...ERROR_CODES.filter((code) => !Object.hasOwn(CORE_ERRORS, code)),
  ]);
  const wrong = inCore
    .filter(({ path }) => path !== "server/core/tables.ts")
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/["'`]([\w.]+)["'`]/g)]
        .map(([, literal = ""]) => literal)
        .filter((literal) => foreign.has(literal) && !OWN.test(literal))
        .map((literal) => `${path} names ${literal}`),
    );
  expect(wrong, "Let the group declare it, or pass it in.").toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
}
