import { monitorEventLoopDelay } from "node:perf_hooks";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { processGlobal } from "#server/lib/process-global.ts";

const RESOLUTION_MS = 20;
const LOOK_MS = 1_000;
/** With a longer event loop delay, a process can't respond in time. */
const DELAY_MOST_MS = 500;

/** The process's load: the delay of its event loop, and the queues for the database. */
class Load {
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #isLineFull: () => boolean;
  #delayMs = 0;
  #lookedAt = performance.now();
  #isLate = false;

  constructor(isLineFull: () => boolean) {
    this.#isLineFull = isLineFull;
    this.#delay.enable();
    setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** Checks whether a new request should be rejected immediately. */
  isOver(): boolean {
    return this.#isLate || this.#isLineFull();
  }

  #look(): void {
    const before = this.#delayMs;
    const since = performance.now() - this.#lookedAt;
    this.#lookedAt += since;
    // Timers that are due again when they end run in sequence, and the loop takes no sample until the last has run.
    this.#delayMs = this.#delay.count > 0 ? Math.max(0, this.#delay.mean / 1e6 - RESOLUTION_MS) : since;
    // Twice in a row, because the first request after the start is slow: it loads modules.
    this.#isLate = Math.min(before, this.#delayMs) > DELAY_MOST_MS;
    this.#delay.reset();
  }
}

/** Checks whether this process rejects new requests so that it can finish those that it has. */
export function isOverloaded(): boolean {
  if (env().OVERLOAD_SHEDDING === "off") return false;
  return processGlobal("load", () => new Load(() => pool.isFull)).isOver();
}
