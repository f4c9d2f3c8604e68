import ICAL from "ical.js";

/** Returns the identity of an event in calendars: the same in a feed, in email, and in a file. */
export function uidOf(id: string): string {
  return `${id}@offerlane`;
}

/** Removes the control characters that a TEXT value may not contain (RFC 5545, 3.3.11), except tabs and line ends. */
export function plainText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
  return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g, "");
}

/** The most time zones to read from a calendar, and the most characters of one. */
const ZONES_MAX = 10;
const ZONE_MAX = 20_000;
const BEGIN = "BEGIN:VTIMEZONE";
const END = "END:VTIMEZONE";
/** Matches rules that repeat more often than yearly. Time zones don't, and expanding such a rule would take long. */
const FREQUENT_RULE = /^RRULE\b(?!.*FREQ=YEARLY)/im;
const INTRADAY_RULE = /^RRULE\b.*BY(?:HOUR|MINUTE|SECOND|YEARDAY|WEEKNO)=/im;

/** The zones that a calendar defines, by their names in it. */
export type Zones = ReadonlyMap<string, ICAL.Timezone>;

/** Returns the zones that a calendar defines with its own rules (RFC 5545, 3.6.5). */
export function zonesIn(calendar: string): Zones {
  const zones = new Map<string, ICAL.Timezone>();
  for (const block of blocksOf(calendar)) {
    if (block.length > ZONE_MAX || FREQUENT_RULE.test(block) || INTRADAY_RULE.test(block)) continue;
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

/** Returns the seconds by which a local time is ahead of UTC in a zone; zero for no zone. */
export function offsetIn(zone: ICAL.Timezone | undefined, local: string): number {
  return zone ? zone.utcOffset(ICAL.Time.fromDateTimeString(local)) : 0;
}
