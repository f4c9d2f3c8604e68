import { readdirSync } from "node:fs";
import path from "node:path";
import { migrationsFolder } from "#server/lib/migrations.ts";
import { runToolApart } from "./command.ts";
import { single, sum, type Tally } from "./tally.ts";

/** Runs all checks that need only the sources, in parallel, because most of them use one core. */
export async function checkSources(told: AbortSignal): Promise<Tally> {
  const checks = [checkTypes, checkUnused, checkStyle, checkMigrations];
  return sum(await Promise.all(checks.map((check) => check(told))));
}

/** Checks format and lint. */
async function checkStyle(told: AbortSignal): Promise<Tally> {
  return single(
    "Format and lint",
    await runToolApart(["node_modules/@biomejs/biome/bin/biome", "check", "."], told),
  );
}

/** Checks for dead code: unused files and exports, and missing or unneeded packages. */
async function checkUnused(told: AbortSignal): Promise<Tally> {
  return single("Unused code", await runToolApart(["node_modules/knip/bin/knip.js", "--no-progress"], told));
}

/**
 * Checks types, including those that Next generates for pages. Generates them first, because pages may have moved since
 * the last build.
 */
async function checkTypes(told: AbortSignal): Promise<Tally> {
  const quiet = { NEXT_TELEMETRY_DISABLED: "1" };
  await runToolApart(["node_modules/next/dist/bin/next", "typegen"], told, quiet);
  // Several checkers each repeat the shared work. On two cores, one is as fast and leaves a core to the other checks.
  const check = ["node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1"];
  return single("Types", await runToolApart(check, told));
}

/** The last migration from before linting began. */
const LINTED_AFTER = "20261122151000";

/** The migration runner sets the timeouts, and our serial columns need no grants. */
const RUNNER_DOES = "--exclude=require-lock-timeout,require-statement-timeout,prefer-identity";

/**
 * Checks for migrations that would block the running release: locks that block reads, dropped columns, and rewritten
 * rows.
 */
async function checkMigrations(told: AbortSignal): Promise<Tally> {
  const files = readdirSync(migrationsFolder)
    .filter((name) => /^\d+_/.test(name) && name.slice(0, LINTED_AFTER.length) > LINTED_AFTER)
    .map((name) => path.join(migrationsFolder, name, "migration.sql"));
  const squawk = [
    "node_modules/squawk-cli/js/bin/squawk",
    "--pg-version=15.0",
    "--assume-in-transaction",
    RUNNER_DOES,
  ];
  return single("Migrations", files.length === 0 || (await runToolApart([...squawk, ...files], told)));
}
