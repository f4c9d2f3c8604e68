import path from "node:path";
import { dataFolder } from "../bootstrap/project.mjs";
import { removeEmbeddedDatabase, startEmbeddedDatabase } from "../embedded-database/cluster.ts";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { checkDatabase } from "../launcher/database-url.ts";

/** A PostgreSQL for tests, on which each run creates its own databases. */
export interface TestServer {
  url: string;
  /** True if it runs on after the tests. Then it keeps a migrated database, so that the next run begins in a second. */
  isKept: boolean;
  stop(): Promise<void>;
}

const keptFolder = () => path.join(dataFolder(), "tests");
const leaveRunning = async () => undefined;

/** Returns the PostgreSQL of TEST_PREPARED_DATABASE_URL or DATABASE_URL, or else the kept one, or else a temporary one. */
export async function openTestServer({ isKept }: { isKept: boolean }): Promise<TestServer> {
  const given = process.env.TEST_PREPARED_DATABASE_URL || process.env.DATABASE_URL;
  if (given) {
    await checkDatabase(given);
    return { url: given, isKept: false, stop: leaveRunning };
  }
  if (!isKept) return { ...(await startThrowAwayDatabase()), isKept };
  const { url } = await startEmbeddedDatabase(keptFolder(), { throwAway: true });
  return { url, isKept, stop: leaveRunning };
}

/** Stops the kept PostgreSQL and removes it. */
export const removeTestServer = (): Promise<void> => removeEmbeddedDatabase(keptFolder());
