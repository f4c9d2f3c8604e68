import pg from "pg";
import { env } from "#server/lib/env.ts";

const TABLES =
  "accounts, organizations, boards, companies, applications, interviews, contacts, interactions, tasks, resumes, profiles, webhook_endpoints, organization_webhook_endpoints";

/** Locks the product's tables from another connection, so that queries on them wait until `release`. */
export const lockTables = (tables = TABLES) => holdLock(`LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);

export type LockedRow = { readonly table: string; readonly column: string; readonly value: string };

/** Rows that refer to a row and prevent its deletion, which the product deletes first. */
const CLEARED_FIRST: Record<string, readonly string[]> = {
  companies: [
    "DELETE FROM applications WHERE company_id = $1",
    "UPDATE contacts SET company_id = NULL WHERE company_id = $1",
  ],
  resumes: ["UPDATE applications SET resume_id = NULL WHERE resume_id = $1"],
};

/** Deletes a row with everything that depends on it, from another connection, uncommitted until `commit`. */
export async function lockDeletion({ table, column, value }: LockedRow) {
  const [first = "", ...rest] = [
    ...(CLEARED_FIRST[table] ?? []),
    `DELETE FROM ${table} WHERE ${column} = $1`,
  ];
  const held = await holdLock(first, [value]);
  for (const next of rest) await held.andThen(next, [value]);
  return held;
}

/** Runs a query in a transaction on another connection, which then stays open; `andThen` runs another in it. */
export async function holdLock(statement: string, values: string[] = []) {
  const [holder, watcher] = await Promise.all([connect(), connect()]);
  await holder.query("BEGIN");
  await holder.query(statement, values);
  const end = async (how: "COMMIT" | "ROLLBACK") => {
    await holder.query(how);
    await Promise.all([holder.end(), watcher.end()]);
  };
  return {
    waiters: () => oneWaits(watcher),
    andThen: (next: string, nextValues: string[]) => holder.query(next, nextValues),
    commit: () => end("COMMIT"),
    release: () => end("ROLLBACK"),
  };
}

/**
 * Resolves when a query of the product waits for a lock. Must be called on a connection outside a transaction: within one,
 * PostgreSQL shows only the connections that existed at the first look.
 */
async function oneWaits(watcher: pg.Client): Promise<void> {
  const { rows } = await watcher.query("SELECT to_regclass('pg_catalog.citus_lock_waits') AS elsewhere");
  // On a distributed database, it waits on the node that has the rows.
  const elsewhere = rows.some((row) => row.elsewhere !== null)
    ? "UNION ALL SELECT 1 FROM citus_lock_waits"
    : "";
  const waiting = `SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid() ${elsewhere}`;
  while ((await watcher.query(waiting)).rowCount === 0)
    await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Returns a connection that the product doesn't know about. */
export async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, application_name: "test" });
  await client.connect();
  return client;
}
