import { randomInt } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { migrationsFolder } from "#server/lib/migrations.ts";
import { Problem } from "../bootstrap/project.mjs";
import { buildPages, generateClient, isBuilt } from "../launcher/build.ts";
import { runScript } from "../shared/programs.ts";
import { temporaryFolder } from "../shared/temporary.ts";
import { selectChecks } from "./changes.ts";
import { runJourneys } from "./journeys.ts";
import { runServerTests } from "./server-tests.ts";
import { checkSlow } from "./slow-network.ts";
import { single, sum, type Tally } from "./tally.ts";
import { openTestServer, removeTestServer, type TestServer } from "./test-server.ts";

/**
 * Runs the checks that need only the sources, in parallel, because most of them use one core.
 * @param changed the files whose format to check; null for all files, unused code, and migrations
 */
async function checkSources(changed: string[] | null, signal: AbortSignal): Promise<Tally> {
  // Several checkers each repeat the shared work. On two cores, one is as fast and leaves a core to the other checks.
  const types = ["node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1"];
  // Not every changed file has a format.
  const biome = ["node_modules/@biomejs/biome/bin/biome", "check", "--no-errors-on-unmatched"];
  const tool = async (name: string, command: string[]) => single(name, await runBuffered(command, signal));
  const checks = [
    // Next generates types for pages, which may have moved since the last build.
    runBuffered(["node_modules/next/dist/bin/next", "typegen"], signal).then(() => tool("Types", types)),
    tool("Format and lint", [...biome, ...(changed ?? ["."])]),
    // Unused files and exports, and missing or unneeded packages.
    changed === null && tool("Unused code", ["node_modules/knip/bin/knip.js", "--no-progress"]),
    (changed ?? [migrationsFolder]).some((file) => file.includes("prisma/migrations")) &&
      tool("Migrations", lintOfMigrations()),
  ];
  return sum(await Promise.all(checks.filter((check) => check !== false)));
}

/** Runs a script, but shows its output only after it has ended, so that the output of parallel scripts doesn't mix. */
async function runBuffered(command: readonly string[], signal: AbortSignal): Promise<boolean> {
  const env = { NEXT_TELEMETRY_DISABLED: "1" };
  const { code, stdout, stderr } = await runScript(command, { signal, env });
  process.stdout.write(stdout + stderr);
  return code === 0;
}

/** The last migration from before linting began. */
const LINTED_AFTER = "20261122151000";

/** The migration runner sets the timeouts, and our serial columns need no grants. */
const RUNNER_DOES = "--exclude=require-lock-timeout,require-statement-timeout,prefer-identity";

/**
 * Returns the command that finds migrations that would block the running release: locks that block reads, dropped
 * columns, and rewritten rows.
 */
function lintOfMigrations(): string[] {
  const files = readdirSync(migrationsFolder)
    .filter((name) => /^\d+_/.test(name) && name.slice(0, LINTED_AFTER.length) > LINTED_AFTER)
    .map((name) => path.join(migrationsFolder, name, "migration.sql"));
  const options = ["--pg-version=15.0", "--assume-in-transaction", RUNNER_DOES];
  return ["node_modules/squawk-cli/js/bin/squawk", ...options, ...files];
}

interface Check {
  name: string;
  run: () => Promise<Tally>;
}

interface Run {
  args: string[];
  database: TestServer;
  /** For temporary files. */
  folder: string;
  seed: number;
  signal: AbortSignal;
}

/**
 * Runs `npm test` after packages are installed. Arguments: paths of tests (none runs all checks), --changed or --changed=REF (runs the
 * checks for the changes, on a PostgreSQL that keeps running), --stop-database (removes that PostgreSQL), --quick (skips the build and the
 * browser), --seed=123 (repeats the order of an earlier run), and --slow=scripts (slows the browser). Continues after a failure, ends with
 * one line of counts, and sets the exit code. Ends early when `signal` aborts.
 */
