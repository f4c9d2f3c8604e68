import { InvalidArgumentError } from "commander";
import { CommandError } from "./failure.ts";

/** A command's result: the object for `--json`, and the same in plain sentences. */
export type Outcome = { readonly result: object; readonly sentences: readonly string[] };

/** Does a command's work on the database and stores the outcome for printing. */
export type Perform = (work: () => Promise<Outcome>) => Promise<void>;

/** The last step of a command: it closes the database, unless the process continues. */
export type Close = () => Promise<void>;

/**
 * Does the work, notifies running servers of changes, and leaves the database. Modules that need settings are loaded here,
 * so that help and wrong options don't need any.
 */
export async function withDatabase(work: () => Promise<Outcome>, leave: Close): Promise<Outcome> {
  const { loadEnvironment } = await import("#server/lib/env.ts");
  loadEnvironment(process.env);
  const { pool } = await import("#server/lib/database.ts");
  const { chooseVariant } = await import("#server/lib/citus/detection.ts");
  try {
    await assertMigrated(() => pool.query("SELECT to_regclass('applications') AS found"));
    await chooseVariant();
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
  // If the command queued a job, its timers would keep the process alive.
  const { closeBoss } = await import("#server/jobs/boss.ts");
  const { endPools } = await import("#server/lib/database.ts");
  await closeBoss();
  await endPools();
}

async function assertMigrated(ask: () => Promise<{ rows: { found: string | null }[] }>): Promise<void> {
  const { rows } = await ask();
  if (rows[0]?.found) return;
  throw new CommandError(
    "not_migrated",
    "The database has no tables yet. Run `npm start` or `npm run db:migrate`.",
  );
}

/** Returns a parser of whole numbers from 0 to `most`, for an option or an argument of a command. */
export function wholeNumber(most: number): (text: string) => number {
  return (text) => {
    if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text);
    throw new InvalidArgumentError(`Enter a whole number from 0 to ${most}.`);
  };
}
