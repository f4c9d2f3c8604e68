import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { nothing, type Outcome } from "./outcome.ts";
import { makeProduct, type Product } from "./product.ts";

const OTHERS = 20;
/** For each of the other tenants. */
const PER_SECOND = 2;
const SECONDS = 12;
const CARDS = 5_000;
const NOTE_CHARACTERS = 2_000;
/**
 * Limit for the others' slow requests, as a multiple of the time without load, plus an allowance for a busy machine.
 */
const SLOWER_MOST = 2;
const NOISE_MS = 20;
const PATIENCE_MS = 30_000;

type Send = (origin: string, key: string, product: Product) => Promise<Response>;

const get = (path: (product: Product) => string) => (origin: string, key: string, product: Product) =>
  fetch(`${origin}/api/v1${path(product)}`, {
    headers: { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

/** A tenant's most expensive requests in each class, and how many of them are always open. */
const CLASSES: Readonly<Record<string, { readonly atOnce: number; readonly send: Send }>> = {
  searches: {
    atOnce: 25,
    send: get(({ boardId }) => `/boards/${boardId}/applications?search=nowhere+to+be+found`),
  },
  "searches of all cards": {
    atOnce: 25,
    send: get(() => "/search/applications?text=nowhere+to+be+found"),
  },
  reports: { atOnce: 25, send: get(({ boardId }) => `/boards/${boardId}/insights`) },
  exports: { atOnce: 25, send: get(({ boardId }) => `/boards/${boardId}/export?format=xlsx`) },
  reads: { atOnce: 50, send: get(({ boardId }) => `/boards/${boardId}/applications?limit=200`) },
  changes: {
    atOnce: 50,
    send: (origin, key, { boardId }) =>
      fetch(`${origin}/api/v1/boards/${boardId}/applications`, {
        method: "POST",
        headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
        body: JSON.stringify({ company: { name: "Drill" }, job: { title: "Drill" } }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
  },
};

/**
 * One tenant sends its most expensive requests from fifty keys, in each class alone and in all at once, while twenty
 * others work. The others notice nothing.
 */
export async function drillTurns(): Promise<Outcome[]> {
  const product = await makeProduct(OTHERS);
  try {
    const keys = await keysOf(product);
    const mine = keys.filter(({ accountId }) => accountId === product.accountId).map(({ key }) => key);
    const others = keys.filter(({ accountId }) => accountId !== product.accountId).map(({ key }) => key);
    await fill(product);
    const { origin } = await product.start();
    await work(origin, others);
    const quiet = await work(origin, others);
    const outcomes = [rowOf("quiet", quiet, quiet, {})];
    for (const names of [...Object.keys(CLASSES).map((name) => [name]), Object.keys(CLASSES)]) {
      const worst = names.map((name) => doWorst(name, origin, mine, product));
      const found = await work(origin, others);
      const statuses = await Promise.all(worst.map((one) => one.end()));
      outcomes.push(rowOf(names.length > 1 ? "all at once" : (names[0] ?? ""), found, quiet, ...statuses));
      await wait(2_000);
    }
    return outcomes;
  } finally {
    await product.end();
  }
}

/** Creates keys for the product's users: as many as allowed for its main account, and one for each of the others. */
export async function keysOf({ url, folder, accountId, sql }: Product) {
  await sql.query("UPDATE users SET email_verified = now() WHERE email_verified IS NULL");
  // The log would go to standard output, which is for the keys.
  const settings = { DATABASE_URL: url, OFFERLANE_DATA: folder, LOG_LEVEL: "silent" };
  const env = { ...process.env, ...settings, FIRST: accountId };
  const printed = execFileSync(process.execPath, ["scripts/drills/keys-of-all.ts"], {
    env,
    encoding: "utf8",
  });
  return z.array(z.object({ accountId: z.string(), key: z.string() })).parse(JSON.parse(printed));
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

type Worked = {
  readonly p99: number;
  readonly failed: number;
  readonly sent: number;
  readonly first: string;
};

/** Makes the others work for a while: each reads its boards at its own times. */
async function work(origin: string, keys: readonly string[]): Promise<Worked> {
  const took: number[] = [];
  let [failed, first] = [0, ""];
  const one = async (key: string) => {
    const begun = performance.now();
    const answer = await fetch(`${origin}/api/v1/boards`, {
      headers: { Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      async (given) => ({ status: given.status, text: await given.text() }),
      (error: Error) => ({ status: 0, text: String(error) }),
    );
    took.push(performance.now() - begun);
    if (answer.status === 200) return;
    failed += 1;
    first ||= `${answer.status} ${answer.text}`;
  };
  const all: Promise<void>[] = [];
  const pause = 1_000 / PER_SECOND / keys.length;
  const until = performance.now() + SECONDS * 1_000;
  for (let sent = 0; performance.now() < until; sent += 1) {
    all.push(one(keys[sent % keys.length] ?? ""));
    await wait(pause);
  }
  await Promise.all(all);
  const sorted = took.toSorted((a, b) => a - b);
  return { p99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0), failed, sent: took.length, first };
}

/** Keeps a number of requests of a class open until `end`, from all keys in turn. Returns the count of each status. */
function doWorst(name: string, origin: string, keys: readonly string[], product: Product) {
  const { atOnce, send } = CLASSES[name] ?? { atOnce: 0, send: get(() => "/me") };
  const statuses: Record<string, number> = {};
  let isOn = true;
  let sent = 0;
  const again = async (): Promise<void> => {
    while (isOn) {
      sent += 1;
      const status = await send(origin, keys[sent % keys.length] ?? "", product).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
      // A rejected client retries soon, but not immediately.
      if (status === 429 || status === 503) await wait(100);
    }
  };
  const running = Array.from({ length: atOnce }, again);
  return {
    async end() {
      isOn = false;
      await Promise.all(running);
      return { [name]: statuses };
    },
  };
}

function rowOf(name: string, found: Worked, quiet: Worked, ...statuses: object[]): Outcome {
  const most = SLOWER_MOST * quiet.p99 + NOISE_MS;
  const isWell = found.failed === 0 && found.p99 <= most;
  const said = `${JSON.stringify(Object.assign({}, ...statuses))} ${found.first}`;
  return {
    ...nothing(`turns: ${name}`),
    load: `${OTHERS} others, ${found.sent} requests`,
    failed: found.failed,
    "recovered in": `p99 ${found.p99} ms`,
    left: `${isWell ? "" : `failed: more than ${most} ms, or refused: `}${said}`,
  };
}
