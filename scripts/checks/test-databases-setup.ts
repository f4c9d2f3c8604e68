import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { createTestDatabases } from "#server/testing/test-databases.ts";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";

declare module "vitest" {
  interface ProvidedContext {
    databaseUrls: string[];
    dataFolder: string;
  }
}

/** Once a run: a migrated database for each worker, on TEST_DATABASE_URL's server or on one that is thrown away. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startThrowAwayDatabase();
  const workers = project.vitest.config.maxWorkers;
  const databases = await createTestDatabases(server.url, Number(workers)).catch(async (error) => {
    await server.stop();
    throw error;
  });
  const dataFolder = await mkdtemp(path.join(tmpdir(), "offerlane-test-data-"));
  project.provide("databaseUrls", databases.urls);
  project.provide("dataFolder", dataFolder);
  return async () => {
    await rm(dataFolder, { recursive: true, force: true });
    await databases.drop();
    await server.stop();
  };
}
