import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTestDatabases } from "#server/testing/test-databases.ts";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";

type Environment = "live" | "sandbox";
export type Product = {
  readonly origin: string;
  /** An empty folder, removed with the product. */
  readonly folder: string;
  /** Creates a user and returns a key with all scopes. */
  readonly newKey: (environment: Environment) => Promise<string>;
};

/** Serves the product on an empty temporary database while the work runs. Requests aren't rate limited. */
export async function withProduct(work: (product: Product) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "offerlane-served-"));
  const embedded = await startThrowAwayDatabase();
  const databases = await createTestDatabases(embedded.url, 1);
  Object.assign(process.env, {
    DATABASE_URL: databases.urls[0],
    OFFERLANE_DATA: folder,
    LOG_LEVEL: "silent",
    RATE_LIMIT: "off",
  });
  // These modules read the settings when they load.
  const { makeCaller } = await import("#server/testing/actors.ts");
  const { startServerProcess } = await import("#server/testing/server-process.ts");
  const { pool, prisma } = await import("#server/lib/database.ts");
  const server = await startServerProcess();
  try {
    const newKey = async (environment: Environment) => (await makeCaller({ environment })).key;
    await work({ origin: server.origin, folder, newKey });
  } finally {
    await server.kill();
    await prisma.$disconnect();
    await pool.end();
    await databases.drop();
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
