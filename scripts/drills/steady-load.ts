import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { median } from "../bench/load.ts";
import { lostAndDoubled, type Target, type Written } from "./keyed-writes.ts";

/** Client timeout. */
const PATIENCE_MS = 30_000;
const TICK_MS = 10;

export type Loaded = Written & {
  /** The number of responses per unsuccessful status; 0 means no response. */
  readonly statuses: Readonly<Record<number, number>>;
  /** The median time of the reads. */
  readonly medianReadMs: number;
  readonly slowestMs: number;
  /** The body of the first failure. */
  readonly firstFailure: string;
};

/**
 * Sends the given number of requests per second until `end`, half of them reads and half keyed creates of cards,
 * without retries: every response but a success counts as a failure. Requests leave on time even if earlier ones are
 * slow.
 */
export function startLoad({ origin, key, sql }: Target, boardId: string, perSecond: number) {
  const drill = randomUUID();
  const statuses: Record<number, number> = {};
  const acknowledged: string[] = [];
  const all: Promise<void>[] = [];
  let failed = 0;
  const took = { reads: [] as number[], slowest: 0 };
  let firstFailure = "";
  let isOn = true;
  const path = `/api/v1/boards/${boardId}/applications`;
  const send = async (number: number) => {
    const title = `${drill} ${number}`;
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    const keyed = { ...headers, "Idempotency-Key": title.replace(" ", "-") };
    const body = JSON.stringify({ company: { name: "Drill" }, job: { title } });
    const writes = number % 2 === 0;
    const asked = writes ? { method: "POST", headers: keyed, body } : { headers };
    const sent = performance.now();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status, body: answered } = await fetch(`${origin()}${writes ? path : `${path}?limit=10`}`, {
      ...asked,
      signal,
    }).then(
      async (answer) => ({ status: answer.status, body: await answer.text() }),
      (error: Error) => ({ status: 0, body: String(error.cause ?? error) }),
    );
    const ms = performance.now() - sent;
    took.slowest = Math.max(took.slowest, ms);
    if (!writes) took.reads.push(ms);
    if (writes && status === 201) acknowledged.push(title);
    if (status === 200 || status === 201) return;
    failed += 1;
    firstFailure ||= answered;
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const began = performance.now();
  const sending = (async () => {
    while (isOn) {
      const due = Math.floor(((performance.now() - began) * perSecond) / 1_000);
      while (all.length < due) all.push(send(all.length));
      await wait(TICK_MS);
    }
  })();
  return {
    /** Stops sending, waits for open requests, and looks for the cards in the database. */
    async end(): Promise<Loaded> {
      isOn = false;
      await sending;
      await Promise.all(all);
      const kept = await lostAndDoubled(sql, drill, acknowledged);
      const speed = { medianReadMs: Math.round(median(took.reads)), slowestMs: Math.round(took.slowest) };
      return { sent: all.length, failed, statuses, firstFailure, ...speed, ...kept };
    },
  };
}

/** Returns a load's failures as text for the table. */
export function failuresOf({ statuses, firstFailure }: Loaded): string {
  const counts = Object.entries(statuses).map(
    ([status, n]) => `${n} × ${status === "0" ? "no answer" : status}`,
  );
  return counts.length === 0 ? "" : `failed: ${counts.join(", ")}; the first: ${firstFailure}`;
}
