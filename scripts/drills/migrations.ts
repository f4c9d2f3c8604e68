import { chmod, cp, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { applyMigrations, migrationsFolder } from "#server/lib/migrations.ts";
import { startEmbeddedDatabase } from "../embedded-database/cluster.ts";
import { nothing, type Outcome } from "./outcome.ts";

const CARDS = Number(process.env.DRILL_CARDS ?? 100_000);
const CARDS_PER_ACCOUNT = 10;
/** The first migration that is timed: it adds the account to every personal key. */
const FIRST = "20261122050000";
const PROBE_EVERY_MS = 20;
/** Migrations that took less time share one row. */
const SHORT_MS = 250;

/**
 * Inserts in bulk, in the schema of that time: two status stays per card, one company for two cards, and a contact on
 * every seventh.
 */
const PLANTED = [
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
 * long each takes, and how long a user who reads or edits one card waits meanwhile.
 */
export async function drillMigrations(): Promise<Outcome[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "offerlane-drill-migrations-"));
  // The embedded database runs as another user.
  await chmod(folder, 0o755);
  const database = await startEmbeddedDatabase(path.join(folder, "data"));
  try {
    const names = (await readdir(migrationsFolder)).filter((name) => /^\d+_/.test(name)).sort();
    const known = path.join(folder, "migrations");
    await mkdir(known);
    const release = (name: string) =>
      cp(path.join(migrationsFolder, name), path.join(known, name), { recursive: true });
    const timed = names.filter((name) => name >= FIRST);
    for (const name of names) if (!timed.includes(name)) await release(name);
    await applyMigrations(database.url, known);
    await seed(database.url);
    const outcomes: Outcome[] = [];
    const short = { count: 0, ms: 0 };
    for (const name of timed) {
      await release(name);
      const probes = [
        startProbe(database.url, "SELECT status FROM applications WHERE id = $1"),
        startProbe(database.url, "UPDATE applications SET notes = 'drill' WHERE id = $1"),
      ];
      const began = performance.now();
      await applyMigrations(database.url, known);
      const ms = performance.now() - began;
      const [read, edit] = await Promise.all(probes.map((end) => end()));
      if (ms < SHORT_MS) {
        short.count += 1;
        short.ms += ms;
        continue;
      }
      outcomes.push({
        ...nothing(`migration ${name}`),
        load: `${CARDS} cards`,
        "recovered in": `${(ms / 1_000).toFixed(1)} s`,
        left: `a reader waited ${read} ms at most, an edit ${edit} ms`,
      });
    }
    const others = nothing(`${short.count} migrations of less than ${SHORT_MS} ms`);
    return [...outcomes, { ...others, load: `${CARDS} cards`, left: `${Math.round(short.ms)} ms together` }];
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function seed(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("SET session_replication_role = replica");
  for (const text of PLANTED) await client.query(text, [CARDS]);
  await client.query("VACUUM (ANALYZE)");
  await client.end();
}

/** Reads one card repeatedly. @returns a function that stops and returns the longest response time */
function startProbe(url: string, text: string): () => Promise<number> {
  let isOn = true;
  let longest = 0;
  const probing = (async () => {
    const client = new pg.Client(url);
    await client.connect();
    for (let turn = 0; isOn; turn += 1) {
      const asked = performance.now();
      await client.query(text, [`app_${turn % CARDS}`]);
      longest = Math.max(longest, performance.now() - asked);
      await wait(PROBE_EVERY_MS);
    }
    await client.end();
  })();
  return async () => {
    isOn = false;
    await probing;
    return Math.round(longest);
  };
}
