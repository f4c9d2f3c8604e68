import { givenSecret } from "#server/lib/secret-files.ts";
import { dataFolder } from "../bootstrap/folders.mjs";
import { Problem } from "../bootstrap/problem.mjs";
import { readRuntime } from "./runtime-file.ts";

/**
 * Returns the direct URL of the database, not the pooler's: the configured one or the running embedded one's.
 * @throws if there is neither
 */
export function databaseUrl(): string {
  const url =
    givenSecret(process.env, "DIRECT_DATABASE_URL") ??
    givenSecret(process.env, "DATABASE_URL") ??
    readRuntime(dataFolder())?.databaseUrl;
  if (!url)
    throw new Problem("No database: set DATABASE_URL, or start the embedded one with `npm run db:start`.");
  return url;
}
