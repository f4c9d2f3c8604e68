import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { processGlobal } from "#server/lib/process-global.ts";
import { createTestDatabases } from "#server/testing/test-databases.ts";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";

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
  const prepared = process.env.TEST_PREPARED_DATABASE_URL;
  if (prepared) return { databaseUrls: [prepared], ...(await makeDataFolder()) };
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startThrowAwayDatabase();
  const databases = await createTestDatabases(server.url, workers).catch(async (error) => {
    await server.stop();
    throw error;
  });
  const folder = await makeDataFolder();
  return {
    ...folder,
    databaseUrls: databases.urls,
    remove: async () => {
      await folder.remove();
      await databases.drop();
      await server.stop();
    },
  };
}

async function makeDataFolder(): Promise<Omit<Places, "databaseUrls">> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), "offerlane-test-data-"));
  return { dataFolder, remove: () => rm(dataFolder, { recursive: true, force: true }) };
}
