import { givenSecret } from "#server/lib/secret-files.ts";
import { dataFolder } from "../bootstrap/folders.mjs";
import { Problem } from "../bootstrap/problem.mjs";
import { readRuntime } from "./runtime-file.ts";

/** Gives the database's own address, not its pooler's: as it is configured, or else of the embedded one that runs; refuses when there is neither. */
export function databaseUrl(): string {
  const url =
    givenSecret(process.env, "DIRECT_DATABASE_URL") ??
    givenSecret(process.env, "DATABASE_URL") ??
    readRuntime(dataFolder())?.databaseUrl;
  if (!url)
    throw new Problem("No database: set DATABASE_URL, or start the embedded one with `npm run db:start`.");
  return url;
}
