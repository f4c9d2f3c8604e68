import { runTool } from "../checks/command.ts";

/**
 * Sends each operation its largest inputs, and checks that none blocks the event loop for too long.
 * @param databaseUrl the PostgreSQL server on which the test creates its databases
 * @throws if a request blocks it for too long
 */
export async function checkLongestStretch(databaseUrl: string): Promise<void> {
  const command = ["node_modules/vitest/vitest.mjs", "run", "server/transports/longest-stretch.test.ts"];
  const variables = { TEST_DATABASE_URL: databaseUrl, TIMED_TESTS: "on" };
  if (!(await runTool(command, new AbortController().signal, variables)))
    throw new Error("A request blocks the event loop for too long. See the test above.");
}
