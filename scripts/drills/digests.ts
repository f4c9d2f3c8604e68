import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { MINUTE_MS } from "#domain/time.ts";
import { applyMigrations } from "#server/lib/migrations.ts";
import { minuteOf } from "#server/resources/preferences/digest-times.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { query, seed } from "../shared/temporary.ts";
import { elapsed } from "../shared/timing.ts";
import { type Outcome, outcome, verdict } from "./outcome.ts";

const PEOPLE = Number(process.env.DRILL_PEOPLE ?? 100_000);
const PROCESSES = 3;
/** The memory that a process may use, regardless of the number of people. */
const MOST_MIB = 400;
/** The hour at which digests are sent. */
const HOUR = 8;
const BEGIN = "2031-03-31T08:00:00Z";
/** The number of runs in an hour. The product's jobs run as often. */
const RUNS = 12;
const BETWEEN_MS = 5 * MINUTE_MS;

/**
 * Gives everyone an open offer and a digest at the minute of the hour that their id determines, and every fourth person an interview in the
 * following hour, created that morning.
 */
const STATEMENTS = [
  `INSERT INTO users (id, email, email_verified) SELECT 'usr_d' || n, 'd' || n || '@digests.example', now() FROM generate_series(1, $1::int) n`,
  `INSERT INTO accounts (id, user_id, email) SELECT 'acc_d' || n, 'usr_d' || n, 'd' || n || '@digests.example' FROM generate_series(1, $1::int) n`,
  `INSERT INTO boards (id, account_id, name, is_active) SELECT 'brd_d' || n, 'acc_d' || n, 'Board', true FROM generate_series(1, $1::int) n`,
  `INSERT INTO companies (id, account_id, name) SELECT 'cmp_d' || n, 'acc_d' || n, 'Company' FROM generate_series(1, $1::int) n`,
  `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title)
   SELECT 'app_d' || n, 'acc_d' || n, 'brd_d' || n, 'cmp_d' || n, 'offer', 'a0', 'api', 'Engineer' FROM generate_series(1, $1::int) n`,
  `INSERT INTO interviews (id, account_id, application_id, type, scheduled_at, time_zone, duration_minutes, outcome, created_at)
   SELECT 'int_d' || n, 'acc_d' || n, 'app_d' || n, 'video', '${BEGIN}'::timestamptz + (60 + n % 60) * interval '1 minute', 'UTC', 60, 'pending',
          '${BEGIN}'::timestamptz - interval '1 hour' FROM generate_series(4, $1::int, 4) n`,
];
const PLANS = `INSERT INTO digest_plans (user_id, hour, next_at)
   SELECT 'usr_d' || n, ${HOUR}, '${BEGIN}'::timestamptz + minute * interval '1 minute' FROM unnest($1::int[]) WITH ORDINALITY AS p (minute, n)`;

type RunResult = { readonly statements: number; readonly peakMib: number };

/**
 * Sends the digests and reminders of an hour to 100,000 people from three processes. Checks that each is sent once, and that memory is
 * bounded.
 */
export async function drillDigests(): Promise<Outcome[]> {
  const database = await startThrowAwayDatabase({ isDurable: true });
  try {
    await applyMigrations(database.url);
    await seed(database.url, STATEMENTS, PEOPLE);
    const minutes = Array.from({ length: PEOPLE }, (_, index) => minuteOf(`usr_d${index + 1}`));
    await query(database.url, PLANS, [minutes]);
    const variables = { DATABASE_URL: database.url, LOG_LEVEL: "error" };
    const start = () => startServerProcess(variables, "mailing-main.ts");
    const processes = await Promise.all(Array.from({ length: PROCESSES }, start));
    const results: RunResult[] = [];
    const seconds: number[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      const at = new Date(Date.parse(BEGIN) + run * BETWEEN_MS);
      const ms = await elapsed(async () => {
        results.push(...(await Promise.all(processes.map(({ origin }) => send(origin, at)))));
      });
      seconds.push(ms / 1_000);
    }
    await Promise.all(processes.map((child) => child.kill()));
    const [counts] = await query<Record<"mails" | "people", number>>(
      database.url,
      `SELECT count(*)::int AS mails, count(DISTINCT (data->>'to', data->>'subject'))::int AS people
       FROM pgboss.job WHERE name = 'send-mail'`,
    );
    const { mails = 0, people = 0 } = counts ?? {};
    const expected = PEOPLE + Math.floor(PEOPLE / 4);
    const peak = Math.max(...results.map(({ peakMib }) => peakMib));
    const statements = results.reduce((sum, one) => sum + one.statements, 0);
    return [
      outcome(`digests and reminders, ${PROCESSES} processes`, {
        load: `${PEOPLE} people, ${expected} emails`,
        lost: expected - people,
        doubled: mails - people,
        "recovered in": `${seconds.reduce((sum, one) => sum + one, 0).toFixed(0)} s in ${RUNS} runs, ${Math.max(...seconds).toFixed(0)} s at most`,
        notes: verdict(
          peak <= MOST_MIB,
          `${peak.toFixed(0)} MiB at most in a process, ${(statements / expected).toFixed(1)} statements an email`,
        ),
      }),
    ];
  } finally {
    await database.stop();
  }
}

/** Waits for as long as it takes, which `fetch` doesn't. */
async function send(origin: string, at: Date): Promise<RunResult> {
  const [response] = (await once(get(`${origin}/?at=${at.toISOString()}`), "response")) as [IncomingMessage];
  return (await json(response)) as RunResult;
}
