const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const OPENS = 8 * 60;
const OPEN_MINUTES = 10 * 60;

/** Turns the sample data's "days ago" into instants that depend on the day of planting only. */
export class Calendar {
  readonly #today: number;

  constructor(at: Date) {
    this.#today = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  }

  /** The day's first moment in UTC. */
  day(daysAgo: number): string {
    return new Date(this.#today - daysAgo * DAY_MS).toISOString();
  }

  /** A moment of that day's working hours; which one, the seed says. */
  moment(daysAgo: number, seed: number): string {
    const minute = OPENS + ((seed * 37 + daysAgo * 101) % OPEN_MINUTES);
    return new Date(this.#today - daysAgo * DAY_MS + minute * MINUTE_MS).toISOString();
  }
}
