import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { type Outcome, outcome, verdict } from "../drills/outcome.ts";
import { change, createCard, isSuccess, keyed, requestJson, send } from "../shared/requests.ts";
import { query } from "../shared/temporary.ts";
import { timeUntil } from "../shared/timing.ts";
import type { Setting, Tenant } from "./setting.ts";

const EXPIRED = 500;
const CARDS = 20;
const RETRY_MS = 500;
const RETRIES = 60;
/** The name of the expired rows, to find them again. */
const MARK = "drill";

/**
 * A job, the rows of an account that are due for it, and the query that returns a row once it has run for the
 * account.
 */
type Work = { readonly job: string; readonly plant: readonly string[]; readonly isDone: string };
const occasion = (kind: string) =>
  `SELECT EXISTS (SELECT FROM mail_occasions o JOIN accounts a ON a.user_id = o.user_id WHERE a.id = $1 AND o.kind = '${kind}') AS done`;
const CARD = "(SELECT id FROM applications WHERE account_id = $1 ORDER BY id LIMIT 1)";

const WORKS: Readonly<Record<string, Work>> = {
  "stored responses": {
    job: "forget-idempotency-keys",
    plant: [
      `INSERT INTO idempotency_records (account_id, principal, key, fingerprint, answer, created_at)
       SELECT $1, '${MARK}', n::text, '', '{}', now() - interval '2 days' FROM generate_series(1, ${EXPIRED}) n`,
    ],
    isDone: `SELECT count(*) = 0 AS done FROM idempotency_records WHERE account_id = $1 AND principal = '${MARK}'`,
  },
  "old events": {
    job: "forget-old-events",
    plant: ["UPDATE change_events SET created_at = now() - interval '40 days' WHERE account_id = $1"],
    // The newest of the old events stays as a mark.
    isDone:
      "SELECT count(*) <= 1 AS done FROM change_events WHERE account_id = $1 AND created_at < now() - interval '31 days'",
  },
  // The digest has the interview that the reminder adds.
  digest: {
    job: "send-digests",
    plant: [
      `INSERT INTO digest_plans (user_id, hour, next_at) SELECT user_id, 8, now() FROM accounts WHERE id = $1
       ON CONFLICT (user_id) DO UPDATE SET next_at = excluded.next_at`,
    ],
    isDone: occasion("digest"),
  },
  reminder: {
    job: "send-reminders",
    plant: [
      `INSERT INTO interviews (id, account_id, application_id, type, scheduled_at, duration_minutes, time_zone, created_at)
       SELECT 'itv_' || $1, $1, ${CARD}, 'video', now() + interval '45 minutes', 60, 'UTC', now() - interval '1 day'`,
    ],
    isDone: occasion("interview_hour"),
  },
};

/**
 * Ends the worker of one tenant, and runs jobs for both: the other tenant's expired rows are deleted, and its
 * digest, its reminder, and the events of its webhook arrive, before the worker is started again. The first
 * tenant's follow with the jobs' next run.
 */
