import { Client } from "pg";
import { configuredSecret } from "#server/lib/secret-files.ts";
import { dataFolder, Problem } from "../bootstrap/project.mjs";
import { readRuntime } from "./runtime-file.ts";

const OLDEST_VERSION = 15;

/**
 * Returns the direct URL of the database, not the pooler's: the configured one or the running embedded one's.
 * @throws if there is neither
 */
export function databaseUrl(): string {
  const url =
    configuredSecret(process.env, "DIRECT_DATABASE_URL") ??
    configuredSecret(process.env, "DATABASE_URL") ??
    readRuntime(dataFolder())?.databaseUrl;
  if (!url)
    throw new Problem("No database: set DATABASE_URL, or start the embedded one with `npm run db:start`.");
  return url;
}

/** Checks a database. @throws Problem if it can't be reached or is too old */
export async function checkDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    const version = Number(rows[0]?.version);
    if (version < OLDEST_VERSION) {
      throw new Problem(`The database is PostgreSQL ${version}. Offerlane needs ${OLDEST_VERSION} or later.`);
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(messageFor(url, error as NodeJS.ErrnoException));
  } finally {
    await client.end().catch(() => undefined);
  }
}

function messageFor(url: string, error: NodeJS.ErrnoException): string {
  const { hostname, port, pathname, username } = new URL(url);
  const place = `${hostname}:${port || 5432}`;
  const name = decodeURIComponent(pathname.slice(1));
  switch (error.code) {
    case "28P01":
    case "28000":
      return `The database at ${place} rejected the user ${decodeURIComponent(username)}. Check the user and password in DATABASE_URL.`;
    case "3D000":
      return `There's no database ${name} at ${place}. Create it, or change DATABASE_URL.`;
    default:
      return `The database at ${place} can't be reached (${error.code ?? error.message}). Check DATABASE_URL.`;
  }
}
