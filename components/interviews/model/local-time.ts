import { fromAbsolute, parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";
import { isTimeZone } from "#domain/time-zones.ts";

/**
 * The reading of a local date and time in a zone: one instant; the instant an hour later, if clocks skip the
 * time when daylight saving time begins; or one of two, if it occurs twice when daylight saving time ends.
 */
export type LocalTimeResult =
  | { kind: "once"; instant: string }
  | { kind: "skipped"; instant: string; time: string }
  | { kind: "twice"; first: string; second: string };

/** Reads a day such as 2027-03-28 and a time such as 02:30; returns null if either is missing or the zone is unknown. */
export function readLocalTime(day: string, time: string, timeZone: string): LocalTimeResult | null {
  if (day === "" || time === "" || !isTimeZone(timeZone)) return null;
  try {
    const local = parseDateTime(`${day}T${time}`);
    const [earlier, later] = [toZoned(local, timeZone, "earlier"), toZoned(local, timeZone, "later")];
    const [first, second] = [earlier.toDate().toISOString(), later.toDate().toISOString()];
    if (first === second) return { kind: "once", instant: first };
    const exists = toCalendarDateTime(later).compare(local) === 0;
    if (exists) return { kind: "twice", first, second };
    return { kind: "skipped", instant: second, time: toCalendarDateTime(later).toString().slice(11, 16) };
  } catch {
    return null;
  }
}

/** Returns the instant of a day and a time in a zone, the first of two; null if they can't be read. */
export function instantOf(day: string, time: string, timeZone: string): string | null {
  const reading = readLocalTime(day, time, timeZone);
  if (!reading) return null;
  return reading.kind === "twice" ? reading.first : reading.instant;
}

/** Returns an instant's day and time in a zone. */
export function localTimeOf(instant: string, timeZone: string): { day: string; time: string } {
  const local = toCalendarDateTime(fromAbsolute(Date.parse(instant), timeZone)).toString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}
