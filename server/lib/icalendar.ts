import ICAL from "ical.js";
import type { ICalCalendar } from "ical-generator";

/** Returns the identity of an event in calendars: the same in a feed, in email, and in a file. */
export function uidOf(id: string): string {
  return `${id}@offerlane`;
}

/** Removes the control characters that a TEXT value may not contain (RFC 5545, 3.3.11), except tabs and line ends. */
export function plainText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g, "");
}

/** The bytes of a folded line, without its line end and the space that continues it (RFC 5545, 3.1). */
const LINE_BYTES = 74;
const END_OF_CALENDAR = "END:VCALENDAR";

/**
 * Returns the text of a calendar, and empties the calendar. The library can fold lines too, but encodes each
 * character separately, so a large feed would block all other requests for seconds.
 */
export function calendarText(calendar: ICalCalendar): string {
  const events = calendar.events();
  calendar.clear();
  const [head = ""] = calendar.toString().split(END_OF_CALENDAR);
  return `${head}${events.map((event) => folded(event.toString())).join("")}${END_OF_CALENDAR}\r\n`;
}

function folded(text: string): string {
  return text.split("\r\n").map(foldedLine).join("\r\n");
}

function foldedLine(line: string): string {
  const bytes = Buffer.from(line);
  if (bytes.length <= LINE_BYTES) return line;
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; ) {
    let end = Math.min(start + LINE_BYTES, bytes.length);
    while (isWithinCharacter(bytes[end])) end -= 1;
    parts.push(bytes.toString("utf8", start, end));
    start = end;
  }
  return parts.join("\r\n ");
}

/** Checks for a byte that continues a character in UTF-8. */
function isWithinCharacter(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte < 0xc0;
}

/** The most time zones to read from a calendar, and the most characters of one. */
const ZONES_MAX = 10;
const ZONE_MAX = 20_000;
const BEGIN = "BEGIN:VTIMEZONE";
const END = "END:VTIMEZONE";
const INTRADAY = /BY(?:HOUR|MINUTE|SECOND|YEARDAY|WEEKNO)=/i;
/**
 * Checks whether a rule repeats more often than a few times a year. The rules of time zones don't, and expanding
 * such a rule would take a long time.
 */
const isFrequentRule = (line: string): boolean =>
  /^RRULE\b/i.test(line) && (!/FREQ=YEARLY/i.test(line) || INTRADAY.test(line));

/** The zones that a calendar defines, by their names in it. */
export type Zones = ReadonlyMap<string, ICAL.Timezone>;

/** Returns the zones that a calendar defines with its own rules (RFC 5545, 3.6.5). */
export function zonesIn(calendar: string): Zones {
  const zones = new Map<string, ICAL.Timezone>();
  for (const block of blocksOf(calendar)) {
    if (block.length > ZONE_MAX || block.split("\n").some(isFrequentRule)) continue;
    try {
      const component = ICAL.Component.fromString(block);
      const zone = new ICAL.Timezone({ component });
      zones.set(zone.tzid, zone);
    } catch {
      // A zone that can't be read is ignored.
    }
  }
  return zones;
}

/** Returns the parts of a calendar that define zones. */
function blocksOf(calendar: string): string[] {
  const [, ...starts] = calendar.replace(/\r?\n[ \t]/g, "").split(BEGIN, ZONES_MAX + 1);
  return starts.flatMap((text) => {
    const end = text.indexOf(END);
    return end === -1 ? [] : [`${BEGIN}${text.slice(0, end)}${END}`];
  });
}

/** Returns how far a local time in a zone is ahead of UTC, in seconds; zero without a zone. */
export function offsetIn(zone: ICAL.Timezone | undefined, local: string): number {
  return zone ? zone.utcOffset(ICAL.Time.fromDateTimeString(local)) : 0;
}
