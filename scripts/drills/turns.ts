import { setTimeout as wait } from "node:timers/promises";
import { LIMITS } from "#domain/limits.ts";
import { makeProduct, type Product } from "../shared/product.ts";
import { get, isSuccess, send } from "../shared/requests.ts";
import { median, quantile, runAtRate } from "../shared/timing.ts";
import { type Outcome, outcome } from "./outcome.ts";
import { CLASSES, startCostlyLoad } from "./turns-load.ts";

const OTHERS = 20;
/** The requests per second of each of the other tenants. */
const PER_SECOND = 2;
const SECONDS = 12;
const ROUNDS = 3;
const CARDS = 5_000;
const NOTE_CHARACTERS = 2_000;
/**
 * Limit for the others' slow requests, as a multiple of the time without load, plus an allowance for a busy machine.
 */
const SLOWER_MOST = 2;
const NOISE_MS = 20;

/**
 * Sends one tenant's most expensive requests from fifty keys, in each class alone and in all classes together,
 * while twenty other tenants work. The others' requests must not become slower.
 */
export async function drillTurns(): Promise<Outcome[]> {
  await using product = await makeProduct({ otherAccounts: OTHERS });
  const otherKeys = await product.credentials("key", await product.others());
  // The seeded key counts too.
  const more = Array.from({ length: LIMITS.quotas.apiKeys - 1 }, () => product.accountId);
  const ownKeys = await product.credentials("key", more);
  await fill(product);
  const { origin } = await product.start();
  await work(origin, otherKeys);
  const quiet = await work(origin, otherKeys);
  const outcomes = [rowOf("quiet", quiet, quiet, {})];
  const classes = Object.keys(CLASSES) as (keyof typeof CLASSES)[];
  for (const names of [...classes.map((name) => [name]), classes]) {
    const worst = names.map((name) =>
      startCostlyLoad({ name, origin, keys: ownKeys, boardId: product.boardId }),
    );
    const found = await work(origin, otherKeys);
    const statuses = Object.assign({}, ...(await Promise.all(worst.map((item) => item.end()))));
    outcomes.push(rowOf(names.length > 1 ? "all at once" : (names[0] ?? ""), found, quiet, statuses));
    await wait(2_000);
  }
  return outcomes;
}

/** Adds cards with long notes. */
async function fill({ sql, accountId, boardId }: Product): Promise<void> {
  await sql.query(
    `INSERT INTO applications (id, account_id, board_id, company_id, status, rank, creation_method, job_title, notes)
     SELECT 'app_drill' || n, $1, $2, (SELECT id FROM companies WHERE account_id = $1 LIMIT 1), 'saved',
       'a1' || lpad(n::text, 9, '0') || '1', 'api', 'Job ' || n, left(repeat(md5(n::text) || ' ', $4::int), $4::int)
     FROM generate_series(1, $3::int) n`,
    [accountId, boardId, CARDS, NOTE_CHARACTERS],
  );
  await sql.query("ANALYZE");
}

type WorkResult = Readonly<Record<"p99" | "failed" | "sent", number>> & { readonly first: string };

/**
 * Sends the other tenants' reads at a steady rate for several rounds.
 * @returns the sums, and the median of the rounds' p99, because one pause of the machine decides a single one
 */
async function work(origin: string, keys: readonly string[]): Promise<WorkResult> {
  const rounds: WorkResult[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await workOnce(origin, keys));
  const sum = (of: "failed" | "sent") => rounds.reduce((before, round) => before + round[of], 0);
  return {
    p99: median(rounds.map(({ p99 }) => p99)),
    failed: sum("failed"),
    sent: sum("sent"),
    first: rounds.find(({ failed }) => failed > 0)?.first ?? "",
  };
}

async function workOnce(origin: string, keys: readonly string[]): Promise<WorkResult> {
  const load = runAtRate(PER_SECOND * keys.length, (turn) =>
    send(origin, get(keys[turn % keys.length] ?? "", "boards")),
  );
  await wait(SECONDS * 1_000);
  const results = await load.end();
  const failures = results.filter((result) => !isSuccess(result));
  const [first] = failures.map(({ status, text }) => `${status} ${text}`);
  const times = results.map(({ ms }) => ms);
  const p99 = Math.round(quantile(times, 0.99));
  return { p99, failed: failures.length, sent: results.length, first: first ?? "" };
}

function rowOf(name: string, result: WorkResult, baseline: WorkResult, statuses: object): Outcome {
  const most = SLOWER_MOST * baseline.p99 + NOISE_MS;
  const isQuick = result.failed === 0 && result.p99 <= most;
  return outcome(`turns: ${name}`, {
    load: `${OTHERS} others, ${result.sent} requests`,
    failed: result.failed,
    "recovered in": `p99 ${result.p99} ms`,
    notes: `${isQuick ? "" : `failed: more than ${most} ms, or rejected: `}${JSON.stringify(statuses)} ${result.first}`,
  });
}
