import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";

/** Creates a folder that is removed at the end of the block. Any user can enter it: PostgreSQL doesn't run as root. */
export async function temporaryFolder(name: string): Promise<AsyncDisposable & { readonly path: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), `offerlane-${name}-`));
  await chmod(folder, 0o755);
  return {
    path: folder,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Connects to a database until the end of the block. */
export async function connect(url: string): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client(url);
  // The server may stop before the connection has closed.
  client.on("error", () => undefined);
  await client.connect();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() });
}

/** Opens a pool of connections until the end of the block. */
export function openPool(url: string, max = 2): pg.Pool & AsyncDisposable {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return Object.assign(pool, { [Symbol.asyncDispose]: () => pool.end() });
}

/** Sends one statement on a separate connection. @returns its rows */
export async function query<Row extends object>(url: string, text: string, values: readonly unknown[] = []) {
  await using client = await connect(url);
  return (await client.query<Row>(text, [...values])).rows;
}

/** Inserts rows in bulk, without triggers and foreign keys. The statements get the number of rows as $1. */
export async function seed(url: string, statements: readonly string[], rows: number): Promise<void> {
  await using client = await connect(url);
  await client.query("SET session_replication_role = replica");
  for (const text of statements) await client.query(text, [rows]);
  await client.query("VACUUM (ANALYZE)");
}