export async function runChecks(args: string[], signal: AbortSignal): Promise<void> {
  if (args.includes("--stop-database")) return removeTestServer();
  const seed = seedIn(args);
  await using folder = await temporaryFolder("checks");
  const database = await openTestServer({ isKept: isOfChanges(args) });
  try {
    await generateClient(signal);
    const tallies: Tally[] = [];
    const run = { args, database, folder: folder.path, seed, signal };
    for (const check of isOfChanges(args) ? await checksOfChanges(run) : chooseChecks(run)) {
      console.log(`\n=== ${check.name}`);
      tallies.push(await check.run().catch((error: Error) => failedToRun(check.name, error, signal)));
    }
    const { passed, failed, failures } = sum(tallies);
    // Failures are repeated at the end, so that they show even if only the end of a long output is kept.
    if (failures.length > 0) {
      console.log(`\n${failures.map((line) => `✗ ${line}`).join("\n")}`);
      console.log(`\nTo run server tests in the same order, add --seed=${seed}.`);
    }
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
  } catch (error) {
    if (!signal.aborted) throw error;
    process.exitCode = 130;
  } finally {
    await database.stop();
  }
}

/** Returns the seed that the arguments name, otherwise a new one. */
function seedIn(args: string[]): number {
  const seedText = valueIn(args, "--seed=");
  const seed = seedText === undefined ? randomInt(1_000_000) : Number(seedText);
  if (!Number.isSafeInteger(seed)) throw new Problem("The seed must be a whole number, such as --seed=123.");
  return seed;
}

/** Returns the value of an argument such as `--seed=123`. */
function valueIn(args: string[], name: string): string | undefined {
  return args.find((arg) => arg.startsWith(name))?.slice(name.length);
}

const isOfChanges = (args: string[]) => args.some((arg) => /^--changed(=|$)/.test(arg));

const SMOKE = ["--grep", "@smoke"];
/** For few tests, more workers spend more time on loading the server than they save. */
const FEW = "--maxWorkers=2";

async function checksOfChanges({ args, database, folder, seed, signal }: Run): Promise<Check[]> {
  const { files, tests, loops, operations, changesPages, reasons } = await selectChecks(
    valueIn(args, "--changed="),
  );
  const journeys = changesPages && isBuilt();
  const ofJourneys = !changesPages
    ? "No text or part of a page changed, so no journey runs."
    : journeys
      ? "Runs the four smoke journeys on the build of these sources."
      : "No journey runs, because the build isn't of these sources: run `npm run build` first.";
  console.log([...reasons, ofJourneys].join("\n"));
  const checks: (Check | false)[] = [
    { name: "Types, format, and lint of changes", run: () => checkSources(files, signal) },
    {
      name: "Tests of changes",
      run: () => runServerTests(database, folder, [FEW, ...tests], seed, signal),
    },
    loops.length > 0 && {
      name: "Loops over the changed operations",
      run: () => runServerTests(database, folder, [FEW, "-t", operations, ...loops], seed, signal),
    },
    journeys && {
      name: "Smoke journeys",
      run: () => runJourneys(database, folder, SMOKE, null, signal),
    },
  ];
  return checks.filter((check) => check !== false);
}

function chooseChecks({ args, database, folder, seed, signal }: Run): Check[] {
  const paths = args.filter((arg) => !arg.startsWith("--"));
  const journeys = paths.filter((file) => /^(\.\/)?e2e(\/|$)/.test(file));
  const others = paths.filter((file) => !journeys.includes(file));
  const everything = paths.length === 0;
  const slow = valueIn(args, "--slow=");
  const browser = !args.includes("--quick") && (everything || journeys.length > 0);
  const checks: (Check | false)[] = [
    everything && {
      name: "Format, lint, types, unused code, and migrations",
      run: () => checkSources(null, signal),
    },
    (everything || others.length > 0) && {
      name: "Server and components",
      run: () => runServerTests(database, folder, others, seed, signal),
    },
    browser && {
      name: "Build",
      run: () => buildPages(console.log, signal).then(() => single("Build", true)),
    },
    browser && {
      name: "Journeys",
      run: () => runJourneys(database, folder, journeys, slow === undefined ? null : checkSlow(slow), signal),
    },
  ];
  return checks.filter((check) => check !== false);
}

function failedToRun(name: string, error: Error, signal: AbortSignal): Tally {
  signal.throwIfAborted();
  console.error(error.message);
  return single(`${name}: ${error.message}`, false);
}
