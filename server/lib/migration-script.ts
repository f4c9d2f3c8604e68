import type { ClientBase, Pool } from "pg";

/** A folder of prisma/migrations, with its script. */
interface Named {
  readonly name: string;
  readonly sql: string;
}

/** Scripts that run alone, outside of a transaction, because they wait for other transactions to end. */
const ALONE = /\bCONCURRENTLY\b/i;
const NEW_INDEX = / concurrently if not exists "([^"]+)"/i;

const RECORD = `update _prisma_migrations set finished_at = now()
  where migration_name = $1 and finished_at is null and rolled_back_at is null`;
const INVALID = `select from pg_index where indexrelid = to_regclass($1) and not indisvalid`;

/**
 * Runs a script of the schema engine. A migration is recorded as applied in its own transaction, because the engine's later record may be
 * lost: if the process is killed in between, the migration would run again and fail.
 */
export async function runScript(pool: Pool, script: string, migrations: readonly Named[]): Promise<void> {
  const migration = migrations.find(({ sql }) => sql === script);
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    if (ALONE.test(script)) await runAlone(client, script);
    else {
      await client.query("begin");
      // As a whole: only PostgreSQL cuts a script at the right semicolons.
      await client.query(script);
      if (migration) await client.query(RECORD, [migration.name]);
      await client.query("commit");
    }
  } catch (error) {
    await client.query("rollback").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/**
 * Runs a script that may run twice. Removes an invalid index that an interrupted run left, because it counts as existing. Waits for
 * transactions of any length, since no other query waits behind it.
 */
async function runAlone(client: ClientBase, script: string): Promise<void> {
  await client.query("set lock_timeout = 0");
  const index = NEW_INDEX.exec(script)?.[1];
  if (index !== undefined && (await client.query(INVALID, [`"${index}"`])).rowCount) {
    await client.query(`drop index concurrently "${index}"`);
  }
  await client.query(script);
  await client.query("reset lock_timeout");
}
