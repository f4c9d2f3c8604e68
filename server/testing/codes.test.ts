import { expect, test } from "vitest";
import { groups } from "#server/resources/index.ts";
import { type Import, importsOf, sourceFiles } from "./imports.ts";

const files = sourceFiles().filter(
  ({ path }) => !/\.(test|spec)\.tsx?$|^e2e\/|^server\/testing\/|\/examples\.ts$/.test(path),
);
const textOf = new Map(files.map(({ path, text }) => [path, text]));
const importsOfPath = new Map(files.map((file) => [file.path, importsOf(file)]));

/** Returns the words that a file declares: its kinds of ids and its error codes. */
function wordsIn(text: string): string[] {
  const ids = /\bids: \{([^}]*)\}/.exec(text)?.[1] ?? "";
  return [...ids.matchAll(/(\w+): "/g), ...text.matchAll(/^ {4}(\w+): \{$/gm)].map(([, word = ""]) => word);
}

/** Returns the words that a file uses at run time. */
function spokenIn(text: string): string[] {
  const SPEAKS = /\b(?:newId|isId|id|OperationError|refusedAs)\(\s*"(\w+)"/g;
  return [...text.matchAll(SPEAKS)].map(([, word = ""]) => word);
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

/** The file that declares each word. */
const declaredIn = new Map(
  files
    .filter(({ path, text }) => /\bdeclareWords\("/.test(text) && path !== "server/core/codes.ts")
    .flatMap(({ path, text }) => wordsIn(text).map((word) => [word, path])),
);
/** The entry points: processes, command lines, pages, and routes. */
const ENTRIES =
  /^server\/(main|worker|admin\/main|demo\/seed)\.ts$|^app\/.*\/(page|route|layout|actions)\.tsx?$|^scripts\/\w+\.ts$/;
const entries = files.filter(({ path }) => ENTRIES.test(path)).map(({ path }) => path);

test.each(entries)("%s loads the declarations of all words that it speaks", (entry) => {
  const loaded = loadedWith(entry);
  const missing = [...loaded].flatMap((path) =>
    spokenIn(textOf.get(path) ?? "")
      .filter((word) => declaredIn.has(word) && !loaded.has(declaredIn.get(word) ?? ""))
      .map((word) => `${path} speaks of ${word}, which ${declaredIn.get(word)} declares`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test("every word that is spoken is declared", () => {
  const spoken = files.filter(({ path }) => path.startsWith("server/")).flatMap(({ text }) => spokenIn(text));
  expect([...new Set(spoken)].filter((word) => !declaredIn.has(word))).toEqual([]);
});

const inCore = files.filter(({ path }) => path.startsWith("server/core/"));
test("core imports nothing of a group, nor of what stands above it", () => {
  const above = (target: string) =>
    /^(server\/(resources|auth|surfaces|jobs|mail|payments)|app|components)\//.test(target);
  const wrong = inCore
    .flatMap(({ path }) => importsOfPath.get(path) ?? [])
    .filter(({ target }) => above(target));
  expect(wrong.map(({ file, target }: Import) => `${file} imports ${target}`)).toEqual([]);
});

/**
 * The words that core knows: a session, key, or token acts on an account, an organization and its members, or an application, live or in
 * a sandbox. `tables.ts` types the database's tables, which belong to the schema, not to a group.
 */
const OWN = /^(account|organizations?|members|applications?|sandbox|session)$/;

test("core names no group: neither it, nor an operation of it, nor a word that it declares", () => {
  const all = Object.values(groups);
  const foreign = new Set([
    ...all.map(({ name }) => name),
    ...all.flatMap(({ contract }) => Object.values(contract).map(({ name }) => name)),
    ...[...declaredIn].flatMap(([word, path]) => (path.startsWith("server/core/") ? [] : [word])),
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
