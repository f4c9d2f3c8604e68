import { CalendarDateTime, toZoned } from "@internationalized/date";
import { DAY_MS, MINUTE_MS } from "#domain/time.ts";

const OPENS = 8 * 60;
const OPEN_MINUTES = 10 * 60;
const FIRST_APPOINTMENT = 9 * 60;
const APPOINTMENTS_A_DAY = 28;
const QUARTER = 15;
const [SUNDAY, SATURDAY] = [0, 6];

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

  /**
   * A quarter of an hour between nine and four by the clock of the zone; which one, the seed says. A weekend gives way
   * to the working day next to it that is further from today.
   */
  appointment(daysAgo: number, seed: number, timeZone: string): string {
    const day = new Date(this.#today - daysAgo * DAY_MS);
    const [saturday, sunday] = [day.getUTCDay() === SATURDAY, day.getUTCDay() === SUNDAY];
    if (daysAgo < 0) day.setUTCDate(day.getUTCDate() + (saturday ? 2 : sunday ? 1 : 0));
    else day.setUTCDate(day.getUTCDate() - (saturday ? 1 : sunday ? 2 : 0));
    const minute = FIRST_APPOINTMENT + ((seed * 5) % APPOINTMENTS_A_DAY) * QUARTER;
    const local = new CalendarDateTime(
      day.getUTCFullYear(),
      day.getUTCMonth() + 1,
      day.getUTCDate(),
      Math.floor(minute / 60),
      minute % 60,
    );
    return toZoned(local, timeZone).toDate().toISOString();
  }
}
