import pg from "pg";
import { env } from "#server/lib/env.ts";

const TABLES =
  "accounts, organizations, boards, companies, applications, interviews, contacts, interactions, resumes, profiles";

/** Holds the product's tables from another connection, so that whatever asks for them waits until `release`. */
export async function holdTables() {
  const client = await connect();
  await client.query("BEGIN");
  await client.query(`LOCK TABLE ${TABLES} IN ACCESS EXCLUSIVE MODE`);
  return {
    waiters: (count?: number) => waiters(client, count),
    async release(): Promise<void> {
      await client.query("ROLLBACK");
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
