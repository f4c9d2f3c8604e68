import type pg from "pg";
import { applyMigrations } from "#server/lib/migrations.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { describePlan, distributeAll } from "../cluster/distribution.ts";
import { raceForLocks } from "../cluster/locks.ts";
import { migrateCluster } from "../cluster/migration.ts";
import { missingForCluster, startCluster } from "../cluster/nodes.ts";
import { moveShardsOf } from "../cluster/shards.ts";
import { MAY_FAN_OUT, tasksOfStatements } from "../cluster/tasks.ts";
import { testsOnCluster } from "../cluster/tests.ts";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { type Operation, operations, readRoster } from "../shared/operations.ts";
import { type ApiRequest, get, isSuccess, keyed, send } from "../shared/requests.ts";
import { type Organization, type Seeded, seedAccount, seedOrganization } from "../shared/seed.ts";
import { openPool } from "../shared/temporary.ts";
import { writeCards } from "../shared/tenant-load.ts";
import { elapsed, median } from "../shared/timing.ts";
import { type Outcome, outcome } from "./outcome.ts";

const CALLS = 40;
const WARM_UP = 10;
/**
 * The number of clients that send at the same time, the requests that each sends one after another, and the
 * number of rounds.
 */
const CLIENTS = 8;
const CALLS_OF_A_CLIENT = 5;
const ROUNDS = 4;
const CARDS = 1_000;
const OTHERS = 200;
const APPLICANTS = 200;
const LOAD = { perSecond: 10, seconds: 15 };

const NO_WORKER =
  "CLUSTER_NEW_WORKER isn't set: host:port of a PostgreSQL with the extension, not in the cluster yet";

/** The parts of the drill, in their order. */
const PARTS: Readonly<Record<string, (url: string) => Promise<Outcome[]>>> = {
  speed: drillServing,
  migrations: async (url) => [await migrateCluster(url)],
  // Tests run without a server, because its jobs would take work that they leave behind.
  tests: testsOnCluster,
};

/**
 * Compares the hot paths on a Citus cluster and on one PostgreSQL, in turns, and runs some groups of server tests; CLUSTER_FIGURES names
 * some of the parts, separated by commas. CLUSTER_DATABASE_URL is the coordinator's, with an empty database in which the extension exists;
 * the drill distributes it. Without it, the drill starts a cluster of two workers. CLUSTER_NEW_WORKER (`host:port`) joins the cluster at
 * the end.
 */
export async function drillCluster(): Promise<Outcome[]> {
  const provided = process.env.CLUSTER_DATABASE_URL;
  await using ending = new AsyncDisposableStack();
  let url = provided;
  if (url === undefined) {
    const missing = await missingForCluster();
    if (missing !== null) return [outcome("cluster", { notes: missing })];
    ({ url } = ending.use(await startCluster(2, true)));
  }
  const selected = process.env.CLUSTER_FIGURES?.split(",");
  if (selected && !selected.includes("speed")) {
    await applyMigrations(url);
    await distributeAll(url);
  }
  const outcomes: Outcome[] = [];
  for (const [name, part] of Object.entries(PARTS)) {
    if (!selected || selected.includes(name)) outcomes.push(...(await part(url)));
  }
  return outcomes;
}

async function drillServing(url: string): Promise<Outcome[]> {
  await using ending = new AsyncDisposableStack();
  const plain = await startThrowAwayDatabase();
  ending.defer(plain.stop);
  const one = await start(plain.url);
  ending.defer(one.stop);
  const cluster = await start(url, true);
  ending.defer(cluster.stop);
  const outcomes: Outcome[] = [];
  for (const [name, onCluster] of Object.entries(cluster.calls)) {
    const onSingle = one.calls[name] ?? onCluster;
    const both = [
      [one.origin, onSingle],
      [cluster.origin, onCluster],
    ] as const;
    outcomes.push(compared(name, "one client", await alternateCalls(both)));
    outcomes.push(compared(name, `${CLIENTS} clients`, await alternateRounds(both)));
  }
  outcomes.push(await tasksOf(url, Object.values(cluster.calls)), ...(await locks(url, cluster.seeded)));
  outcomes.push(await moveShards(url, cluster));
  const joining = process.env.CLUSTER_NEW_WORKER;
  if (joining === undefined)
    outcomes.push(outcome("cluster: a worker joins under load", { notes: NO_WORKER }));
  else outcomes.push(await moveShards(url, cluster, joining));
  return outcomes;
}

/** Migrates and seeds a database, distributes it if it is a cluster's, and starts a server without jobs on it. */
async function start(url: string, isCluster = false) {
  const variables = { DATABASE_URL: url, RATE_LIMIT: "off", LOG_LEVEL: "error", NODE_ENV: "production" };
  await applyMigrations(url);
  await using sql = openPool(url, 1);
  const seeded = await seedAccount(sql, variables, CARDS, OTHERS);
  const organization = await seedOrganization(sql, await seedAccount(sql, variables, 1), APPLICANTS);
  if (isCluster) console.log(describePlan(await distributeAll(url)).join("\n"));
  const { origin, kill } = await startServerProcess(variables);
  return { seeded, origin, calls: callsOf(seeded, organization), stop: kill };
}

