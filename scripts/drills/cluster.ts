import pg from "pg";
import { applyMigrations } from "#server/lib/migrations.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { median } from "../bench/load.ts";
import { seedOrganization } from "../bench/roster.ts";
import type { Seeded } from "../bench/scenarios.ts";
import { seed } from "../bench/seed.ts";
import { describePlan, distribute, planDistribution } from "../cluster/distribution.ts";
import { type ClusterCall, hotPaths } from "../cluster/hot-paths.ts";
import { raceForLocks } from "../cluster/locks.ts";
import { migrateCluster } from "../cluster/migration.ts";
import { moveShardsOf } from "../cluster/shards.ts";
import { MAY_FAN_OUT, tasksOfStatements } from "../cluster/tasks.ts";
import { testsOnCluster } from "../cluster/tests.ts";
import { startThrowAwayDatabase } from "../embedded-database/throw-away.ts";
import { writeCards } from "./keyed-writes.ts";
import { nothing, type Outcome } from "./outcome.ts";

const CALLS = 40;
const WARM_UP = 10;
const CARDS = 1_000;
const OTHERS = 200;
const APPLICANTS = 200;

/**
 * Compares the hot paths on a Citus cluster and on one PostgreSQL, in turns, and runs some groups of server tests.
 * CLUSTER_DATABASE_URL is the coordinator's, with an empty database in which the extension exists; the drill
 * distributes it. CLUSTER_NEW_WORKER (`host:port`) joins the cluster at the end.
 */
export async function drillCluster(): Promise<Outcome[]> {
  const row = { failed: 0, lost: 0, doubled: 0 };
  const url = process.env.CLUSTER_DATABASE_URL;
  if (url === undefined) {
    const left = "CLUSTER_DATABASE_URL isn't set: the coordinator of a Citus cluster, with an empty database";
    return [{ drill: "cluster", load: "–", ...row, "recovered in": "–", left }];
  }
  const plain = await startThrowAwayDatabase();
  const [one, cluster] = [await start(plain.url, false), await start(url, true)];
  const outcomes: Outcome[] = [];
  try {
    const [here, there] = [
      hotPaths(one.seeded, one.organization),
      hotPaths(cluster.seeded, cluster.organization),
    ];
    for (const name of Object.keys(here) as (keyof typeof here)[]) {
      outcomes.push(compared(name, await inTurns([one.origin, here[name]], [cluster.origin, there[name]])));
    }
    outcomes.push(await tasksOf(url, there), ...(await locks(url, cluster.seeded)));
    outcomes.push(await moveShards(url, cluster));
    const joining = process.env.CLUSTER_NEW_WORKER;
    if (joining !== undefined) outcomes.push(await moveShards(url, cluster, joining));
    else {
      const left =
        "CLUSTER_NEW_WORKER isn't set: host:port of a PostgreSQL with the extension, not in the cluster yet";
      outcomes.push({ ...nothing("cluster: a worker joins under load"), left });
    }
  } finally {
    for (const { stop } of [one, cluster]) await stop();
    await plain.stop();
  }
  // Tests run without a server, because its jobs would take work that they leave behind.
  return [...outcomes, await migrateCluster(url), ...(await testsOnCluster(url))];
}

type Measured = { ms: number; failed: number; said: string };

function compared(name: string, [here, there]: readonly [Measured, Measured]): Outcome {
  const ratio = `${(there.ms / here.ms).toFixed(1)} times one PostgreSQL (${here.ms.toFixed(1)} ms)`;
  return {
    drill: `cluster: ${name}`,
    load: `${CALLS}, one at a time`,
    failed: there.failed,
    lost: 0,
    doubled: 0,
    "recovered in": there.failed > 0 ? "–" : ratio,
    left: there.failed > 0 ? `doesn't run on a cluster: ${there.said}` : "",
  };
}

/** Alternates single calls between the two, so that a machine whose speed drifts slows both. */
async function inTurns(...both: readonly [string, ClusterCall][]): Promise<[Measured, Measured]> {
  const times: number[][] = both.map(() => []);
  const refused = both.map(() => ({ failed: 0, said: "" }));
  for (let turn = 0; turn < WARM_UP + CALLS; turn += 1) {
    for (const [at, [origin, call]] of both.entries()) {
      const { path, ...request } = call(turn);
      const began = performance.now();
      const answer = await fetch(origin + path, request);
      const text = await answer.text();
      if (turn >= WARM_UP) times[at]?.push(performance.now() - began);
      const mine = refused[at];
      if (answer.ok || !mine) continue;
      mine.failed += 1;
      mine.said = `${answer.status} ${(JSON.parse(text) as { code: string }).code}`;
    }
  }
  const [here, there] = both.map((_, at) => ({ ms: median(times[at] ?? []), ...refused[at] }) as Measured);
  if (!here || !there) throw new Error("two are compared");
  return [here, there];
}

