import { expect, test } from "vitest";
import { groups } from "#server/resources/index.ts";
import { type Import, importsOf, sourceFiles } from "./imports.ts";

const files = sourceFiles().filter(
  ({ path }) => !/\.(test|spec)\.tsx?$|^e2e\/|^server\/testing\/|\/examples\.ts$/.test(path),
);
const textOf = new Map(files.map(({ path, text }) => [path, text]));
const importsOfPath = new Map(files.map((file) => [file.path, importsOf(file)]));

/** Returns the codes that a file declares: its kinds of ids and its error codes. */
function codesIn(text: string): string[] {
  const ids = /\bids: \{([^}]*)\}/.exec(text)?.[1] ?? "";
  return [...ids.matchAll(/(\w+): "/g), ...text.matchAll(/^ {4}(\w+): \{$/gm)].map(([, code = ""]) => code);
}

/** Returns the codes that a file uses at run time. */
function usedIn(text: string): string[] {
  const USES = /\b(?:newId|isId|id|OperationError|refusedAs)\(\s*"(\w+)"/g;
  return [...text.matchAll(USES)].map(([, code = ""]) => code);
}

/** Returns every file that is loaded with this one. */
function loadedWith(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { target, isType } of importsOfPath.get(path) ?? []) {
    if (!isType && textOf.has(target)) loadedWith(target, seen);
  }
  return seen;
}

/** The file that declares each code. */
const declaredIn = new Map(
  files
    .filter(({ path, text }) => /\bdeclareCodes\("/.test(text) && path !== "server/core/codes.ts")
    .flatMap(({ path, text }) => codesIn(text).map((code) => [code, path])),
);
/** The entry points: processes, command lines, pages, and routes. */
const ENTRIES =
  /^server\/(main|worker|admin\/main|demo\/seed)\.ts$|^app\/.*\/(page|route|layout|actions)\.tsx?$|^scripts\/\w+\.ts$/;
const entries = files.filter(({ path }) => ENTRIES.test(path)).map(({ path }) => path);

test.each(entries)("%s loads the declarations of all codes that it uses", (entry) => {
  const loaded = loadedWith(entry);
  const missing = [...loaded].flatMap((path) =>
    usedIn(textOf.get(path) ?? "")
      .filter((code) => declaredIn.has(code) && !loaded.has(declaredIn.get(code) ?? ""))
      .map((code) => `${path} uses ${code}, which ${declaredIn.get(code)} declares`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test("every code that is used is declared", () => {
  const used = files.filter(({ path }) => path.startsWith("server/")).flatMap(({ text }) => usedIn(text));
  expect([...new Set(used)].filter((code) => !declaredIn.has(code))).toEqual([]);
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
    ...[...declaredIn].flatMap(([code, path]) => (path.startsWith("server/core/") ? [] : [code])),
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
