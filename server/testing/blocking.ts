import pg from "pg";
import { env } from "#server/lib/env.ts";

const TABLES =
  "accounts, organizations, boards, companies, applications, interviews, contacts, interactions, resumes, profiles";

/** Holds the product's tables from another connection, so that whatever asks for them waits until `release`. */
export async function holdTables() {
  const { waiters, end } = await hold(`LOCK TABLE ${TABLES} IN ACCESS EXCLUSIVE MODE`, []);
  return { waiters, release: () => end("ROLLBACK") };
}

export type HeldRow = { readonly table: string; readonly column: string; readonly value: string };

/** Deletes a row with all that hangs on it, from another connection, and doesn't say so until `commit`. */
export async function holdDeletion({ table, column, value }: HeldRow) {
  const { waiters, end } = await hold(`DELETE FROM ${table} WHERE ${column} = $1`, [value]);
  return { waiters, commit: () => end("COMMIT") };
}

async function hold(statement: string, values: string[]) {
  const client = await connect();
  await client.query("BEGIN");
  await client.query(statement, values);
  return {
    waiters: (count?: number) => waiters(client, count),
    async end(how: "COMMIT" | "ROLLBACK"): Promise<void> {
      await client.query(how);
      await client.end();
    },
  };
}

/** Resolves when so many statements of the product wait for a lock, as the connection sees it. */
export async function waiters(client: pg.Client, count = 1): Promise<void> {
  const waiting = `SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`;
  for (;;) {
    const { rows } = await client.query<{ waiting: number }>(waiting);
    if ((rows[0]?.waiting ?? 0) >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A connection that the product knows nothing of. */
export async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, application_name: "test" });
  await client.connect();
  return client;
}
