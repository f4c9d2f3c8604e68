import { readdirSync } from "node:fs";
import path from "node:path";
import { migrationsFolder } from "#server/lib/migrations.ts";
import { runScript } from "../shared/programs.ts";
import { single, sum, type Tally } from "./tally.ts";

/**
 * Runs the checks that need only the sources, in parallel, because most of them use one core.
 * @param changed the files whose format to check; null for all files, unused code, and migrations
 */
export async function checkSources(changed: string[] | null, signal: AbortSignal): Promise<Tally> {
  // Several checkers each repeat the shared work. On two cores, one is as fast and leaves a core to the other checks.
  const types = ["node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1"];
  // Not every changed file has a format.
  const biome = ["node_modules/@biomejs/biome/bin/biome", "check", "--no-errors-on-unmatched"];
  const tool = async (name: string, command: string[]) => single(name, await runApart(command, signal));
  const checks = [
    // Next generates types for pages, which may have moved since the last build.
    runApart(["node_modules/next/dist/bin/next", "typegen"], signal).then(() => tool("Types", types)),
    tool("Format and lint", [...biome, ...(changed ?? ["."])]),
    // Unused files and exports, and missing or unneeded packages.
    changed === null && tool("Unused code", ["node_modules/knip/bin/knip.js", "--no-progress"]),
    (changed ?? [migrationsFolder]).some((file) => file.includes("prisma/migrations")) &&
      tool("Migrations", lintOfMigrations()),
  ];
  return sum(await Promise.all(checks.filter((check) => check !== false)));
}

/** Runs a script, but shows its output only after it has ended, so that the output of parallel scripts doesn't mix. */
async function runApart(command: readonly string[], signal: AbortSignal): Promise<boolean> {
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
