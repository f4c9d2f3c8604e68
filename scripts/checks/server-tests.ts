import path from "node:path";
import { readJson } from "../launcher/runtime-file.ts";
import { runTool } from "./command.ts";
import { ofRun, type Tally } from "./tally.ts";

/** Vitest: boundaries, units and integration on PostgreSQL, in these paths or everywhere. */
export async function runServerTests(
  databaseUrl: string,
  folder: string,
  paths: string[],
  told: AbortSignal,
): Promise<Tally> {
  const report = path.join(folder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const endedWell = await runTool(["node_modules/vitest/vitest.mjs", "run", ...reporters, ...paths], told, {
    TEST_DATABASE_URL: databaseUrl,
  });
  const counts = readJson<{ numPassedTests: number; numFailedTests: number }>(report);
  return ofRun(endedWell, counts && { passed: counts.numPassedTests, failed: counts.numFailedTests });
}
