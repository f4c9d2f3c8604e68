import { listed } from "./words-in-text.ts";
import { modeInWords, type WorkMode } from "./work-mode-in-text.ts";

/** A place as a text names it. */
type Place = { city?: string; state?: string; country?: string; postalCode?: string };
export type ReadPlace = {
  place: Place;
  mode: WorkMode | null;
  /** True if the text names several places. The first is taken. */
  saysMore: boolean;
};

const LOCALES = ["en", "de", "fr", "es", "ja", "it", "pt", "nl", "pl", "sv", "da", "nb", "fi", "cs"];
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MORE_NAMES: Readonly<Record<string, string>> = {
  usa: "US",
  "u.s.": "US",
  "u.s.a.": "US",
  "united states of america": "US",
  uk: "GB",
  england: "GB",
  scotland: "GB",
  "great britain": "GB",
  "the netherlands": "NL",
  holland: "NL",
  "czech republic": "CZ",
  uae: "AE",
  korea: "KR",
  "south korea": "KR",
};
/** Names of areas that are neither a city nor a country. */
const AREAS = new Set(
  listed(
    "europe, eu, emea, apac, latam, amer, americas, north america, worldwide, anywhere, global, dach, eea, multiple locations, various, europa, weltweit, nationwide, bundesweit, deutschlandweit, several locations",
  ),
);
const STATE = /^([A-Z]{2,3})(?:\s(\d{5})(?:-\d{4})?)?$/;
/** States and provinces of the US, Canada, and Australia. */
const STATES = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK NSW VIC QLD ACT TAS".split(
    " ",
  ),
);
/** The names of those states and provinces. A line that contains one is a place. */
const STATE_NAMES = new Set(
  listed(
    "alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma, oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, alberta, british columbia, manitoba, new brunswick, nova scotia, ontario, quebec, québec, saskatchewan, new south wales, victoria, queensland, western australia, south australia, tasmania",
  ),
);
const POSTAL_UK = /^[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/;
const POSTAL_CITY = /^(?:[A-Z]{1,2}-)?(\d{4,5})\s(\p{L}.*)$/u;
/** A place as Taleo and iCIMS write it: "US-RI-Kingston", "United States-New York-New York". */
const CODED = /^\s{0,9}([A-Z]{2}|\p{Lu}[\p{L} ]{3,30})-(\p{L}[\p{L} .]{1,40})-(\p{L}[\p{L} .'’-]{1,60})$/u;
/** Parts that name no place. */
const FILLERS =
  /^(?:or|and|oder|und|ou|based|office|hq|headquarters|flexible|area|greater|\d+\+? (?:more|locations?|days?).*)$/i;

let codes: Map<string, string> | null = null;

/** Returns the code of a country by its name or code in one of five languages; null for other texts. */
export function countryCode(text: string): string | null {
  codes ??= countryNames();
  const plain = text.trim().toLowerCase();
  return codes.get(plain) ?? null;
}

function countryNames(): Map<string, string> {
  const codesByName = new Map(Object.entries(MORE_NAMES));
  const names = LOCALES.map(
    (locale) => new Intl.DisplayNames([locale], { type: "region", fallback: "none" }),
  );
  for (const letter of LETTERS) {
    for (const other of LETTERS) {
      const code = letter + other;
      const isWithdrawn = new Intl.Locale(`und-${code}`).region !== code;
      if (names[0]?.of(code) === undefined || isWithdrawn || /^(?:EU|UN|EZ|XA|XB|ZZ|QO)$/.test(code))
        continue;
      codesByName.set(code.toLowerCase(), code);
      for (const name of names) codesByName.set((name.of(code) ?? code).toLowerCase(), code);
    }
  }
  return codesByName;
}

/** Reads a line that is only a place. Returns null unless it names a country, a state, or a postal code besides the city. */
export function placeInLine(line: string): ReadPlace | null {
  const read = readPlace(line);
  const { city, country, state, postalCode } = read.place;
  const isSure =
    country !== undefined ||
    postalCode !== undefined ||
    (state !== undefined && (STATES.has(state) || STATE_NAMES.has(state.toLowerCase())));
  return city !== undefined && isSure ? read : null;
}

/**
 * Reads a place such as "Berlin, Germany", "Austin, TX 78701", "Remote - US", "London (Hybrid)", or "10115 Berlin". A mode isn't a city,
 * nor is a country or a whole continent.
 */
export function readPlace(text: string): ReadPlace {
  // Several places are alternatives; the first counts.
  const places = text
    .replace(/^(?:\p{Extended_Pictographic}|\p{RI}|\uFE0F|\s){1,9}/u, "")
    .replace(CODED, (coded, country, state, city) =>
      countryCode(country) ? `${city}, ${state}, ${country}` : coded,
    )
    .replace(/※.*|\s\d{1,3}\+? (?:vacanc|positions?|openings?).*/su, "")
    .replace(/^[^(（]{1,40}[(（]([^()（）]{1,40}[都道府県][^()（）]{1,40})[)）]/u, "$1")
    .replace(/[(（]([^()（）]{1,200})[)）]/gu, inBrackets)
    .replace(/[()（）[\]]/g, " , ")
    .split(/[;|•·\n]|\s\/\s|\/(?=\p{Lu})|\s(?:or|oder|ou)\s/u)
    .map((place) =>
      place
        .split(/[,、]|\s[-–—]\s|(?<=\p{L})-(?=(?:US|UK|EU|DE)\b)/u)
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    );
  const mode = modeInWords(text);
  const named = places.map((parts) => parts.map(withoutMode).filter((part) => isNamed(part)));
  const [first = [], ...others] = named.filter((parts) => parts.length > 0);
  return { place: placeOf(first), mode, saysMore: others.length > 0 };
}

/** Countries whose codes can follow a city in brackets. Other codes are provinces, as in "Altare (SV)". */
const BRACKETED = new Set(
  "US UK GB DE FR ES IT NL BE CH AT SE NO DK FI PL PT IE CA AU NZ IN JP SG AE ZA BR MX".split(" "),
);

/** Returns the text in brackets as a further part of the place; a space if it is a longer remark about the mode. */
function inBrackets(_all: string, inner: string): string {
  if (/^[A-Z]{2}$/.test(inner))
    return BRACKETED.has(inner) || !countryCode(inner) ? `, ${inner}` : `, ${inner}${PROVINCE}`;
  return inner.split(/\s/).length > 4 && modeInWords(inner) !== null ? " " : ` , ${inner} , `;
}
/** A mark after a province's code, so that the code isn't read as a country's. */
const PROVINCE = "\u2060";

/** Returns a part of a place without the words for the mode: "Remote in Germany", "Hybrid Berlin". */
function withoutMode(part: string): string {
  const bare = part.replace(/^anywhere (?:in|within) (?:the )?/i, "");
  if (modeInWords(part) === null) return bare;
  return bare
    .replace(
      /^(?:fully |100\s?% )?(?:hybrid (?:remote|work)|remote work|remote|remoto|hybrid|hybride|híbrido|on-?\s?site|in-?office|home-?office|télétravail|teletrabajo|work from home|wfh|リモート|在宅)(?:勤務)?\b\s?(?:within|from|in|:|-|–)?\s?(?:the )?/iu,
      "",
    )
    .replace(/[\s-]{0,2}(?:remote|hybrid|on-?\s?site)(?: possible)?$/i, "")
    .trim();
}

function isNamed(part: string): boolean {
  return (
    part !== "" &&
    !AREAS.has(part.toLowerCase()) &&
    (STATES.has(part) || !FILLERS.test(part)) &&
    /\p{L}/u.test(part) &&
    modeInWords(part) === null
  );
}

function placeOf(parts: readonly string[]): Place {
  const code = parts.length > 1 ? parts.find((part) => POSTAL_UK.test(part)) : undefined;
  return code === undefined
    ? placeOfNames(parts)
    : { ...placeOfNames(parts.filter((part) => part !== code)), postalCode: code };
}

function placeOfNames(parts: readonly string[]): Place {
  const [first, ...rest] = cityFirst(parts);
  if (first === undefined) return {};
  if (rest.length === 0 && countryCode(first) !== null && !/^(?:singapore|monaco|luxembourg)$/i.test(first))
    return { country: first };
  const postal = POSTAL_CITY.exec(first);
  const last = rest.at(-1) ?? "";
  const [, code = "", zip = postal?.[1]] = (rest.length === 1 && STATE.exec(last)) || [];
  const isState = STATES.has(code);
  const isCountry = !isState && countryCode(last) !== null && last !== "Georgia";
  const state = isState ? code : (isCountry ? rest.slice(0, -1) : rest).join(", ").replace(PROVINCE, "");
  // A Swiss town's canton follows its name.
  const [, town, canton] = /^(.{2,40}) ([A-Z]{2})$/.exec(postal?.[2] ?? "") ?? [];
  return {
    city: town ?? postal?.[2] ?? first,
    ...((canton ?? state) === "" ? {} : { state: canton ?? state }),
    ...(isCountry ? { country: last } : {}),
    ...(zip === undefined ? {} : { postalCode: zip }),
  };
}

/** Returns the parts with the city first: "US, CA, San Francisco" and "USA - Seattle, WA" begin with their country. */
function cityFirst(given: readonly string[]): readonly string[] {
  const postal = given.findIndex((part) => POSTAL_CITY.test(part));
  const parts = withStateApart(postal > 0 ? given.slice(postal) : given);
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  if (parts.length > 2 && countryCode(first) !== null && STATE.test(last)) return [...parts.slice(1), first];
  const isReversed =
    parts.length > 1 && countryCode(first) !== null && countryCode(last) === null && !STATE.test(last);
  return isReversed && first !== "Luxembourg" && first !== "Singapore" ? parts.toReversed() : parts;
}

/** Returns the parts with the state that ends the last one alone: "Austin TX", "Geelong, Great Ocean Road VIC". */
function withStateApart(parts: readonly string[]): readonly string[] {
  const [, name = "", state = ""] = /^(\p{L}.{1,60}) ([A-Z]{2,3})$/u.exec(parts.at(-1) ?? "") ?? [];
  if (!STATES.has(state) || state === "DE") return parts;
  return parts.length === 1 ? [name, state] : [...parts.slice(0, -1), state];
}
