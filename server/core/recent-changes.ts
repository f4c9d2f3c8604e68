import { now } from "#server/lib/clock.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { type Change, liveEvents } from "./live.ts";

const KEPT_MS = 60_000;
const CAPACITY = 50_000;

/**
 * The times of the latest changes of accounts and organizations that this process received in the last minute. They show whether something
 * changed between the rendering of a page and its connection.
 */
class RecentChanges {
  /** The time of each account's and organization's latest change, oldest first. */
  readonly #changedAt = new Map<string, number>();
  #completeSince = now().getTime();

  constructor() {
    liveEvents.on("change", (change) => this.#note(change));
    liveEvents.on("interruption", () => {
      this.#completeSince = now().getTime();
    });
  }

  /** Returns the accounts and organizations that changed within this many milliseconds; null if this process doesn't know all of them. */
  within(milliseconds: number): ReadonlySet<string> | null {
    const since = now().getTime() - milliseconds;
    if (milliseconds > KEPT_MS || since < this.#completeSince) return null;
    return new Set([...this.#changedAt].filter(([, at]) => at >= since).map(([id]) => id));
  }

  #note({ accountId, organizationIds = [] }: Change): void {
    const moment = now().getTime();
    for (const id of accountId === null ? organizationIds : [accountId, ...organizationIds]) {
      this.#changedAt.delete(id);
      this.#changedAt.set(id, moment);
    }
    for (const [id, at] of this.#changedAt) {
      if (at >= moment - KEPT_MS && this.#changedAt.size <= CAPACITY) break;
      this.#changedAt.delete(id);
      // Changes dropped early leave a gap.
      if (at >= moment - KEPT_MS) this.#completeSince = Math.max(this.#completeSince, at + 1);
    }
  }
}

/** Returns the changes that this process has received since its first page connected. */
export function recentChanges(): RecentChanges {
  return processGlobal("recent-changes", () => new RecentChanges());
}
