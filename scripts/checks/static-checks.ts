import { readdirSync } from "node:fs";
import path from "node:path";
import { migrationsFolder } from "#server/lib/migrations.ts";
import { runToolApart } from "./command.ts";
import { single, sum, type Tally } from "./tally.ts";

/** All that is told from the sources alone, side by side: most of it uses one core. */
export async function checkSources(told: AbortSignal): Promise<Tally> {
  const checks = [checkTypes, checkUnused, checkStyle, checkMigrations];
  return sum(await Promise.all(checks.map((check) => check(told))));
}

/** Format and lint. */
async function checkStyle(told: AbortSignal): Promise<Tally> {
  return single(
    "Format and lint",
    await runToolApart(["node_modules/@biomejs/biome/bin/biome", "check", "."], told),
  );
}

/** Dead code: files that nothing imports, exports that nothing else uses, packages that are missing or not needed. */
async function checkUnused(told: AbortSignal): Promise<Tally> {
  return single("Unused code", await runToolApart(["node_modules/knip/bin/knip.js", "--no-progress"], told));
}

/** Types, those that Next writes for the pages included; written anew, since pages may have moved since the last build. */
async function checkTypes(told: AbortSignal): Promise<Tally> {
  const quiet = { NEXT_TELEMETRY_DISABLED: "1" };
  await runToolApart(["node_modules/next/dist/bin/next", "typegen"], told, quiet);
  // Several checkers each work out anew what they share: on two cores one is as fast, and leaves a core to the other checks.
  const check = ["node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1"];
  return single("Types", await runToolApart(check, told));
}

/** The last migration before they were linted. */
const LINTED_AFTER = "20261122151000";

/** The runner sets the timeouts; our serials are no one's to grant. */
const RUNNER_DOES = "--exclude=require-lock-timeout,require-statement-timeout,prefer-identity";

/** Migrations that would hold up the release that still runs: locks that readers wait for, columns that go, rows that are rewritten. */
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