export async function drillJobs(setting: Setting): Promise<Outcome[]> {
  const { cluster, tenants, startProcess } = setting;
  await using ending = new AsyncDisposableStack();
  const receiver = await startReceiver();
  ending.defer(() => receiver.stop());
  const worker = await cluster.workerOf(tenants.one.accountId);
  for (const tenant of ["one", "other"] as const)
    for (const { plant: seed } of Object.values(WORKS))
      for (const text of seed) await query(cluster.url, text, [tenants[tenant].accountId]);
  const product = await startProcess({ WITH_JOBS: "yes", WEBHOOKS_TO_LOOPBACK: "on", HOST: "127.0.0.1" });
  ending.defer(() => product.kill());
  const { jobBoss, closeBoss } = await bossOn(cluster.url);
  const boss = await jobBoss();
  ending.defer(() => closeBoss(0));
  const runJobs = async () => {
    for (const { job } of Object.values(WORKS)) await boss.send(job);
  };
  const createCards = (tenant: Tenant) => createAll(product.origin, tenants[tenant]);
  for (const tenant of ["one", "other"] as const)
    await requestJson(
      product.origin,
      change("POST", tenants[tenant].key, "webhooks", { url: receiver.urlOf(tenant) }),
    );

  const resultOf = async (tenant: Tenant, cards: readonly string[]): Promise<WorkResult> => {
    const { accountId } = tenants[tenant];
    const works = Object.entries(WORKS).map(async ([name, { isDone }]) => {
      const is = async () =>
        (await query<{ done: boolean }>(cluster.url, isDone, [accountId]))[0]?.done === true;
      return [name, await timeUntil(is)] as const;
    });
    const delivered = timeUntil(() => cards.every((id) => receiver.got(tenant).has(id)));
    const ms = Object.fromEntries([...(await Promise.all(works)), ["webhook events", await delivered]]);
    return { ms, missing: cards.filter((id) => !receiver.got(tenant).has(id)).length };
  };

  const before = await createCards("one");
  await worker.server.kill();
  await runJobs();
  const meanwhile = await resultOf("other", await createCards("other"));
  await worker.server.start();
  await runJobs();
  const afterwards = await resultOf("one", before);
  const mails = async (tenant: Tenant) => repeatedMails(cluster.url, tenants[tenant].accountId);
  return [
    rowOf("all others, while it is down", meanwhile, await mails("other")),
    rowOf("its tenants, once it is back", afterwards, await mails("one")),
  ];
}

/** Returns the queue's client on a database. Its module reads the URL when it is loaded. */
function bossOn(url: string) {
  process.env.DATABASE_URL = url;
  return import("#server/jobs/boss.ts");
}

type WorkResult = { readonly ms: Readonly<Record<string, number>>; readonly missing: number };

function rowOf(who: string, { ms, missing }: WorkResult, doubled: number): Outcome {
  const isDone = Object.values(ms).every(Number.isFinite);
  const times = Object.entries(ms).map(([name, each]) => `${name} ${(each / 1_000).toFixed(1)} s`);
  return outcome(`cluster: jobs while a worker is killed: ${who}`, {
    load: `${EXPIRED} stored responses, old events, a digest, a reminder, ${CARDS} webhook events`,
    lost: missing + Object.values(ms).filter((each) => !Number.isFinite(each)).length,
    doubled,
    "recovered in": `${(Math.max(...Object.values(ms)) / 1_000).toFixed(1)} s`,
    notes: verdict(isDone && missing === 0, times.join(", ")),
  });
}

/** Creates cards, with retries. @returns their IDs */
async function createAll(origin: string, { key, boardId }: Setting["tenants"]["one"]): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < CARDS; at += 1) {
    const apiRequest = keyed(createCard(key, boardId, `Event ${at}`));
    let received = await send(origin, apiRequest);
    for (let tried = 0; !isSuccess(received) && tried < RETRIES; tried += 1) {
      await wait(RETRY_MS);
      received = await send(origin, apiRequest);
    }
    ids.push((JSON.parse(received.text) as { id: string }).id);
  }
  return ids;
}

/** Counts the emails that a person got twice. */
async function repeatedMails(url: string, accountId: string): Promise<number> {
  const [row] = await query<{ many: number }>(
    url,
    `SELECT (count(*) - count(DISTINCT m.subject))::int AS many FROM mail_messages m
     JOIN accounts a ON a.email = m.recipient WHERE a.id = $1`,
    [accountId],
  );
  return row?.many ?? 0;
}

/** Receives the webhooks of both tenants, and knows the resources of their events. */
async function startReceiver() {
  const got: Record<Tenant, Set<string>> = { one: new Set(), other: new Set() };
  const server = createServer(async (request, response) => {
    const { resourceId } = (await json(request)) as { resourceId: string };
    got[request.url === "/one" ? "one" : "other"].add(resourceId);
    response.writeHead(204).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (tenant: Tenant) => `http://127.0.0.1:${port}/${tenant}`,
    got: (tenant: Tenant): ReadonlySet<string> => got[tenant],
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
