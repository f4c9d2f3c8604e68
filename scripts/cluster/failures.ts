import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Outcome, outcome } from "../drills/outcome.ts";
import { query } from "../shared/temporary.ts";
import { elapsed } from "../shared/timing.ts";
import { drillJobs } from "./jobs.ts";
import { applySteps } from "./migration.ts";
import { missingForCluster, type Node } from "./nodes.ts";
import { restoreCluster } from "./restoration.ts";
import { makeSetting, type Setting } from "./setting.ts";
import { moveShardsOf } from "./shards.ts";
import { drillWayBack } from "./way-back.ts";

const DOWN_MS = 5_000;
const CUT_MS = 30_000;
const FULL_MS = 10_000;
/** The time until an operator, or their tool, notices that a server is permanently lost. */
const NOTICED_MS = 3_000;

const STEPS = [
  `ALTER TABLE "applications" ADD COLUMN "drill" TEXT;`,
  `CREATE INDEX CONCURRENTLY "applications_drill" ON "applications" ("account_id", "drill");`,
  `ALTER TABLE "applications" DROP COLUMN "drill";`,
];

type Failing = (setting: Setting) => Promise<Outcome[]>;
/** The failures run in this order: each leaves the cluster whole, and later ones use the worker that joined. */
const FAILURES: Readonly<Record<string, Failing>> = {
  // The baseline: failures under the same load without a fault.
  nothing: async ({ under }) =>
    under("nothing fails", "both", async () => {
      await wait(DOWN_MS);
      return "";
    }),
  "worker killed": async ({ cluster, tenants, under }) => {
    const node = await cluster.workerOf(tenants.one.accountId);
    return under("a worker is killed and started again", "one", () => killed(node));
  },
  jobs: drillJobs,
  "network cut": async ({ cluster, tenants, under }) => {
    const { address } = await cluster.workerOf(tenants.one.accountId);
    const name = "the network to a worker is cut";
    if (address === null) return [outcome(`cluster: ${name}`, { notes: "it needs root, and Linux's ip" })];
    return under(name, "one", async () => {
      await address.cut();
      await wait(CUT_MS);
      await address.heal();
      return `for ${CUT_MS / 1_000} s`;
    });
  },
  "coordinator killed": async ({ cluster, under }) =>
    under("the coordinator is killed and started again", "both", () => killed(cluster.coordinator)),
  migration: async ({ cluster, under }) =>
    under("a migration with an index", "both", async () => {
      const ms = await elapsed(() => applySteps(cluster.url, STEPS));
      return `${STEPS.length} migrations in ${seconds(ms)}`;
    }),
  joining: async ({ cluster, tenants, under }) => {
    const node = await cluster.startWorker("worker3", true);
    return under("a worker joins, and shards move to it", "one", async () => {
      const ms = await elapsed(async () => {
        await cluster.join(node);
        await moveShardsOf(cluster.url, tenants.one.accountId, `${node.proxy.host}:${node.proxy.port}`);
      });
      return `moved in ${seconds(ms)}`;
    });
  },
  "disk full": async ({ cluster, tenants, under }) => {
    const node = await cluster.workerOf(tenants.one.accountId);
    const name = "the disk of a worker is full";
    // Never fills the machine's own disk.
    if (!node.hasSmallDisk)
      return [outcome(`cluster: ${name}`, { notes: "it needs the drill joining to run first" })];
    return under(name, "one", () => filled(node));
  },
  "worker replaced": async ({ cluster, tenants, under }) => {
    const node = await cluster.workerOf(tenants.other.accountId);
    return under("a worker is lost and replaced by its replica", "other", await replaced(cluster, node));
  },
  "coordinator replaced": async ({ cluster, under }) =>
    under(
      "the coordinator is lost and replaced by its replica",
      "both",
      await replaced(cluster, cluster.coordinator),
    ),
  restoration: restoreCluster,
  "way back": drillWayBack,
};

/**
 * Runs the failures of a cluster, each under load; CLUSTER_DRILLS names some of them, separated by commas.
 * Counts what the tenants of the failed part notice separately from what all others notice.
 */
export async function drillFailures(): Promise<Outcome[]> {
  const missing = await missingForCluster();
  if (missing !== null) return [outcome("cluster", { notes: missing })];
  const selected = process.env.CLUSTER_DRILLS?.split(",");
  await using setting = await makeSetting();
  const outcomes: Outcome[] = [];
  for (const [name, fail] of Object.entries(FAILURES)) {
    if (selected && !selected.includes(name)) continue;
    const found = await fail(setting).catch((error: Error) => [
      outcome(`cluster: ${name}`, { notes: `failed: ${error.message}` }),
    ]);
    // All failures together take minutes, so each result is shown as soon as it is known.
    console.table(found);
    outcomes.push(...found);
  }
  return outcomes;
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

async function killed({ server }: Node): Promise<string> {
  await server.kill();
  await wait(DOWN_MS);
  const ms = await elapsed(server.start);
  return `down for ${seconds(DOWN_MS + ms)}`;
}

async function replaced(cluster: Setting["cluster"], node: Node): Promise<() => Promise<string>> {
  const replica = await cluster.replicate(node);
  return async () => {
    await node.server.kill();
    await wait(NOTICED_MS);
    const ms = await elapsed(replica.replace);
    return `noticed after ${seconds(NOTICED_MS)}, replaced in ${seconds(ms)}`;
  };
}

/** Fills the disk until nothing fits, waits, and makes room again. If the server ended because of the full disk, starts it again. */
async function filled({ server }: Node): Promise<string> {
  const ballast = path.join(server.data, "ballast");
  // The command fails when the disk is full.
  await server.execute("sh", "-c", `head -c 1G /dev/zero > ${ballast} 2>/dev/null || true`);
  await wait(FULL_MS);
  await server.execute("rm", ballast);
  const isUp = await query(server.url, "SELECT 1").then(
    () => true,
    () => false,
  );
  if (!isUp) await server.start();
  return isUp ? "the server kept running" : "the server had ended, and was started again";
}
