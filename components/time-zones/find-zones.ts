import type { RawTimeZone } from "@vvo/tzdb";
import { fold } from "#domain/fold.ts";
import { nameToday, placeOf } from "#domain/time-zones.ts";
import { MORE_CITIES } from "./more-cities.ts";

/** A zone that matches a text: its IANA name, the place to show for it, and the alias that matched. */
export type FoundZone = { name: string; place: string; alias: string };

const SHOWN = 8;

/**
 * Returns the zones that a text means: a city, a country, an abbreviation such as PST, an offset such as GMT+2, or the
 * name of a zone. For an abbreviation that several countries use, it returns all of them.
 * @param known the names that this browser knows
 */
export function findZones(
  text: string,
  zones: readonly RawTimeZone[],
  known: ReadonlySet<string>,
): FoundZone[] {
  const needle = plainText(text);
  if (needle === "") return [];
  if (UTC.includes(needle)) return [{ name: "UTC", place: "UTC", alias: "Coordinated Universal Time" }];
  const minutes = offsetIn(needle);
  const found = zones.flatMap((zone) => {
    const match = minutes === null ? matchOf(zone, needle, known) : atOffset(zone, minutes, known);
    return match ? [{ ...match, isMain: MAIN.has(zone.name), size: zone.group.length }] : [];
  });
  return found
    .sort((a, b) => a.rank - b.rank || Number(b.isMain) - Number(a.isMain) || b.size - a.size)
    .slice(0, SHOWN)
    .map(({ name, place, alias }) => ({ name, place, alias }));
}

/** The zones that most people mean by a name or abbreviation that several share. */
const MAIN = new Set([
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "Europe/London",
  "Europe/Berlin",
  "Europe/Paris",
  "Asia/Kolkata",
  "Asia/Shanghai",
  "Australia/Sydney",
]);

const UTC = ["utc", "gmt", "z", "zulu", "coordinated universal time", "etc/utc"];

type Match = FoundZone & { rank: number };

/** Returns the offset from UTC, in minutes, in a text such as "GMT+2", "UTC-03:30", or "+5:30"; null for other texts. */
function offsetIn(needle: string): number | null {
  const [, sign, hours, minutes = 0] =
    /^(?:gmt|utc)?\s*([+\-−])\s*(\d{1,2})(?::?(\d{2}))?$/.exec(needle) ?? [];
  if (hours === undefined) return null;
  return (sign === "+" ? 1 : -1) * (Number(hours) * 60 + Number(minutes));
}

/** Returns the zone if its clocks have the offset, all year or in summer; otherwise null. */
function atOffset(zone: RawTimeZone, minutes: number, known: ReadonlySet<string>): Match | null {
  const { rawOffsetInMinutes: standard, dstAbbreviation, countryName, alternativeName } = zone;
  const isSummer = dstAbbreviation !== undefined && standard + 60 === minutes;
  if (standard !== minutes && !isSummer) return null;
  const place = `${cityOf(zone.name)}, ${countryName}`;
  return { name: nameOf(zone, known), place, alias: alternativeName, rank: 0 };
}

/** Returns the zone's current name. Starts from a name that this browser knows, if there is one. */
function nameOf({ name, group }: RawTimeZone, known: ReadonlySet<string>): string {
  const found = known.has(name) ? name : (group.find((other) => known.has(other)) ?? name);
  return nameToday(found);
}

function matchOf(zone: RawTimeZone, needle: string, known: ReadonlySet<string>): Match | null {
  const part = matchingPart(zone, needle, known);
  if (part === null) return null;
  const { rank, member, city = cityOf(member ?? zone.name) } = part;
  const place = `${city}, ${zone.countryName}`;
  return { name: member ?? nameOf(zone, known), place, alias: zone.alternativeName, rank };
}

/** Returns the rank of a zone's best match with a text, and the matching city or the zone of its group, if any; null without a match. */
function matchingPart(
  zone: RawTimeZone,
  needle: string,
  known: ReadonlySet<string>,
): { rank: number; city?: string; member?: string } | null {
  const { abbreviation, dstAbbreviation, alternativeName, countryName, group } = zone;
  const cities = [...zone.mainCities, ...(MORE_CITIES[zone.name] ?? [])];
  const aliases = [abbreviation, dstAbbreviation ?? ""].map(plain);
  if (aliases.includes(needle) || generic(zone) === needle) return { rank: 0 };
  const city = cities.find((item) => plain(item).startsWith(needle));
  // A whole name ranks above the beginning of another: India isn't Indianapolis.
  if (city) return { city, rank: plain(city) === needle ? 1 : 2 };
  if (plain(countryName) === needle) return { rank: 1 };
  const member = group.find((item) => known.has(item) && plain(cityOf(item)).startsWith(needle));
  if (member) return { member, rank: 2 };
  if (plain(countryName).startsWith(needle) || plain(alternativeName).startsWith(needle)) return { rank: 3 };
  const named = group.find((item) => known.has(item) && plain(item).includes(needle));
  if (named) return { member: named, rank: 4 };
  const words = [countryName, alternativeName, ...cities].flatMap((text) => plain(text).split(" "));
  return words.some((word) => word.startsWith(needle)) ? { rank: 5 } : null;
}

/** Returns "pt" for PST and PDT; null for other zones. */
function generic({ abbreviation, dstAbbreviation }: RawTimeZone): string | null {
  return dstAbbreviation && /^[A-Z]ST$/.test(abbreviation) ? plain(abbreviation.replace("S", "")) : null;
}

const cityOf = (name: string) => placeOf(name) ?? name;

/** The names in the data, folded: each keystroke compares thousands of them. */
const folded = new Map<string, string>();

/** Returns a name of the data as it is compared. */
function plain(name: string): string {
  const known = folded.get(name) ?? plainText(name);
  folded.set(name, known);
  return known;
}

const plainText = (text: string) => fold(text.trim().replaceAll("_", " "));
