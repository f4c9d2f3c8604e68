import { setTimeout as wait } from "node:timers/promises";
import { applyMigrations } from "#server/lib/migrations.ts";
import { startServerProcess } from "#server/testing/server-process.ts";
import { type Outcome, outcome, verdict } from "../drills/outcome.ts";
import { runAdmin } from "../shared/programs.ts";
import { createCard, get, keyed, send } from "../shared/requests.ts";
import { type Seeded, seedAccount } from "../shared/seed.ts";
import { openPool, temporaryFolder } from "../shared/temporary.ts";
import { type Rates, type Service, startTenantLoad } from "../shared/tenant-load.ts";
import { distributeAll } from "./distribution.ts";
import { startCluster } from "./nodes.ts";
import { moveShardsOf } from "./shards.ts";

const CARDS = 60;
/** The rates of each of the two tenants: together 20 keyed writes and 50 reads a second. */
const RATES: Rates = { writes: 10, reads: 25 };
const BEFORE_MS = 3_000;
const AFTER_MS = 6_000;
const WARM_UP = 40;

export type Setting = Awaited<ReturnType<typeof makeSetting>>;
export type Tenant = "one" | "other";

/** Starts a cluster of two workers, the product on it, and a tenant on each worker. */
export async function makeSetting() {
  await using unfinished = new AsyncDisposableStack();
  const cluster = unfinished.use(await startCluster(2));
  const folder = unfinished.use(await temporaryFolder("cluster-product"));
  const { url } = cluster;
  const variables = {
    ...{ DATABASE_URL: url, OFFERLANE_DATA: folder.path },
    ...{ RATE_LIMIT: "off", LOG_LEVEL: "error", NODE_ENV: "production" },
  };
  await applyMigrations(url);
  const sql = unfinished.use(openPool(url));
  const tenants = {
    one: await seedAccount(sql, variables, CARDS),
    other: await seedAccount(sql, variables, CARDS),
  };
  await distributeAll(url);
  const placeOf = async (tenant: Tenant) => cluster.workerOf(tenants[tenant].accountId);
  if ((await placeOf("one")) === (await placeOf("other"))) await moveShardsOf(url, tenants.other.accountId);
  if ((await placeOf("one")) === (await placeOf("other"))) throw new Error("both tenants are on one worker");
  await runAdmin(variables, "files", "adopt");
  const product = await startServerProcess(variables);
  unfinished.defer(() => product.kill());
  await warmUp(product.origin, Object.values(tenants));
  const end = unfinished.move();
  return {
    ...{ cluster, tenants, sql, placeOf, folder: folder.path, origin: product.origin },
    /** Starts another process of the product. */
    startProcess: (more: Record<string, string>) => startServerProcess({ ...variables, ...more }),
    /** Runs the administrator's command line. */
    administer: <Printed>(...args: string[]) => runAdmin<Printed>(variables, ...args),
    /**
     * Lets both tenants work while something fails.
     * @param failing the tenant on the part that fails
     * @param fail makes it fail, and repairs it
     */
    async under(name: string, failing: Tenant | "both", fail: () => Promise<string>): Promise<Outcome[]> {
      const loads = (["one", "other"] as const).map((tenant) => ({
        who: failing === "both" ? "all tenants" : tenant === failing ? "its tenants" : "all others",
        load: startTenantLoad(() => product.origin, tenants[tenant], RATES),
      }));
      await wait(BEFORE_MS);
      const found = await fail().catch((error: Error) => `failed: ${error.message}`);
      await wait(AFTER_MS);
      const outcomes: Outcome[] = [];
      for (const { who, load } of loads) outcomes.push(loadOutcome(name, who, await load.end(sql), found));
      return outcomes;
    },
    [Symbol.asyncDispose]: () => end.disposeAsync(),
  };
}

function loadOutcome(name: string, client: string, service: Service, finding: string): Outcome {
  const { failed, lost, doubled, unacknowledged, gapSeconds, slowestMs, reasons, wrong } = service;
  const isSound = wrong.length === 0 && unacknowledged === 0 && !finding.startsWith("failed");
  const findings = [
    finding,
    [...reasons].map(([reason, times]) => `${times} × ${reason}`).join(", "),
    `slowest ${(slowestMs / 1_000).toFixed(1)} s`,
    ...(unacknowledged > 0 ? [`${unacknowledged} changes were never acknowledged`] : []),
    ...(wrong.length > 0
      ? [`${wrong.length} answers were neither right nor a 503 or 429 with Retry-After: ${wrong[0]}`]
      : []),
  ];
  return outcome(`cluster: ${name}: ${client}`, {
    load: `${RATES.writes} keyed writes/s, ${RATES.reads} reads/s`,
    ...{ failed, lost, doubled },
    "recovered in": `${gapSeconds.toFixed(1)} s without service`,
    notes: verdict(isSound, findings.filter(Boolean).join("; ")),
  });
}

/** Sends each tenant's requests one after the other until connections are open and statements planned. */
async function warmUp(origin: string, tenants: readonly Seeded[]): Promise<void> {
  for (let turn = 0; turn < WARM_UP; turn += 1)
    await Promise.all(
      tenants.flatMap(({ key, boardId, applicationIds: [id = ""] }) => [
        send(origin, get(key, `boards/${boardId}/applications?limit=10`)),
        send(origin, get(key, `applications/${id}`)),
        send(origin, keyed(createCard(key, boardId, "Warm-up"))),
      ]),
    );
}