async function start(url: string, isCluster: boolean) {
  await applyMigrations(url);
  const sql = new pg.Pool({ connectionString: url, max: 1 });
  sql.on("error", () => undefined);
  const seeded = await seed(sql, url, CARDS, OTHERS);
  const organization = await seedOrganization(sql, url, APPLICANTS);
  if (isCluster) {
    const client = new pg.Client(url);
    await client.connect();
    const plan = await planDistribution(client);
    console.log(describePlan(plan).join("\n"));
    await distribute(client, plan);
    await client.query("ANALYZE");
    await client.end();
  }
  await sql.end();
  const server = await startServerProcess({
    DATABASE_URL: url,
    RATE_LIMIT: "off",
    LOG_LEVEL: "error",
    NODE_ENV: "production",
  });
  return { seeded, organization, origin: server.origin, stop: () => server.kill() };
}

/** Checks that each statement of one account goes to one node. */
async function tasksOf(url: string, calls: Record<string, ClusterCall>): Promise<Outcome> {
  const found = await tasksOfStatements(url, Object.values(calls));
  const spread = found.filter(({ tasks }) => tasks !== 1);
  const whyOf = (name: string) => Object.entries(MAY_FAN_OUT).find(([begin]) => name.startsWith(begin))?.[1];
  return {
    drill: "cluster: statements of one account have one task",
    load: `${found.length} statements`,
    failed: spread.filter(({ name }) => whyOf(name) === undefined).length,
    lost: 0,
    doubled: 0,
    "recovered in": "–",
    left: spread
      .map(({ name, tasks }) => [`${name}: ${tasks ?? "refused"}`, whyOf(name)].filter(Boolean).join(", "))
      .join("; "),
  };
}

/** Moves the account's shards to another worker, or to a joining one, while cards are written. */
async function moveShards(
  url: string,
  { origin, seeded }: Awaited<ReturnType<typeof start>>,
  joining?: string,
): Promise<Outcome> {
  const sql = new pg.Pool({ connectionString: url, max: 1 });
  const load = { perSecond: 10, seconds: 15 };
  const target = { origin: () => origin, key: seeded.key, sql };
  const before = await created(sql, seeded.accountId);
  const [written, ms] = await Promise.all([
    writeCards(target, seeded.boardId, load),
    moveShardsOf(url, seeded.accountId, joining),
  ]);
  const after = await created(sql, seeded.accountId);
  await sql.end();
  const { failed, lost, doubled } = written;
  const [cards, noted, told] = [
    after.cards - before.cards,
    after.noted - before.noted,
    after.told - before.told,
  ];
  return {
    drill: `cluster: ${joining === undefined ? "shards move to another worker" : "a worker joins, and shards move to it"}`,
    load: "10 keyed creates/s, 15 s",
    ...{ failed, lost, doubled },
    "recovered in": `moved in ${ms} ms`,
    left:
      noted === cards && told === cards && after.counted === after.cards
        ? ""
        : `failed: ${cards} cards, ${noted} events of ${told}; ${after.cards} are counted as ${after.counted}`,
  };
}

/** Counts the account's cards, the cards in its quotas, and the events of created cards and their distinct cards. */
async function created(sql: pg.Pool, accountId: string) {
  const { rows } = await sql.query<{ cards: number; counted: number; noted: number; told: number }>(
    `SELECT (SELECT count(*)::int FROM applications WHERE account_id = $1) AS cards,
       (SELECT sum(used)::int FROM account_quota_uses WHERE account_id = $1 AND quota = 'cards') AS counted,
       count(*)::int AS noted, count(DISTINCT resource_id)::int AS told
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
  return raced.map(({ name, isKept, isKnown }) => ({
    drill: `cluster: lock on ${name}`,
    load: "2 transactions",
    ...{ failed: 0, lost: 0, doubled: 0 },
    "recovered in": "–",
    left: isKnown ? (isKept ? "" : "lost without an error, as known") : "failed",
  }));
}
