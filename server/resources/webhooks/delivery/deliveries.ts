import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { logger } from "#server/lib/logger.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { type ClaimedWebhook, claimDue } from "../store/queue.ts";
import { LEASE_SECONDS, takeTurn } from "./turn.ts";

/** The maximum number of receivers that a process sends to concurrently: in all, and of those whose turn has just begun. */
const CONCURRENT_MAX = 300;
const FRESH_MAX = 100;
/** A receiver that takes longer is slow, and no longer keeps others from their turn. */
const FRESH_MS = 1_000;
const POLL_MS = 1_000;

const state = processGlobal("webhook-deliveries", () => ({
  stopping: null as AbortController | null,
  ended: Promise.resolve(),
}));

/** Sends due events until it is stopped. Several processes share the work. */
export function startDeliveries(): void {
  if (state.stopping) return;
  const stopping = new AbortController();
  state.stopping = stopping;
  state.ended = deliver(stopping.signal);
}

/** Stops taking turns, and waits up to `timeoutMs` for the running ones. Another process sends interrupted events again. */
export async function stopDeliveries(timeoutMs: number): Promise<void> {
  state.stopping?.abort();
  state.stopping = null;
  await Promise.race([state.ended, wait(timeoutMs, undefined, { ref: false })]);
}

/** Sends the events that are due now, and waits for all of them. @returns the number of webhooks that had a turn */
export async function deliverOnce(): Promise<number> {
  const claimed = await claim(FRESH_MAX);
  await Promise.all(claimed.map(takeTurnLogged));
  return claimed.length;
}

async function deliver(stopping: AbortSignal): Promise<void> {
  const turns = new Set<Promise<void>>();
  const fresh = new Set<Promise<void>>();
  while (!stopping.aborted) {
    for (const claimed of await claim(Math.min(CONCURRENT_MAX - turns.size, FRESH_MAX - fresh.size))) {
      const turn: Promise<void> = takeTurnLogged(claimed).finally(() => {
        turns.delete(turn);
        fresh.delete(turn);
      });
      turns.add(turn);
      fresh.add(turn);
      setTimeout(() => fresh.delete(turn), FRESH_MS).unref();
    }
    // A webhook whose turn is over may be due again. Otherwise, poll.
    await Promise.race([
      ...turns,
      wait(POLL_MS, undefined, { signal: stopping, ref: false }).catch(() => {}),
    ]);
  }
  await Promise.all(turns);
}

async function claim(limit: number): Promise<ClaimedWebhook[]> {
  if (limit <= 0) return [];
  const leasing = { lease: randomUUID(), limit, seconds: LEASE_SECONDS };
  return claimDue(sqlOn(pool), leasing).catch((error: unknown) => {
    logger.warn({ error: error instanceof Error ? error.message : error }, "webhooks wait for the database");
    return [];
  });
}

/** Takes a turn, and logs an internal error. Another turn follows when the lease ends. */
async function takeTurnLogged(claimed: ClaimedWebhook): Promise<void> {
  await takeTurn(claimed).catch((error: unknown) => {
    logger.error({ webhook: claimed.id, error }, "a webhook's turn failed");
  });
}
