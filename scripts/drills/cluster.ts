import type pg from "pg";
import { applyMigrations } from "#server/lib/migrations.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { describePlan, distribute, planDistribution } from "../cluster/distribution.ts";
import { raceForLocks } from "../cluster/locks.ts";
import { migrateCluster } from "../cluster/migration.ts";
import { moveShardsOf } from "../cluster/shards.ts";
import { MAY_FAN_OUT, tasksOfStatements } from "../cluster/tasks.ts";
import { testsOnCluster } from "../cluster/tests.ts";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { writeCards } from "../shared/loads.ts";
import { type Operation, operations, readRoster } from "../shared/operations.ts";
import { type Asked, isWell, keyed, send } from "../shared/requests.ts";
import { type Organization, type Seeded, seedAccount, seedOrganization } from "../shared/seed.ts";
import { connect, openPool } from "../shared/temporary.ts";
import { median } from "../shared/timing.ts";
import { type Outcome, outcome } from "./outcome.ts";

const CALLS = 40;
const WARM_UP = 10;
const CARDS = 1_000;
const OTHERS = 200;
const APPLICANTS = 200;
const LOAD = { perSecond: 10, seconds: 15 };

const NO_CLUSTER =
  "CLUSTER_DATABASE_URL isn't set: the coordinator of a Citus cluster, with an empty database";
const NO_WORKER =
  "CLUSTER_NEW_WORKER isn't set: host:port of a PostgreSQL with the extension, not in the cluster yet";

/**
 * Compares the hot paths on a Citus cluster and on one PostgreSQL, in turns, and runs some groups of server tests.
 * CLUSTER_DATABASE_URL is the coordinator's, with an empty database in which the extension exists; the drill
 * distributes it. CLUSTER_NEW_WORKER (`host:port`) joins the cluster at the end.
 */
export async function drillCluster(): Promise<Outcome[]> {
  const url = process.env.CLUSTER_DATABASE_URL;
  if (url === undefined) return [outcome("cluster", { left: NO_CLUSTER })];
  // Tests run without a server, because its jobs would take work that they leave behind.
  return [...(await drillServing(url)), await migrateCluster(url), ...(await testsOnCluster(url))];
}

async function drillServing(url: string): Promise<Outcome[]> {
  await using ending = new AsyncDisposableStack();
  const plain = await startThrowAwayDatabase();
  ending.defer(plain.stop);
  const one = await start(plain.url);
  ending.defer(one.stop);
  const cluster = await start(url, distributeAll);
  ending.defer(cluster.stop);
  const outcomes: Outcome[] = [];
  for (const [name, there] of Object.entries(cluster.calls)) {
    const here = one.calls[name] ?? there;
    outcomes.push(compared(name, await inTurns([one.origin, here], [cluster.origin, there])));
  }
  outcomes.push(await tasksOf(url, Object.values(cluster.calls)), ...(await locks(url, cluster.seeded)));
  outcomes.push(await moveShards(url, cluster));
  const joining = process.env.CLUSTER_NEW_WORKER;
  if (joining === undefined)
    outcomes.push(outcome("cluster: a worker joins under load", { left: NO_WORKER }));
  else outcomes.push(await moveShards(url, cluster, joining));
  return outcomes;
}

/** Migrates and seeds a database, prepares it, and starts a server without jobs on it. */
async function start(url: string, prepare?: (url: string) => Promise<void>) {
  const variables = { DATABASE_URL: url, RATE_LIMIT: "off", LOG_LEVEL: "error", NODE_ENV: "production" };
  await applyMigrations(url);
  await using sql = openPool(url, 1);
  const seeded = await seedAccount(sql, variables, CARDS, OTHERS);
  const organization = await seedOrganization(sql, await seedAccount(sql, variables, 1), APPLICANTS);
  await prepare?.(url);
  const { origin, kill } = await startServerProcess(variables);
  return { seeded, origin, calls: callsOf(seeded, organization), stop: kill };
}

async function distributeAll(url: string): Promise<void> {
  await using client = await connect(url);
  const plan = await planDistribution(client);
  console.log(describePlan(plan).join("\n"));
  await distribute(client, plan);
  await client.query("ANALYZE");
}

/** Returns the measured operations, with an idempotency key in each change. */
function callsOf(seeded: Seeded, organization: Organization): Record<string, Operation> {
  const { "table.get": _table, ...all }: Record<string, Operation> = operations(seeded);
  const calls: Record<string, Operation> = { ...all, "roster.list": () => readRoster(organization) };
  const whole = (asked: Asked) => (asked.method === "GET" ? asked : keyed(asked));
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, (turn: number) => whole(call(turn))]),
  );
}

type Measured = { readonly ms: number; readonly failed: number; readonly said: string };

