import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { applyMigrations } from "#server/lib/migrations.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { query, seed } from "../shared/temporary.ts";
import { elapsed } from "../shared/timing.ts";
import { type Outcome, outcome, verdict } from "./outcome.ts";

const PEOPLE = Number(process.env.DRILL_PEOPLE ?? 100_000);
const PROCESSES = 3;
/** Memory that a process may use, whatever the number of people. */
const MOST_MIB = 400;
const AT = "2031-03-31T08:00:00Z";

/** Everyone has an offer to answer and a digest that is due within the hour, and every fourth person an interview in 50 minutes. */
const STATEMENTS = [
  `INSERT INTO users (id, email, email_verified) SELECT 'usr_d' || n, 'd' || n || '@digests.example', now() FROM generate_series(1, $1::int) n`,
  `INSERT INTO accounts (id, user_id, email) SELECT 'acc_d' || n, 'usr_d' || n, 'd' || n || '@digests.example' FROM generate_series(1, $1::int) n`,
  `INSERT INTO boards (id, account_id, name, is_active) SELECT 'brd_d' || n, 'acc_d' || n, 'Board', true FROM generate_series(1, $1::int) n`,
  `INSERT INTO companies (id, account_id, name) SELECT 'cmp_d' || n, 'acc_d' || n, 'Company' FROM generate_series(1, $1::int) n`,
  `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title)
   SELECT 'app_d' || n, 'acc_d' || n, 'brd_d' || n, 'cmp_d' || n, 'offer', 'a0', 'api', 'Engineer' FROM generate_series(1, $1::int) n`,
  `INSERT INTO interviews (id, account_id, application_id, type, scheduled_at, duration_minutes, outcome)
   SELECT 'int_d' || n, 'acc_d' || n, 'app_d' || n, 'video', '${AT}'::timestamptz + interval '50 minutes', 60, 'pending' FROM generate_series(4, $1::int, 4) n`,
  `INSERT INTO digest_plans (user_id, hour, next_at)
   SELECT 'usr_d' || n, 8, '${AT}'::timestamptz - n % 60 * interval '1 minute' FROM generate_series(1, $1::int) n`,
];

type Found = { readonly statements: number; readonly peakMib: number };

/** Sends digests and reminders to 100,000 people from three processes at once. Each person must get each email once, in bounded memory. */
export async function drillDigests(): Promise<Outcome[]> {
  const database = await startThrowAwayDatabase({ isDurable: true });
  try {
    await applyMigrations(database.url);
    await seed(database.url, STATEMENTS, PEOPLE);
    const variables = { DATABASE_URL: database.url, LOG_LEVEL: "error" };
    const start = () => startServerProcess(variables, "mailing-main.ts");
    const processes = await Promise.all(Array.from({ length: PROCESSES }, start));
    let found: Found[] = [];
    const ms = await elapsed(async () => {
      found = await Promise.all(processes.map(({ origin }) => send(origin)));
    });
    await Promise.all(processes.map((one) => one.kill()));
    const [counts] = await query<Record<"mails" | "people", number>>(
      database.url,
      `SELECT count(*)::int AS mails, count(DISTINCT (data->>'to', data->>'subject'))::int AS people
       FROM pgboss.job WHERE name = 'send-mail'`,
    );
    const { mails = 0, people = 0 } = counts ?? {};
    const wanted = PEOPLE + Math.floor(PEOPLE / 4);
    const peak = Math.max(...found.map(({ peakMib }) => peakMib));
    const statements = found.reduce((sum, one) => sum + one.statements, 0);
    return [
      outcome(`digests and reminders, ${PROCESSES} processes`, {
        load: `${PEOPLE} people, ${wanted} emails`,
        lost: wanted - people,
        doubled: mails - people,
        "recovered in": `${(ms / 1_000).toFixed(0)} s`,
        left: verdict(
          peak <= MOST_MIB,
          `${peak.toFixed(0)} MiB at most in a process, ${(statements / wanted).toFixed(1)} statements an email`,
        ),
      }),
    ];
  } finally {
    await database.stop();
  }
}

/** Waits for as long as it takes, which `fetch` doesn't. */
async function send(origin: string): Promise<Found> {
  const [response] = (await once(get(`${origin}/?at=${AT}`), "response")) as [IncomingMessage];
  return (await json(response)) as Found;
}
