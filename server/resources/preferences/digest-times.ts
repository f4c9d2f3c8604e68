import {
  CalendarDateTime,
  fromAbsolute,
  getDayOfWeek,
  toCalendarDate,
  toZoned,
} from "@internationalized/date";

/** When a person gets the digest: every day, or on a weekday (0 is Sunday), at an hour in their time zone. */
export type DigestPlan = { readonly weekday: number | null; readonly hour: number };

/** The most days to look ahead: the next digest is within seven days, or eight if clocks go back and today's is already in the past. */
const DAYS_AHEAD = 8;

/**
 * Returns the first digest after an instant. Each local day has at most one: an hour that clocks skip counts as the next one, and of an hour
 * that they repeat, the first counts.
 * @param minute the minute of the hour; it differs between people to spread the email over the hour
 */
export function nextDigest(
  { weekday, hour }: DigestPlan,
  timeZone: string,
  minute: number,
  after: Date,
): Date {
  const today = toCalendarDate(fromAbsolute(after.getTime(), timeZone));
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = today.add({ days: ahead });
    if (weekday !== null && getDayOfWeek(date, "en-US") !== weekday) continue;
    const at = toZoned(
      new CalendarDateTime(date.year, date.month, date.day, hour, minute),
      timeZone,
    ).toDate();
    if (at > after) return at;
  }
  throw new Error(`No digest follows ${after.toISOString()} in ${timeZone}.`);
}

/** Returns a user's minute within the hour. */
export function minuteOf(userId: string): number {
  let sum = 0;
  for (const letter of userId) sum = (sum * 31 + letter.charCodeAt(0)) % 60;
  return sum;
}
