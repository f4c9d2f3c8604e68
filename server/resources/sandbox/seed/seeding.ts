import { CalendarDateTime, toZoned } from "@internationalized/date";
import { DAY_MS, MINUTE_MS } from "#domain/time.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";

/** The account to seed, and the ids of the rows that have been seeded so far, by their names in the sample data. */
export type Seeding = {
  readonly sql: Sql;
  readonly accountId: AccountId;
  readonly calendar: Calendar;
  readonly companies: Map<string, { id: string; website: string }>;
  readonly boards: Map<string, string>;
  readonly resumes: Map<string, string>;
  readonly contacts: Map<string, string>;
  /** The cards of the current search, by `cardKey`. */
  readonly cards: Map<string, string>;
};

/** Returns the name of a card in the sample data. */
export function cardKey(company: string, title: string): string {
  return `${company}: ${title}`;
}

/** Returns the seeded row with a name. @throws if there is none */
export function seeded<Value>(rows: Map<string, Value>, name: string): Value {
  const row = rows.get(name);
  if (row === undefined) throw new Error(`prisma/sample-data refers to "${name}", which doesn't exist`);
  return row;
}

const OPENS = 8 * 60;
const OPEN_MINUTES = 10 * 60;
const FIRST_APPOINTMENT = 9 * 60;
const APPOINTMENTS_A_DAY = 28;
const QUARTER = 15;
const [SUNDAY, SATURDAY] = [0, 6];

/** Converts days ago to instants that depend only on the day of seeding. */
export class Calendar {
  readonly #today: number;

  constructor(at: Date) {
    this.#today = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  }

  /** Returns the start of the day in UTC. */
  day(daysAgo: number): string {
    return new Date(this.#today - daysAgo * DAY_MS).toISOString();
  }

  /** Returns an instant in that day's working hours, which varies with the seed. */
  moment(daysAgo: number, seed: number): string {
    const minute = OPENS + ((seed * 37 + daysAgo * 101) % OPEN_MINUTES);
    return new Date(this.#today - daysAgo * DAY_MS + minute * MINUTE_MS).toISOString();
  }

  /**
   * Returns a quarter hour between 9 AM and 4 PM in the time zone, which varies with the seed. A weekend day becomes the nearest workday
   * further from today.
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