function compared(name: string, [here, there]: readonly [Measured, Measured]): Outcome {
  const ratio = `${(there.ms / here.ms).toFixed(1)} times one PostgreSQL (${here.ms.toFixed(1)} ms)`;
  return outcome(`cluster: ${name}`, {
    load: `${CALLS}, one at a time`,
    failed: there.failed,
    "recovered in": there.failed > 0 ? "–" : ratio,
    left: there.failed > 0 ? `doesn't run on a cluster: ${there.said}` : "",
  });
}

/** Alternates single calls between the two, so that a machine whose speed drifts slows both. */
async function inTurns(...both: readonly [string, Operation][]): Promise<[Measured, Measured]> {
  const answers = both.map(() => [] as Awaited<ReturnType<typeof send>>[]);
  for (let turn = 0; turn < WARM_UP + CALLS; turn += 1) {
    for (const [at, [origin, call]] of both.entries()) answers[at]?.push(await send(origin, call(turn)));
  }
  return answers.map((all) => {
    const failures = all.filter((answer) => !isWell(answer));
    const said = failures.map(({ status, text }) => `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text}`);
    const ms = median(all.slice(WARM_UP).map((answer) => answer.ms));
    return { ms, failed: failures.length, said: said.at(-1) ?? "" };
  }) as [Measured, Measured];
}

/** Checks that each statement of one account goes to one node. */
async function tasksOf(url: string, calls: readonly Operation[]): Promise<Outcome> {
  const found = await tasksOfStatements(
    url,
    calls.map((call) => call(0)),
  );
  const spread = found.filter(({ tasks }) => tasks !== 1);
  const whyOf = (name: string) => Object.entries(MAY_FAN_OUT).find(([begin]) => name.startsWith(begin))?.[1];
  return outcome("cluster: statements of one account have one task", {
    load: `${found.length} statements`,
    failed: spread.filter(({ name }) => whyOf(name) === undefined).length,
    left: spread
      .map(({ name, tasks }) => [`${name}: ${tasks ?? "refused"}`, whyOf(name)].filter(Boolean).join(", "))
      .join("; "),
  });
}

/** Moves the account's shards to another worker, or to a joining one, while cards are written. */
async function moveShards(
  url: string,
  { origin, seeded }: Awaited<ReturnType<typeof start>>,
  joining?: string,
): Promise<Outcome> {
  await using sql = openPool(url, 1);
  const { accountId } = seeded;
  const before = await created(sql, accountId);
  const [written, ms] = await Promise.all([
    writeCards({ ...seeded, origin: () => origin, sql }, LOAD.perSecond, LOAD.seconds),
    moveShardsOf(url, accountId, joining),
  ]);
  const after = await created(sql, accountId);
  const cards = after.cards - before.cards;
  const [events, cardsWithEvents] = [after.events - before.events, after.eventCards - before.eventCards];
  const isSound = events === cards && cardsWithEvents === cards && after.counted === after.cards;
  const found = `${cards} cards, ${events} events of ${cardsWithEvents}; ${after.cards} are counted as ${after.counted}`;
  const what =
    joining === undefined ? "shards move to another worker" : "a worker joins, and shards move to it";
  return outcome(`cluster: ${what}`, {
    load: `${LOAD.perSecond} keyed creates/s, ${LOAD.seconds} s`,
    ...written,
    "recovered in": `moved in ${ms} ms`,
    left: isSound ? "" : `failed: ${found}`,
  });
}

/** Counts the account's cards, the cards in its quotas, and the events of created cards and their distinct cards. */
async function created(sql: pg.Pool, accountId: string) {
  const { rows } = await sql.query<Record<"cards" | "counted" | "events" | "eventCards", number>>(
    `SELECT (SELECT count(*)::int FROM applications WHERE account_id = $1) AS cards,
       (SELECT sum(used)::int FROM account_quota_uses WHERE account_id = $1 AND quota = 'cards') AS counted,
       count(*)::int AS events, count(DISTINCT resource_id)::int AS "eventCards"
     FROM change_events WHERE account_id = $1 AND kind = 'application' AND action = 'created'`,
    [accountId],
  );
  const [counted] = rows;
  if (!counted) throw new Error("an aggregate answers one row");
  return counted;
}

/** Checks known locks. Two of them silently lock nothing; the product takes none like these. */
async function locks(url: string, { accountId, applicationIds }: Seeded): Promise<Outcome[]> {
  const raced = await raceForLocks(url, accountId, applicationIds[0] ?? "");
  return raced.map(({ name, isKept, isKnown }) =>
    outcome(`cluster: lock on ${name}`, {
      load: "2 transactions",
      left: isKnown ? (isKept ? "" : "lost without an error, as known") : "failed",
    }),
  );
}
