import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { type ApiRequest, createCard, get, isSuccess, keyed, type ReadResponse, send } from "./requests.ts";
import type { Seeded } from "./seed.ts";
import { median, runAtRate } from "./timing.ts";

const PAGE = 10;
/** The time that a client waits if it gets no Retry-After. */
const PAUSE_SECONDS = 1;
/** The longest time that a create is retried. */
const RETRY_MS = 90_000;

/** Requests per second. */
export type Rates = { readonly writes: number; readonly reads: number };

/** The destination of a load. The origin may change, for example after a restart. */
type Target = Omit<Seeded, "accountId"> & { readonly origin: () => string; readonly sql: pg.Pool };

/** The responses that one tenant got, and the effects of its writes. */
export type Service = {
  /** Failed responses, including responses to retries. */
  readonly failed: number;
  readonly lost: number;
  readonly doubled: number;
  /** Changes that were never acknowledged, however often they were retried. */
  readonly unacknowledged: number;
  /** The longest time without a successful response, in seconds. */
  readonly gapSeconds: number;
  readonly slowestMs: number;
  /** The median time of the reads. */
  readonly medianReadMs: number;
  /** The number of failed responses by status and reason. Status 0 means that no response came. */
  readonly reasons: ReadonlyMap<string, number>;
  /**
   * Responses that a client must not get: anything but a success, a 503 with Retry-After, or a 429 with
   * Retry-After while the tenant's own requests wait; and a page without its rows.
   */
  readonly wrong: readonly string[];
};

/**
 * Sends one tenant's keyed creates and reads at steady rates until `end`. Clients follow Retry-After, and retry a create with the same key.
 * @param origin returns the address of the product, which may change
 * @param retryMs how long a create is retried; 0 if it isn't
 */
export function startTenantLoad(
  origin: () => string,
  { key, boardId, applicationIds }: Omit<Seeded, "accountId">,
  rates: Rates,
  retryMs = RETRY_MS,
) {
  const drill = randomUUID();
  const acknowledged: string[] = [];
  const wrong: string[] = [];
  const reasons = new Map<string, number>();
  const successes: number[] = [performance.now()];
  const readMs: number[] = [];
  let [failed, unacknowledged, slowestMs] = [0, 0, 0];
  const attempt = async (request: ApiRequest, isRight: (text: string) => boolean): Promise<ReadResponse> => {
    const response = await send(origin(), request);
    slowestMs = Math.max(slowestMs, response.ms);
    if (request.method === "GET") readMs.push(response.ms);
    if (isSuccess(response)) {
      successes.push(performance.now());
      if (!isRight(response.text)) wrong.push(`a wrong response to ${request.method} ${request.path}`);
    } else {
      failed += 1;
      const reason = reasonOf(response);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      if (![429, 503].includes(response.status) || response.retryAfter === null)
        wrong.push(`${response.status || "no response"}: ${response.text.slice(0, 160)}`);
    }
    return response;
  };
  const create = async (turn: number) => {
    const title = `${drill} ${turn}`;
    const request = keyed(createCard(key, boardId, title), title.replace(" ", "-"));
    const began = performance.now();
    for (;;) {
      const response = await attempt(request, (text) => text.includes(title));
      if (isSuccess(response)) return acknowledged.push(title);
      if (performance.now() - began >= retryMs) break;
      await wait(Number(response.retryAfter ?? PAUSE_SECONDS) * 1_000);
    }
    unacknowledged += 1;
  };
  const read = (turn: number) => {
    const id = applicationIds[turn % applicationIds.length] ?? "";
    if (turn % 2 === 0) return attempt(get(key, `applications/${id}`), (text) => text.includes(id));
    const isWhole = (text: string) => (JSON.parse(text) as { data: unknown[] }).data.length === PAGE;
    return attempt(get(key, `boards/${boardId}/applications?limit=${PAGE}`), isWhole);
  };
  const loads = [runAtRate<unknown>(rates.writes, create), runAtRate<unknown>(rates.reads, read)];
  return {
    /** Stops sending, waits for open requests and retries, and looks for the acknowledged cards in the database. */
    async end(sql: pg.Pool): Promise<Service> {
      await Promise.all(loads.map((load) => load.end()));
      const gaps = successes.map((at, turn) => at - (successes[turn - 1] ?? at));
      return {
        ...(await countLostAndDoubled(sql, drill, acknowledged)),
        ...{ failed, unacknowledged, wrong, reasons, slowestMs: Math.round(slowestMs) },
        medianReadMs: Math.round(median(readMs)),
        gapSeconds: Math.max(...gaps) / 1_000,
      };
    },
  };
}

/**
 * Sends the given number of requests per second until `end`, half of them keyed creates and half reads, without retries: every response
 * but a success counts as a failure.
 */
export function startLoad(target: Target, perSecond: number) {
  const load = startTenantLoad(target.origin, target, { writes: perSecond / 2, reads: perSecond / 2 }, 0);
  return { end: () => load.end(target.sql) };
}

/** Creates cards at the given rate, and retries failures as clients do. @throws if a change is never acknowledged */
export async function writeCards(target: Target, perSecond: number, seconds: number): Promise<Counts> {
  const load = startTenantLoad(target.origin, target, { writes: perSecond, reads: 0 });
  await wait(seconds * 1_000);
  const written = await load.end(target.sql);
  if (written.unacknowledged > 0) throw new Error(`A change never succeeded: ${failuresOf(written)}`);
  return countsOf(written);
}

/** Counts the acknowledged cards of a drill that are missing, and the titles that exist twice. */
async function countLostAndDoubled(sql: pg.Pool, drill: string, acknowledged: readonly string[]) {
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

/** The columns of a drill's table that a load fills. */
type Counts = Pick<Service, "failed" | "lost" | "doubled">;

/** Returns the sums of the loads' counts. */
export function countsOf(...loads: readonly Counts[]): Counts {
  const sum = (column: keyof Counts) => loads.reduce((total, load) => total + load[column], 0);
  return { failed: sum("failed"), lost: sum("lost"), doubled: sum("doubled") };
}

/** Returns a load's failures as text for the table, or an empty string. */
export function failuresOf({ reasons }: Service): string {
  const counts = [...reasons].map(([reason, times]) => `${times} × ${reason}`);
  return counts.length === 0 ? "" : `failed: ${counts.join(", ")}`;
}

/** Returns a failed response's status and the first sentence of its detail. */
function reasonOf({ status, text }: ReadResponse): string {
  const detail = /"detail":"([^".]*)/.exec(text)?.[1] ?? text.slice(0, 80);
  return `${status || "no response"} ${detail}`;
}
