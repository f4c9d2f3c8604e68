import { parseDate, parseDateTime, toZoned } from "@internationalized/date";
import { findIana } from "windows-iana";
import { isInCalendar } from "#domain/time.ts";
import { isTimeZone } from "#domain/time-zones.ts";
import { offsetIn, type Zones, zonesIn } from "#server/lib/icalendar.ts";

const READ_MAX = 200_000;
const LINES_MAX = 5_000;
const DAY_MINUTES = 1_440;
/** The areas in IANA names of zones. */
const AREAS = "Africa America Antarctica Asia Atlantic Australia Europe Indian Pacific".split(" ");

/** An appointment of an iCalendar object (RFC 5545), with its times as instants. */
export type Appointment = {
  readonly method: "request" | "cancel" | "other";
  readonly uid: string;
  readonly sequence: number;
  readonly startsAt: string;
  readonly durationMinutes: number;
  readonly timeZone: string;
  readonly summary: string;
  readonly location: string | null;
  readonly organizer: string | null;
};

type Line = {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
};

/** Returns the first event of a calendar, or null if it has no start. Doesn't expand recurring events. */
export function readAppointment(calendar: string): Appointment | null {
  const lines = linesOf(calendar.slice(0, READ_MAX));
  const method = lines.find(({ name }) => name === "METHOD")?.value.toUpperCase();
  const event = firstEvent(lines);
  const start = event.get("DTSTART");
  if (!start) return null;
  const zoneRules = zonesIn(calendar.slice(0, READ_MAX));
  const begin = instantOf(start, zoneRules);
  if (begin === null) return null;
  const status = event.get("STATUS")?.value.toUpperCase();
  const isRequest =
    method === undefined || method === "REQUEST" || method === "PUBLISH" || method === "COUNTER";
  return {
    method: method === "CANCEL" || status === "CANCELLED" ? "cancel" : isRequest ? "request" : "other",
    uid: (event.get("UID")?.value ?? "").slice(0, 500),
    sequence: Number.parseInt(event.get("SEQUENCE")?.value ?? "0", 10) || 0,
    startsAt: begin.at.toISOString(),
    durationMinutes: minutesOf(event, begin.at, zoneRules),
    timeZone: begin.timeZone,
    summary: textOf(event.get("SUMMARY")),
    location: textOf(event.get("LOCATION")) || null,
    organizer:
      event
        .get("ORGANIZER")
        ?.value.replace(/^mailto:/i, "")
        .toLowerCase() ?? null,
  };
}

/** Unfolds a calendar's lines (RFC 5545, 3.1), and splits them into name, parameters, and value. */
function linesOf(calendar: string): Line[] {
  return calendar
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/, LINES_MAX)
    .flatMap((line) => {
      const parts = /^([A-Za-z-]{1,40})((?:;[A-Za-z-]{1,40}=(?:"[^"]*"|[^";:]*))*):(.*)$/.exec(line);
      if (!parts) return [];
      const parameterMatches = (parts[2] ?? "").matchAll(/;([A-Za-z-]+)=(?:"([^"]*)"|([^";:]*))/g);
      const parameters = new Map(
        [...parameterMatches].map(
          ([, name = "", quoted, plain]) => [name.toUpperCase(), quoted ?? plain ?? ""] as const,
        ),
      );
      return [{ name: (parts[1] ?? "").toUpperCase(), parameters, value: parts[3] ?? "" }];
    });
}

/** Returns the first event's own properties, without its alarms' properties. */
function firstEvent(lines: readonly Line[]): ReadonlyMap<string, Line> {
  const properties = new Map<string, Line>();
  const begin = lines.findIndex(({ name, value }) => name === "BEGIN" && value.toUpperCase() === "VEVENT");
  if (begin === -1) return properties;
  let depth = 0;
  for (const line of lines.slice(begin + 1)) {
    if (line.name === "BEGIN") depth += 1;
    else if (line.name === "END" && depth === 0) break;
    else if (line.name === "END") depth -= 1;
    else if (depth === 0 && !properties.has(line.name)) properties.set(line.name, line);
  }
  return properties;
}

/** Returns the IANA name of a calendar's zone, which can be a Windows name, an IANA name, or a path that ends with one. */
function ianaZone(name: string): string | null {
  const [mapped] = findIana(name);
  if (mapped) return mapped;
  const starts = AREAS.map((area) => name.indexOf(`${area}/`)).filter((start) => start !== -1);
  const path = name.slice(Math.max(0, ...starts));
  return isTimeZone(path) ? path : null;
}

/** Returns the instant of a date-time value, and its time zone. */
function instantOf({ parameters, value }: Line, zones: Zones): { at: Date; timeZone: string } | null {
  // Exchange writes the zone "tzone://Microsoft/Utc" without the quotation marks that its colon needs.
  const time = value.trim().replace(/^\/\/Microsoft\/Utc:/i, "");
  const parts = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?(Z)?)?/.exec(time);
  if (!parts) return null;
  const [, year, month, day, hour = "00", minute = "00", , utc] = parts;
  const local = `${year}-${month}-${day}T${hour}:${minute}:00`;
  const named = parameters.get("TZID") ?? "";
  const timeZone = utc ? "UTC" : (ianaZone(named) ?? "UTC");
  try {
    parseDate(local.slice(0, 10));
    const offset = utc || ianaZone(named) !== null ? 0 : offsetIn(zones.get(named), local);
    const zoned = toZoned(parseDateTime(local), timeZone).toDate();
    const at = new Date(zoned.getTime() - offset * 1_000);
    return isInCalendar(at) ? { at, timeZone } : null;
  } catch {
    return null;
  }
}

function minutesOf(event: ReadonlyMap<string, Line>, start: Date, zones: Zones): number {
  const end = event.get("DTEND");
  const until = end ? instantOf(end, zones) : null;
  const length = /^P(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?)?/.exec(
    event.get("DURATION")?.value ?? "",
  );
  const [, days = "0", hours = "0", minutes = "0"] = length ?? [];
  const durationMinutes = until
    ? Math.round((until.at.getTime() - start.getTime()) / 60_000)
    : Number(days) * DAY_MINUTES + Number(hours) * 60 + Number(minutes);
  return durationMinutes > 0 && durationMinutes <= DAY_MINUTES ? durationMinutes : 60;
}

/** Returns a TEXT value without its escapes (RFC 5545, 3.3.11), cut to a title's length. */
function textOf(line: Line | undefined): string {
  const text = (line?.value ?? "").replace(/\\n/gi, " ").replace(/\\([\\;,])/g, "$1");
  return text.replace(/\s+/g, " ").trim().slice(0, 200);
}
