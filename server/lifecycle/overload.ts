import { monitorEventLoopDelay } from "node:perf_hooks";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { processGlobal } from "#server/lib/process-global.ts";

const RESOLUTION_MS = 20;
const LOOK_MS = 1_000;
/** A process that comes to each turn of its loop so late answers nobody in time. */
const DELAY_MOST_MS = 500;

/** Whether more is asked of the process than it can answer: by the delay of its event loop, and by the lines before the database. */
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

  /** Whether a new request is better refused at once. */
  isOver(): boolean {
    return this.#isLate || this.#isLineFull();
  }

  #look(): void {
    const before = this.#delayMs;
    const since = performance.now() - this.#lookedAt;
    this.#lookedAt += since;
    // Timers that are due again as they end follow each other, and the loop takes no sample until the last has run.
    this.#delayMs = this.#delay.count > 0 ? Math.max(0, this.#delay.mean / 1e6 - RESOLUTION_MS) : since;
    // Twice in a row: the first request after the start loads its modules, and is no crowd.
    this.#isLate = Math.min(before, this.#delayMs) > DELAY_MOST_MS;
    this.#delay.reset();
  }
}

/** Whether this process refuses new requests, so that it can answer those that it has. */
export function isOverloaded(): boolean {
  if (env().OVERLOAD_SHEDDING === "off") return false;
  return processGlobal("load", () => new Load(() => pool.isFull)).isOver();
}
