import { instantOf } from "#components/interviews/model/local-time.ts";
import { type DayOrder, readDate } from "#domain/dates-in-text.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Reason } from "./draft.ts";

/** The earliest year of a search: an earlier one is a typo, or a program's placeholder for no date. */
const FIRST = "1970";

/** Reads a past date. A date after tomorrow hasn't begun in any time zone, and isn't accepted. */
export function readPast(text: string, order: DayOrder): { at: string } | { left: Reason["code"] } {
  const at = readDate(text, order);
  if (at === null || at < FIRST) return { left: "unreadDate" };
  return Date.parse(at) > Date.now() + DAY_MS ? { left: "futureDate" } : { at };
}

/** Returns the instant of a past event with a time of day; null if the text has only a date. */
export function timeIn(text: string, order: DayOrder, timeZone: string): string | null {
  const read = readAppointment(text, order, timeZone);
  const isTimed = read?.hasTime && !read.at.endsWith("T00:00:00.000Z") && Date.parse(read.at) <= Date.now();
  return isTimed ? read.at : null;
}

const TIME = /(?:^|[\sT,])(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])\.?m\b|(?:^|[\sT,])(\d{1,2}):(\d{2})/i;
/** The hour of an appointment without one in the file. */
const USUAL_HOUR = 9;

/**
 * Reads the instant of an appointment, in the given zone if the text names none.
 * @returns the instant, and whether the text has a time of day; null if it has no date
 */
export function readAppointment(
  text: string,
  order: DayOrder,
  timeZone: string,
): { at: string; hasTime: boolean } | null {
  const date = readDate(text, order);
  if (date === null || date < FIRST) return null;
  if (date.length > 10) return { at: new Date(date).toISOString(), hasTime: true };
  const [, hour12, minute12 = "0", half, hour24, minute24 = "0"] = TIME.exec(text) ?? [];
  const hour =
    hour12 === undefined ? Number(hour24) : (Number(hour12) % 12) + (half?.toLowerCase() === "p" ? 12 : 0);
  const hasTime = hour >= 0 && hour < 24;
  const [atHour, minute] = hasTime ? [hour, hour12 === undefined ? minute24 : minute12] : [USUAL_HOUR, "0"];
  const time = `${String(atHour).padStart(2, "0")}:${minute.padStart(2, "0")}`;
  const at = instantOf(date, time, timeZone);
  return at === null ? null : { at, hasTime };
}
