import path from "node:path";
import { projectFolder } from "../bootstrap/project.mjs";
import { readJson } from "../launcher/runtime-file.ts";
import { runScript, SHOWN } from "../shared/programs.ts";
import { firstLine, ofRun, type Tally } from "./tally.ts";
import type { TestServer } from "./test-server.ts";

export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/**
 * Runs Vitest, in the order of the seed: boundary, unit, and PostgreSQL integration tests.
 * @param wanted paths of tests and options of Vitest; no path runs all tests
 */
export async function runServerTests(
  database: TestServer,
  folder: string,
  wanted: string[],
  seed: number,
  signal: AbortSignal,
): Promise<Tally> {
  const file = path.join(folder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const command = ["node_modules/vitest/vitest.mjs", "run", `--sequence.seed=${seed}`, ...reporters];
  const env = {
    TEST_DATABASE_URL: database.url,
    TEST_DATABASE_KEPT: database.isKept ? "yes" : "",
    // With the compile cache, server processes that tests start load in half the time.
    NODE_COMPILE_CACHE: path.join(folder, "compiled"),
  };
  const { code } = await runScript([...command, ...wanted], { ...SHOWN, signal, env });
  const report = readJson<Report>(file);
  return ofRun("Server and components", code === 0, report && tallyOf(report));
}

function tallyOf({ numPassedTests, numFailedTests, testResults }: Report): Tally {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(projectFolder, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that failed to load has no tests.
    if (failed.length === 0) return status === "failed" ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages[0])}`,
    );
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}
