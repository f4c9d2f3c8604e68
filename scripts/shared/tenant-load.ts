import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { lostAndDoubled, steadily } from "./loads.ts";
import { type Answered, type Asked, createCard, get, isWell, keyed, send } from "./requests.ts";
import type { Seeded } from "./seed.ts";

const PAGE = 10;
/** A client that gets no Retry-After waits this long. */
const PAUSE_SECONDS = 1;
/** A write that isn't acknowledged by then counts as failed. */
const PATIENCE_MS = 90_000;

export type Rates = { readonly writes: number; readonly reads: number };

/** The requests of one tenant during a failure. */
export type Service = {
  /** Responses that weren't a success, including those of retries. */
  readonly failed: number;
  readonly lost: number;
  readonly doubled: number;
  /** Changes that were never acknowledged, however often they were retried. */
  readonly unacknowledged: number;
  /** The longest time without a successful response, in seconds. */
  readonly gapSeconds: number;
  readonly slowestMs: number;
  /** The number of failed responses by status and reason. Status 0 means that no response came. */
  readonly reasons: ReadonlyMap<string, number>;
  /**
   * Responses that a client must not get: neither a success nor a 503 with Retry-After, nor a 429 with it while the tenant's own requests
   * wait, or a page without its rows.
   */
  readonly wrong: readonly string[];
};

/**
 * Sends one tenant's keyed creates and reads at steady rates until `end`. Clients follow Retry-After, and retry a create with the same key.
 * @param origin returns the address of the product, which may change
 */
export function startTenantLoad(
  origin: () => string,
  { key, boardId, applicationIds }: Seeded,
  rates: Rates,
) {
  const drill = randomUUID();
  const acknowledged: string[] = [];
  const wrong: string[] = [];
  const reasons = new Map<string, number>();
  const successes: number[] = [performance.now()];
  let [failed, unacknowledged, slowestMs] = [0, 0, 0];
  const attempt = async (asked: Asked, isRight: (text: string) => boolean): Promise<Answered> => {
    const answer = await send(origin(), asked);
    slowestMs = Math.max(slowestMs, answer.ms);
    if (isWell(answer)) {
      successes.push(performance.now());
      if (!isRight(answer.text)) wrong.push(`a wrong answer of ${asked.method} ${asked.path}`);
    } else {
      failed += 1;
      const reason = reasonOf(answer);
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      if (![429, 503].includes(answer.status) || answer.retryAfter === null)
        wrong.push(`${answer.status || "no response"}: ${answer.text.slice(0, 160)}`);
    }
    return answer;
  };
  const create = async (turn: number) => {
    const title = `${drill} ${turn}`;
    const asked = keyed(createCard(key, boardId, title), title.replace(" ", "-"));
    const began = performance.now();
    while (performance.now() - began < PATIENCE_MS) {
      const answer = await attempt(asked, (text) => text.includes(title));
      if (isWell(answer)) {
        acknowledged.push(title);
        return;
      }
      await wait(Number(answer.retryAfter ?? PAUSE_SECONDS) * 1_000);
    }
    unacknowledged += 1;
  };
  const read = (turn: number) => {
    const id = applicationIds[turn % applicationIds.length] ?? "";
    if (turn % 2 === 0) return attempt(get(key, `applications/${id}`), (text) => text.includes(id));
    const isWhole = (text: string) => (JSON.parse(text) as { data: unknown[] }).data.length === PAGE;
    return attempt(get(key, `boards/${boardId}/applications?limit=${PAGE}`), isWhole);
  };
  const loads = [steadily<unknown>(rates.writes, create), steadily<unknown>(rates.reads, read)];
  return {
    /** Stops sending, waits for open requests and retries, and looks for the acknowledged cards in the database. */
    async end(sql: pg.Pool): Promise<Service> {
      await Promise.all(loads.map((load) => load.end()));
      const gaps = successes.map((at, turn) => at - (successes[turn - 1] ?? at));
      return {
        ...(await lostAndDoubled(sql, drill, acknowledged)),
        ...{ failed, unacknowledged, wrong, reasons, slowestMs: Math.round(slowestMs) },
        gapSeconds: Math.max(...gaps) / 1_000,
      };
    },
  };
}

/** Returns a failed response's status and the first sentence of its detail. */
function reasonOf({ status, text }: Answered): string {
  const detail = /"detail":"([^".]*)/.exec(text)?.[1] ?? text.slice(0, 80);
  return `${status || "no response"} ${detail}`;
}
