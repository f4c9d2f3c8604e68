import { randomInt } from "node:crypto";
import { Problem } from "../bootstrap/project.mjs";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { buildPages, generateClient } from "../launcher/build.ts";
import { checkDatabase } from "../launcher/database-url.ts";
import { temporaryFolder } from "../shared/temporary.ts";
import { runJourneys } from "./journeys.ts";
import { runServerTests } from "./server-tests.ts";
import { checkSlow } from "./slow-network.ts";
import { checkSources } from "./static-checks.ts";
import { single, sum, type Tally } from "./tally.ts";

interface Check {
  name: string;
  run: () => Promise<Tally>;
}

/**
 * Runs `npm test` after packages are installed.
 * Arguments: paths of tests (none runs all checks), --quick (skips the build and the browser), --seed=123 (repeats the
 * order of an earlier run), and --slow=scripts (slows the browser).
 * Continues after a failure, ends with one line of counts, and sets the exit code. Ends early when `signal` aborts.
 */
export async function runChecks(args: string[], signal: AbortSignal): Promise<void> {
  const seed = seedIn(args);
  await using folder = await temporaryFolder("checks");
  const database = await openTestServer();
  try {
    await generateClient(signal);
    const tallies: Tally[] = [];
    for (const check of chooseChecks(args, database.url, folder.path, seed, signal)) {
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
  const given = valueIn(args, "--seed=");
  const seed = given === undefined ? randomInt(1_000_000) : Number(given);
  if (!Number.isSafeInteger(seed)) throw new Problem("The seed must be a whole number, such as --seed=123.");
  return seed;
}

/** Returns the value of an argument such as `--seed=123`. */
function valueIn(args: string[], name: string): string | undefined {
  return args.find((arg) => arg.startsWith(name))?.slice(name.length);
}

function chooseChecks(
  args: string[],
  databaseUrl: string,
  folder: string,
  seed: number,
  signal: AbortSignal,
): Check[] {
  const paths = args.filter((arg) => !arg.startsWith("--"));
  const journeys = paths.filter((file) => /^(\.\/)?e2e(\/|$)/.test(file));
  const others = paths.filter((file) => !journeys.includes(file));
  const everything = paths.length === 0;
  const slow = valueIn(args, "--slow=");
  const browser = !args.includes("--quick") && (everything || journeys.length > 0);
  const checks: (Check | false)[] = [
    everything && {
      name: "Format, lint, types, unused code, and migrations",
      run: () => checkSources(signal),
    },
    (everything || others.length > 0) && {
      name: "Server and components",
      run: () => runServerTests(databaseUrl, folder, others, seed, signal),
    },
    browser && {
      name: "Build",
      run: () => buildPages(console.log, signal).then(() => single("Build", true)),
    },
    browser && {
      name: "Journeys",
      run: () =>
        runJourneys(databaseUrl, folder, journeys, slow === undefined ? null : checkSlow(slow), signal),
    },
  ];
  return checks.filter((check) => check !== false);
}

function failedToRun(name: string, error: Error, signal: AbortSignal): Tally {
  signal.throwIfAborted();
  console.error(error.message);
  return single(`${name}: ${error.message}`, false);
}

async function openTestServer() {
  const given = process.env.DATABASE_URL;
  if (!given) return startThrowAwayDatabase();
  await checkDatabase(given);
  return { url: given, stop: async () => undefined };
}
