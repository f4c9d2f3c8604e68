import type { TestProject } from "vitest/node";
import { processGlobal } from "#server/lib/process-global.ts";
import { createTestDatabases } from "#server/testing/test-databases.ts";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { temporaryFolder } from "../shared/temporary.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrls: string[];
    dataFolder: string;
  }
}

type Places = { databaseUrls: string[]; dataFolder: string; remove: () => Promise<void> };

/** Shared by Vitest's projects, because they use the same workers. */
const shared = processGlobal("test-databases", () => ({
  users: 0,
  made: null as Promise<Places> | null,
}));

/**
 * Creates a migrated database for each worker once per run, on TEST_DATABASE_URL's server or on a temporary one. With
 * TEST_PREPARED_DATABASE_URL, uses that database unchanged, for a single worker.
 * @returns a function that cleans up
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  shared.users += 1;
  shared.made ??= makePlaces(Number(project.vitest.config.maxWorkers));
  const { databaseUrls, dataFolder, remove } = await shared.made;
  project.provide("databaseUrls", databaseUrls);
  project.provide("dataFolder", dataFolder);
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await remove();
  };
}

async function makePlaces(workers: number): Promise<Places> {
  await using unfinished = new AsyncDisposableStack();
  const { path: dataFolder } = unfinished.use(await temporaryFolder("test-data"));
  const databaseUrls = await makeDatabases(workers, unfinished);
  const made = unfinished.move();
  return { databaseUrls, dataFolder, remove: () => made.disposeAsync() };
}

async function makeDatabases(workers: number, ending: AsyncDisposableStack): Promise<string[]> {
  const { TEST_PREPARED_DATABASE_URL: prepared, TEST_DATABASE_URL: given, TEST_DATABASE_KEPT } = process.env;
  if (prepared) return [prepared];
  const server = given ? { url: given, stop: async () => undefined } : await startThrowAwayDatabase();
  ending.defer(server.stop);
  const databases = await createTestDatabases(server.url, workers, TEST_DATABASE_KEPT === "yes");
  ending.defer(databases.drop);
  return databases.urls;
}
