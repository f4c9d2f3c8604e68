import { cp, readdir } from "node:fs/promises";
import path from "node:path";
import { applyMigrations, migrationsFolder } from "#server/lib/migrations.ts";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { connect, query, seed, temporaryFolder } from "../shared/temporary.ts";
import { elapsed, repeat } from "../shared/timing.ts";
import { type Outcome, outcome } from "./outcome.ts";

const CARDS = Number(process.env.DRILL_CARDS ?? 100_000);
const CARDS_PER_ACCOUNT = 10;
/** The first migration that is timed: it adds the account to every personal key. */
const FIRST = "20261122050000";
const PROBE_EVERY_MS = 20;
/** Migrations that took less time share one row. */
const SHORT_MS = 250;

/**
 * Inserts in bulk, in the schema of that time: two status periods per card, one company for two cards, and a contact on
 * every seventh.
 */
const STATEMENTS = [
  `INSERT INTO users (id, email) SELECT 'usr_' || n, n || '@drill.example' FROM generate_series(0, $1::int / ${CARDS_PER_ACCOUNT}) n`,
  `INSERT INTO accounts (id, user_id, email) SELECT 'acc_' || n, 'usr_' || n, n || '@drill.example' FROM generate_series(0, $1::int / ${CARDS_PER_ACCOUNT}) n`,
  `INSERT INTO boards (id, account_id, name, is_active) SELECT 'brd_' || n, 'acc_' || n, 'Board', true FROM generate_series(0, $1::int / ${CARDS_PER_ACCOUNT}) n`,
  `INSERT INTO companies (id, account_id, name) SELECT 'cmp_' || n, 'acc_' || n / 5, 'Company ' || n FROM generate_series(0, $1::int / 2) n`,
  `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, status_changed_at, application_date, notes, creation_method, job_title)
   SELECT 'app_' || n, 'acc_' || n / 10, 'brd_' || n / 10, 'cmp_' || n / 2, (ARRAY['saved', 'applied', 'interviewing', 'rejected'])[n % 4 + 1],
     'a' || n, now(), now(), repeat('note ', 20), 'api', 'Engineer ' || n FROM generate_series(0, $1::int - 1) n`,
  `INSERT INTO status_history (application_id, account_id, status, entered_at, left_at)
   SELECT 'app_' || n, 'acc_' || n / 10, 'saved', now() - interval '1 day', now() FROM generate_series(0, $1::int - 1) n`,
  `INSERT INTO status_history (application_id, account_id, status, entered_at)
   SELECT 'app_' || n, 'acc_' || n / 10, 'applied', now() FROM generate_series(0, $1::int - 1) n`,
  `INSERT INTO contacts (id, account_id, name) SELECT 'con_' || n, 'acc_' || n * 7 / 10, 'Contact' FROM generate_series(0, $1::int / 7 - 1) n`,
  `INSERT INTO contact_applications (contact_id, application_id) SELECT 'con_' || n, 'app_' || n * 7 FROM generate_series(0, $1::int / 7 - 1) n`,
];

/**
 * Runs every migration since the one of the personal tables' keys on DRILL_CARDS cards, one after another. Reports how
 * long each takes, and how long a user who reads or edits a card waits during it.
 */
export async function drillMigrations(): Promise<Outcome[]> {
  await using folder = await temporaryFolder("drill-migrations");
  await using ending = new AsyncDisposableStack();
  const { url, stop } = await startThrowAwayDatabase({ isDurable: true });
  ending.defer(stop);
  const names = (await readdir(migrationsFolder)).filter((name) => /^\d+_/.test(name)).sort();
  const releasedFolder = folder.path;
  const release = (name: string) =>
    cp(path.join(migrationsFolder, name), path.join(releasedFolder, name), { recursive: true });
  for (const name of names.filter((item) => item < FIRST)) await release(name);
  await applyMigrations(url, releasedFolder);
  await seed(url, STATEMENTS, CARDS);
  const outcomes: Outcome[] = [];
  const short: number[] = [];
  const load = `${CARDS} cards`;
  for (const name of names.filter((item) => item >= FIRST)) {
    await release(name);
    // Each run writes all of today's limits, but the migrations that add some must not find them.
    await query(url, "DELETE FROM quota_limits");
    const reads = await startProbe(url, "SELECT status FROM applications WHERE id = $1");
    const edits = await startProbe(url, "UPDATE applications SET notes = 'drill' WHERE id = $1");
    const ms = await elapsed(() => applyMigrations(url, releasedFolder));
    const [read, edit] = await Promise.all([reads(), edits()]);
    if (ms < SHORT_MS) {
      short.push(ms);
      continue;
    }
    const left = `a reader waited ${read} ms at most, an edit ${edit} ms`;
    outcomes.push(
      outcome(`migration ${name}`, { load, "recovered in": `${(ms / 1_000).toFixed(1)} s`, notes: left }),
    );
  }
  const together = Math.round(short.reduce((sum, ms) => sum + ms, 0));
  const drill = `${short.length} migrations of less than ${SHORT_MS} ms`;
  return [...outcomes, outcome(drill, { load, notes: `${together} ms together` })];
}

/** Runs a statement on one card after another. @returns a function that stops and returns the longest time in ms */
async function startProbe(url: string, text: string): Promise<() => Promise<number>> {
  const client = await connect(url);
  const probing = repeat(PROBE_EVERY_MS, (turn) =>
    elapsed(() => client.query(text, [`app_${turn % CARDS}`])),
  );
  return async () => {
    const times = await probing.end();
    await client.end();
    return Math.round(Math.max(...times));
  };
}
