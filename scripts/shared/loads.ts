import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { type Answered, createCard, get, isWell, keyed, send } from "./requests.ts";
import { median, repeat } from "./timing.ts";

const TICK_MS = 10;
const RETRIES = 50;
const RETRY_AFTER_MS = 200;

/** The destination of a load, and the database to check afterwards. */
export type Target = {
  readonly origin: () => string;
  readonly key: string;
  readonly boardId: string;
  readonly sql: pg.Pool;
};

/** The columns of a drill's table that a load fills. */
export type Counts = { readonly failed: number; readonly lost: number; readonly doubled: number };

export type Loaded = {
  readonly counts: Counts;
  /** The unsuccessful responses. */
  readonly failures: readonly Answered[];
  /** The median time of the reads. */
  readonly medianReadMs: number;
  readonly slowestMs: number;
};

/** Starts work at a steady rate until `end`, on time even if earlier work is slow. @returns the results, from `end` */
export function steadily<Result>(perSecond: number, work: (turn: number) => Promise<Result>) {
  const all: Promise<Result>[] = [];
  const began = performance.now();
  const starting = repeat(TICK_MS, () => {
    const due = Math.floor(((performance.now() - began) * perSecond) / 1_000);
    while (all.length < due) all.push(work(all.length));
  });
  return {
    async end(): Promise<Result[]> {
      await starting.end();
      return Promise.all(all);
    },
  };
}

/**
 * Sends the given number of requests per second until `end`: keyed creates of cards, and as many reads. Requests aren't
 * retried: every response but a success counts as a failure.
 */
export const startLoad = (target: Target, perSecond: number) =>
  begin(target, perSecond, { isRetried: false });

/**
 * Creates cards at the given rate, each with an Idempotency-Key, and retries failures with the same key, as clients do.
 * @throws if a change is never acknowledged
 */
export async function writeCards(target: Target, perSecond: number, seconds: number): Promise<Counts> {
  const load = begin(target, perSecond, { isRetried: true });
  await wait(seconds * 1_000);
  return (await load.end()).counts;
}

function begin({ origin, key, boardId, sql }: Target, perSecond: number, { isRetried = false }) {
  const drill = randomUUID();
  const acknowledged: string[] = [];
  const failures: Answered[] = [];
  const took = { reads: [] as number[], slowest: 0 };
  const attempt = async (asked: ReturnType<typeof get>) => {
    const answer = await send(origin(), asked);
    took.slowest = Math.max(took.slowest, answer.ms);
    if (asked.method === "GET") took.reads.push(answer.ms);
    if (!isWell(answer)) failures.push(answer);
    return isWell(answer);
  };
  const create = async (turn: number) => {
    const title = `${drill} ${turn}`;
    const asked = keyed(createCard(key, boardId, title), title.replace(" ", "-"));
    for (let tried = 0; !(await attempt(asked)); tried += 1) {
      if (!isRetried) return;
      if (tried === RETRIES) throw new Error(`A change failed to the end: ${failures.at(-1)?.text}`);
      await wait(RETRY_AFTER_MS);
    }
    acknowledged.push(title);
  };
  const read = () => attempt(get(key, `boards/${boardId}/applications?limit=10`));
  const load = steadily<unknown>(perSecond, (turn) => (isRetried || turn % 2 === 0 ? create(turn) : read()));
  return {
    /** Stops sending, waits for open requests, and looks for the acknowledged cards in the database. */
    async end(): Promise<Loaded> {
      await load.end();
      const counts = { failed: failures.length, ...(await lostAndDoubled(sql, drill, acknowledged)) };
      const times = { medianReadMs: Math.round(median(took.reads)), slowestMs: Math.round(took.slowest) };
      return { counts, failures, ...times };
    },
  };
}

/** Counts the acknowledged cards of a drill that are missing, and the titles that exist twice. */
export async function lostAndDoubled(sql: pg.Pool, drill: string, acknowledged: readonly string[]) {
  const { rows } = await sql.query<{ title: string; n: number }>(
    "SELECT job_title AS title, count(*)::int AS n FROM applications WHERE job_title LIKE $1 GROUP BY job_title",
    [`${drill} %`],
  );
  const kept = new Set(rows.map(({ title }) => title));
  return {
    lost: acknowledged.filter((title) => !kept.has(title)).length,
    doubled: rows.filter(({ n }) => n > 1).length,
  };
}

/** Returns a load's failures as text for the table. */
export function failuresOf({ failures }: Pick<Loaded, "failures">): string {
  const [first] = failures;
  if (!first) return "";
  const counts = [...Map.groupBy(failures, ({ status }) => status)].map(
    ([status, { length }]) => `${length} × ${status === 0 ? "no response" : status}`,
  );
  return `failed: ${counts.join(", ")}; the first: ${first.text}`;
}
