import { runQuietly } from "./quiet-run.ts";
import { makeWhenStale } from "./source-stamp.ts";

/** Generates Prisma's client into server/generated if the schema has changed. */
export function generateClient(told?: AbortSignal): Promise<void> {
  const client = {
    sources: ["prisma/schema", "prisma.config.ts", "package-lock.json"],
    stamp: "server/generated/prisma/.made-from",
  };
  return makeWhenStale(client, () =>
    runQuietly(
      "Generating the database client",
      ["node_modules/prisma/build/index.js", "generate"],
      {
        // Any program works here: generating never runs the engine, but Prisma would download it otherwise.
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: "1",
        CHECKPOINT_DISABLE: "1",
      },
      told,
    ),
  );
}
