import { type DayOrder, readDate } from "#domain/dates-in-text.ts";
import { DAY_MS } from "#domain/time.ts";
import type { Reason } from "./draft.ts";

/** No search is older: an earlier year is a slip, or a program's word for none. */
const FIRST = "1970";

/** A date of what has happened; one after tomorrow, which it is nowhere yet, is none. */
export function readPast(text: string, order: DayOrder): { at: string } | { left: Reason["code"] } {
  const at = readDate(text, order);
  if (at === null || at < FIRST) return { left: "unreadDate" };
  return Date.parse(at) > Date.now() + DAY_MS ? { left: "futureDate" } : { at };
}

/** The instant of a text that says an hour of what has happened; null of one that has a day only. */
export function timeIn(text: string, order: DayOrder): string | null {
  const read = readAppointment(text, order);
  const isTimed = read?.hasTime && !read.at.endsWith("T00:00:00.000Z") && Date.parse(read.at) <= Date.now();
  return isTimed ? read.at : null;
}

const TIME = /(?:^|[\sT,])(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])\.?m\b|(?:^|[\sT,])(\d{1,2}):(\d{2})/i;
/** What an appointment gets whose file names no hour. */
const USUAL_HOUR = 9;

/**
 * The instant of an appointment, in the zone of the browser where the text names none; null where it has no date.
 * @returns whether the text says an hour, beside the instant
 */
export function readAppointment(text: string, order: DayOrder): { at: string; hasTime: boolean } | null {
  const date = readDate(text, order);
  if (date === null || date < FIRST) return null;
  if (date.length > 10) return { at: new Date(date).toISOString(), hasTime: true };
  const [, hour12, minute12 = "0", half, hour24, minute24 = "0"] = TIME.exec(text) ?? [];
  const hour =
    hour12 === undefined ? Number(hour24) : (Number(hour12) % 12) + (half?.toLowerCase() === "p" ? 12 : 0);
  const hasTime = hour >= 0 && hour < 24;
  const at = new Date(`${date}T00:00:00`);
  at.setHours(hasTime ? hour : USUAL_HOUR, hasTime ? Number(hour12 === undefined ? minute24 : minute12) : 0);
  return { at: at.toISOString(), hasTime };
}
