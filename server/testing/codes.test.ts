import { expect, test } from "vitest";
import { AUDIT_ACTIONS, ERROR_CODES, ERRORS, ID_PREFIXES } from "#server/codes.ts";
import { groups } from "#server/resources/index.ts";
import { type Import, importsOf, sourceFiles } from "./imports.ts";

const files = sourceFiles().filter(
  ({ path }) => !/\.(test|spec)\.tsx?$|^e2e\/|^server\/testing\/|\/examples\.ts$/.test(path),
);
const importsOfPath = new Map(files.map((file) => [file.path, importsOf(file)]));

type Codes = { readonly [Part in "ids" | "errors"]?: object } & {
  readonly [Part in "changes" | "occurrences"]?: readonly string[];
};
const declaring = files.filter(({ path }) => /^server\/(\w+|resources\/[\w-]+)\/codes\.ts$/.test(path));
const declared = await Promise.all(
  declaring.map(async ({ path }) => {
    const { codes } = (await import(/* @vite-ignore */ `../../${path}`)) as { codes: Codes };
    return { path, codes };
  }),
);
const sorted = (all: readonly string[]) => all.toSorted();

test("every code that a group declares is in the shared list once", () => {
  const keysOf = (part: "ids" | "errors") => declared.flatMap(({ codes }) => Object.keys(codes[part] ?? {}));
  const prefixes = declared.flatMap(({ codes }) => Object.values(codes.ids ?? {}));
  expect(sorted(keysOf("ids"))).toEqual(sorted(Object.keys(ID_PREFIXES)));
  expect(sorted(prefixes)).toEqual(sorted([...new Set(Object.values(ID_PREFIXES))]));
  expect(sorted(keysOf("errors"))).toEqual(sorted(ERROR_CODES));
  const actions = declared.flatMap(({ codes: { changes = [], occurrences = [] } }) => [
    ...changes,
    ...occurrences,
  ]);
  expect(sorted(actions)).toEqual([...new Set(AUDIT_ACTIONS)]);
});

test("error codes are ordered by status", () => {
  const statuses = ERROR_CODES.map((code) => ERRORS[code].status);
  expect(statuses).toEqual(statuses.toSorted((a, b) => a - b));
});

test("files with codes contain only data, so that every layer may import the list of them", () => {
  const wrong = declaring
    .flatMap(({ path }) => importsOfPath.get(path) ?? [])
    .filter(({ target }) => !target.startsWith("domain/"));
  expect(wrong.map(({ file, target }: Import) => `${file} imports ${target}`)).toEqual([]);
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
  const foreign = new Set([
    ...all.map(({ name }) => name),
    ...all.flatMap(({ contract }) => Object.values(contract).map(({ name }) => name)),
    ...declared
      .filter(({ path }) => !path.startsWith("server/core/"))
      .flatMap(({ codes: { ids, errors } }) => Object.keys({ ...ids, ...errors })),
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
