import { existsSync } from "node:fs";
import path from "node:path";
import { importsOf, sourceFiles } from "#server/testing/imports.ts";
import { Problem, projectFolder } from "../bootstrap/project.mjs";
import { run } from "../shared/programs.ts";

/** The checks that `npm test -- --changed` runs. */
interface Selection {
  /** Changed files that exist. */
  files: string[];
  /** Test files that run completely. */
  tests: string[];
  /** The files with loops over all operations. `operations` is Vitest's pattern for the operations to which the loops are limited. */
  loops: string[];
  operations: string;
  changesPages: boolean;
  /** Lines that say which tests run, which don't, and why. */
  reasons: string[];
}

/** Imports lead from most files to nearly every test, so tests that are further away are left to `npm test`. */
const MOST_RELATED = 25;
const GROUP = /^server\/resources\/([\w-]+)\//;
/** If a change affects every operation, these stand for all groups: one has an account's rows, the other an organization's. */
const SAMPLES = ["contacts", "cohorts"];
const CONCERNS_ALL =
  /^(?:domain|prisma|server\/(?:auth|core|lib|testing|transports))\/|^server\/resources\/[^/]+\.ts$/;
const LOOPS_IMPORT = ["server/testing/loops.ts", "server/testing/contracts.ts"];
/** Tests that seed tens of thousands of rows. */
const SLOW = ["server/testing/plans.test.ts"];
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Selects the checks for the changes since `ref`, or by default since the branch left `main`. */
export async function selectChecks(ref: string | undefined): Promise<Selection> {
  const base = ref ?? ((await git("merge-base", "HEAD", "main")) || "HEAD");
  const changed = await changedSince(base);
  const sources = sourceFiles();
  const imports = sources.flatMap((file) => importsOf(file).filter(({ isType }) => !isType));
  const allTests = sources.map((file) => file.path).filter(isTest);

  const groups = [...new Set(changed.flatMap((file) => GROUP.exec(file)?.[1] ?? []))];
  const looped = changed.some((file) => CONCERNS_ALL.test(file) && !isTest(file))
    ? [...new Set([...groups, ...SAMPLES])]
    : groups;
  const operations = sources
    .filter((file) => looped.some((group) => file.path === `server/resources/${group}/contract.ts`))
    .flatMap(({ text }) => [...text.matchAll(/\bname: "(\w+\.\w+)"/g)].map(([, name = ""]) => name));
  const { related, beyond } = nearestTests(changed, imports);
  const own = allTests.filter((file) => groups.includes(GROUP.exec(file)?.[1] ?? ""));
  const structural = allTests.filter((file) => /^server\/testing\//.test(file) && !SLOW.includes(file));
  const tests = [...new Set([...own, ...related, ...structural])];
  const loops = imports.flatMap(({ file, target }) =>
    isTest(file) && LOOPS_IMPORT.includes(target) && ![...tests, ...SLOW].includes(file) ? [file] : [],
  );
  return {
    files: changed.filter((file) => existsSync(path.join(projectFolder, file))),
    tests,
    loops: operations.length > 0 ? [...new Set(loops)] : [],
    operations: `(^|\\s)(${operations.join("|")})\\b`,
    changesPages: changed.some(
      (file) => /^(app|components|domain|i18n|messages)\//.test(file) && !isTest(file),
    ),
    reasons: [
      `${changed.length} files changed since ${base.slice(0, 12)}, the uncommitted and untracked ones included.`,
      `Runs completely: the tests of ${groups.join(", ") || "no group"} (${own.length} files), those that import the changes (${related.length}), and the structural ones (${structural.length}).`,
      `Runs for ${looped.join(", ") || "no group"} only: the loops over all operations.`,
      `Doesn't run: ${beyond} files that import the changes through others, ${SLOW.join(", ")}, and unused code. \`npm test\` does.`,
    ],
  };
}

/** Returns the paths of files that were changed, added, or deleted since a commit, whether or not that is committed. */
async function changedSince(base: string): Promise<string[]> {
  const tracked = await git("diff", "--name-only", "--no-renames", base);
  const untracked = await git("ls-files", "--others", "--exclude-standard");
  if (tracked === null || untracked === null) throw new Problem(`Git doesn't know ${base}.`);
  return [...new Set(`${tracked}\n${untracked}`.split("\n"))].filter((file) => file !== "");
}

/** Returns a command's output, or null if it fails. */
async function git(...args: string[]): Promise<string | null> {
  const { code, stdout } = await run("git", args);
  return code === 0 ? stdout.trim() : null;
}

/**
 * Returns the tests closest to the changes, as long as they aren't too many: the changed tests, then the tests
 * that import a changed file directly, then those that do through one other file, and so on. Also returns the
 * number of further tests that import the changes.
 */
function nearestTests(changed: string[], imports: { file: string; target: string }[]) {
  const reached = new Set(changed);
  const related = changed.filter((file) => isTest(file) && existsSync(path.join(projectFolder, file)));
  let beyond = 0;
  for (let level = changed; level.length > 0; ) {
    const levelFiles = new Set(level);
    level = [...new Set(imports.flatMap(({ file, target }) => (levelFiles.has(target) ? [file] : [])))];
    level = level.filter((file) => !reached.has(file));
    for (const file of level) reached.add(file);
    const found = level.filter(isTest);
    if (beyond === 0 && related.length + found.length <= MOST_RELATED) related.push(...found);
    else beyond += found.length;
  }
  return { related, beyond };
}
