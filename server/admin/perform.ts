import { Refusal } from "./failure.ts";

/** What a command gives: the object for `--json`, and the same in plain sentences. */
export type Outcome = { readonly result: object; readonly sentences: readonly string[] };

/** Does a command's work on the database and keeps what is to be said. */
export type Perform = (work: () => Promise<Outcome>) => Promise<void>;

/** How a command lets go of the database: by closing it, unless its process goes on. */
export type Leave = () => Promise<void>;

/**
 * Does the work, tells running servers what changed, and leaves the database. Modules that need settings are loaded here,
 * so that help and wrong options need none.
 */
export async function withDatabase(work: () => Promise<Outcome>, leave: Leave): Promise<Outcome> {
  const { loadEnvironment } = await import("#server/lib/env.ts");
  loadEnvironment(process.env);
  const { pool } = await import("#server/lib/database.ts");
  try {
    await assertMigrated(() => pool.query("SELECT to_regclass('applications') AS found"));
    const outcome = await work();
    const { flushAnnouncements } = await import("#server/core/live.ts");
    await flushAnnouncements();
    return outcome;
  } finally {
    await leave();
  }
}

/** Closes the database, so that the process can end. */
export async function closeDatabase(): Promise<void> {
  // Its timers would keep the process up, where the command put a job in.
  const { closeBoss } = await import("#server/jobs/boss.ts");
  const { endPools } = await import("#server/lib/database.ts");
  await closeBoss();
  await endPools();
}

async function assertMigrated(ask: () => Promise<{ rows: { found: string | null }[] }>): Promise<void> {
  const { rows } = await ask();
  if (rows[0]?.found) return;
  throw new Refusal(
    "not_migrated",
    "The database has no tables yet. Run `npm start` or `npm run db:migrate`.",
  );
}