/** Returns the measured operations, with an idempotency key in each change. */
function callsOf(seeded: Seeded, organization: Organization): Record<string, Operation> {
  const { "table.get": _table, ...all }: Record<string, Operation> = operations(seeded);
  const { slug, key } = organization;
  const calls: Record<string, Operation> = {
    ...all,
    "search.applications": (turn) => get(seeded.key, `search/applications?text=Job%20${turn % 100}`),
    "roster.list": () => readRoster(organization),
    "organizationInsights.get": () => get(key, `organizations/${slug}/insights`),
  };
  const whole = (request: ApiRequest) => (request.method === "GET" ? request : keyed(request));
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, (turn: number) => whole(call(turn))]),
  );
}

type Measured = { readonly ms: number; readonly failed: number; readonly lastFailure: string };
/** One PostgreSQL and the cluster: an origin, and the operation with ids of its database. */
type Both = readonly [readonly [string, Operation], readonly [string, Operation]];
type Answers = Awaited<ReturnType<typeof send>>[];

function compared(name: string, load: string, [single, cluster]: readonly [Measured, Measured]): Outcome {
  const ratio = `${(cluster.ms / single.ms).toFixed(1)} times one PostgreSQL (${single.ms.toFixed(1)} ms)`;
  return outcome(`cluster: ${name}`, {
    load,
    failed: cluster.failed,
    "recovered in": cluster.failed > 0 ? "–" : ratio,
    notes: cluster.failed > 0 ? `doesn't run on a cluster: ${cluster.lastFailure}` : "",
  });
}

function measured(results: Answers, times: readonly number[]): Measured {
  const failures = results.filter((result) => !isSuccess(result));
  const texts = failures.map(({ status, text }) => `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text}`);
  return { ms: median(times), failed: failures.length, lastFailure: texts.at(-1) ?? "" };
}

/** Alternates single calls between the two, so that a machine whose speed drifts slows both. */
async function alternateCalls(both: Both): Promise<[Measured, Measured]> {
  const results: [Answers, Answers] = [[], []];
  for (let turn = 0; turn < WARM_UP + CALLS; turn += 1) {
    for (const [at, [origin, call]] of both.entries()) results[at]?.push(await send(origin, call(turn)));
  }
  const [single, cluster] = results.map((all) =>
    measured(
      all,
      all.slice(WARM_UP).map(({ ms }) => ms),
    ),
  );
  return [single, cluster] as [Measured, Measured];
}

/** Alternates rounds of several clients between the two. The time of a call is the round's time divided by its calls. */
async function alternateRounds(both: Both): Promise<[Measured, Measured]> {
  const results: [Answers, Answers] = [[], []];
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, [origin, call]] of both.entries()) {
      const client = async (_: unknown, number: number) => {
        for (let turn = 0; turn < CALLS_OF_A_CLIENT; turn += 1) {
          const each = (round * CLIENTS + number) * CALLS_OF_A_CLIENT + turn;
          results[at]?.push(await send(origin, call(WARM_UP + CALLS + each)));
        }
      };
      const ms = await elapsed(() => Promise.all(Array.from({ length: CLIENTS }, client)));
      // The first round opens connections and plans statements.
      if (round > 0) times[at]?.push(ms / (CLIENTS * CALLS_OF_A_CLIENT));
    }
  }
  const [single, cluster] = results.map((all, at) => measured(all, times[at] ?? []));
  return [single, cluster] as [Measured, Measured];
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
    notes: spread
      .map(({ name, tasks }) => [`${name}: ${tasks ?? "rejected"}`, whyOf(name)].filter(Boolean).join(", "))
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
  const summary =
    joining === undefined ? "shards move to another worker" : "a worker joins, and shards move to it";
  return outcome(`cluster: ${summary}`, {
    load: `${LOAD.perSecond} keyed creates/s, ${LOAD.seconds} s`,
    ...written,
    "recovered in": `moved in ${ms} ms`,
    notes: isSound ? "" : `failed: ${found}`,
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
  if (!counted) throw new Error("an aggregate returns one row");
  return counted;
}

/** Checks known locks. Two of them silently lock nothing; the product takes no such locks. */
async function locks(url: string, { accountId, applicationIds }: Seeded): Promise<Outcome[]> {
  const raced = await raceForLocks(url, accountId, applicationIds[0] ?? "");
  return raced.map(({ name, isKept, isKnown }) =>
    outcome(`cluster: lock on ${name}`, {
      load: "2 transactions",
      notes: isKnown ? (isKept ? "" : "lost without an error, as known") : "failed",
    }),
  );
}
