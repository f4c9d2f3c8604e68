import { LIMITS } from "#domain/limits.ts";
import { countryCode, readPlace } from "#domain/place-in-text.ts";
import { modeInWords } from "#domain/work-mode-in-text.ts";
import { htmlToText } from "#server/lib/html-text.ts";
import type { Compensation, Posting, PostingLocation } from "./contract.ts";
import { asList, isObject, type Json, type JsonObject, textOf } from "./json-ld.ts";
import { compensationOf } from "./pay.ts";

/** The fields of a posting in one source. */
export type Fields = {
  title?: string;
  companyName?: string;
  validThrough?: string;
  description?: string;
  workMode?: NonNullable<Posting["job"]["workMode"]>;
  workType?: NonNullable<Posting["job"]["workType"]>;
  location?: PostingLocation;
  compensation?: Compensation;
};

const WORK_TYPES: readonly (readonly [NonNullable<Fields["workType"]>, RegExp])[] = [
  [
    "internship",
    /\bintern(?:s|ship)?\b|praktik|stagiaire|prácticas|インターン|tirocinio|estágio|\bstaż|стаж[иу]|\bstajyer|实习|인턴/i,
  ],
  [
    "part_time",
    /part[\s_-]?time|teilzeit|temps partiel|tiempo parcial|media jornada|パート|アルバイト|deeltijd|deltid|osa-aikai|niepełny|pół etatu|tempo parziale|meio período|yarı zamanlı|неповна|неполная|دوام جزئي|兼职|파트/i,
  ],
  ["contract", /contract|freelan|cdd\b|業務委託|契約社員/i],
  ["temporary", /temp(?:orary)?\b|per[\s_-]?diem|befrist|fixed[\s-]?term|intérim|season|派遣/i],
  [
    "full_time",
    /full[\s_-]?time|vollzeit|festanstell|permanent|regular|temps plein|\bcdi\b|tiempo completo|jornada completa|正社員|voltijd|heltid|fuldtid|kokoaikai|pełny etat|plný úvazek|tempo (?:pieno|integral)|tam zamanlı|повна|полная|دوام كامل|全职|정규직/i,
  ],
];

const WORK_TYPES_MAX = 20;

/** Returns the fields of a JobPosting (schema.org). Ignores `estimatedSalary`, which isn't the employer's. */
export function fieldsOfJobPosting(posting: JsonObject): Fields {
  const location = locationOf(posting.jobLocation) ?? areaOf(posting.applicantLocationRequirements);
  const country = countryCode(location?.country ?? "") ?? undefined;
  return definedOf({
    title: line(textOf(posting.title) ?? textOf(posting.name)),
    companyName: nameOf(posting.hiringOrganization),
    validThrough: dayOf(posting.validThrough),
    description: descriptionOf(posting),
    workMode: modeOf(posting.jobLocationType) ?? modeOf(localityOf(posting.jobLocation)),
    workType: workTypeOf(posting.employmentType),
    location,
    compensation: compensationOf(
      posting.baseSalary,
      { country, city: location?.city },
      posting.salaryCurrency,
    ),
  });
}

/** Converts text or HTML to one line for a title or a name, and cuts it to the maximum length. */
export function line(text: string | null | undefined): string | undefined {
  if (text === null || text === undefined) return undefined;
  const flat = storable(htmlToText(text)).replace(/\s+/g, " ").trim();
  return cut(flat, LIMITS.text.title) || undefined;
}

/** Returns text as a description, cut to the maximum length. */
export function longText(text: string): string | undefined {
  return cut(storable(text), LIMITS.text.notes) || undefined;
}

/** Returns the day of a date or an instant as written, which is a day in the site's time zone. */
export function dayOf(moment: Json | undefined): string | undefined {
  const day = textOf(moment)?.slice(0, 10) ?? "";
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay && new Date(day).toISOString().startsWith(day) ? day : undefined;
}

/** The properties that make up a description. */
const PARTS = ["description", "responsibilities", "qualifications", "incentives"] as const;

function descriptionOf(posting: JsonObject): string | undefined {
  const [description, ...parts] = PARTS.map((name) =>
    asList(posting[name]).map((part) => textOf(part) ?? ""),
  );
  const all = [description, ...parts.filter((part) => part !== undefined)];
  const texts = all.flatMap((html) => html ?? []).map((html) => htmlToText(html));
  const whole = texts.filter(
    (text, at) => text !== "" && !texts.slice(0, at).some((before) => before.includes(text)),
  );
  return longText(whole.join("\n\n"));
}

/** Returns the mode of work that a word in data means, such as `TELECOMMUTE`; undefined if it is unknown. */
export function modeOf(value: Json | undefined): Fields["workMode"] {
  for (const item of asList(value)) {
    const mode = modeInWords(String(item).replace(/(?<=[a-z])(?=[A-Z])|_/g, " "));
    if (mode) return mode;
  }
  return undefined;
}

/** Returns the type of work that words in data or a short text mean. */
export function workTypeOf(employmentType: Json | undefined): Fields["workType"] {
  const types = asList(employmentType).slice(0, WORK_TYPES_MAX);
  const names = types.flatMap((type) => (textOf(type) ?? "").split(/[,;/·|]/, WORK_TYPES_MAX));
  for (const name of names) {
    const found = WORK_TYPES.find(([, word]) => word.test(name))?.[0];
    if (found) return found;
  }
  return undefined;
}

/** Returns the name of a place, which can contain the mode of work: "Remote", "Berlin (Hybrid)". */
function localityOf(jobLocation: Json | undefined): Json {
  const [place] = asList(jobLocation);
  const address = isObject(place) ? (asList(place.address)[0] ?? place.name) : place;
  return (isObject(address) ? textOf(address.addressLocality) : address) ?? null;
}

function locationOf(jobLocation: Json | undefined): PostingLocation | undefined {
  const [place] = asList(jobLocation);
  const address = isObject(place) ? (asList(place.address)[0] ?? place.name) : place;
  if (typeof address === "string") return placeOf(line(address));
  if (!isObject(address)) return undefined;
  const locality = partOf(address.addressLocality);
  const read = locality?.includes(",")
    ? placeOf(locality)
    : locality && modeInWords(locality)
      ? placeOf(locality)
      : { city: locality };
  const location = definedOf({
    street: partOf(address.streetAddress),
    ...read,
    state: partOf(address.addressRegion) ?? read?.state,
    country: partOf(address.addressCountry) ?? read?.country,
    postalCode: partOf(address.postalCode),
  });
  return Object.keys(location).length > 0 ? location : undefined;
}

/** Returns an organization's name without the number that Workday puts before it: "00060 The Boeing Company". */
function nameOf(organization: Json | undefined): string | undefined {
  const [first] = asList(organization);
  const name = textOf(organization) ?? (isObject(first) ? textOf(first.legalName) : null);
  return line(name?.replace(/^0\d{2,5}\s+/, ""));
}

/** Words that systems write for an unknown part of an address. */
const UNKNOWN = /^(?:unavailable|unknown|anywhere|worldwide|n\/?a|null|undefined|none|[-–—.]{1,3})$/i;

/** Returns a part of an address, without commas around it. */
function partOf(value: Json | undefined): string | undefined {
  const part = line(textOf(value))?.replace(/^[,\s]{1,9}|[,\s]{1,9}$/g, "");
  return part === undefined || UNKNOWN.test(part) ? undefined : part || undefined;
}

/** Returns the country in which applicants must live, if it is the only one. */
function areaOf(requirements: Json | undefined): PostingLocation | undefined {
  const areas = asList(requirements);
  const country = areas.length === 1 ? line(textOf(areas[0])) : undefined;
  return country !== undefined && countryCode(country) !== null ? { country } : undefined;
}

/** Returns the place that a short text names; undefined if it names none. */
export function placeOf(text: string | undefined): PostingLocation | undefined {
  if (text === undefined || text.length > PLACE_MAX) return undefined;
  const { place } = readPlace(text);
  return Object.keys(place).length > 0 ? place : undefined;
}
const PLACE_MAX = 300;

/** Removes the properties that are undefined. */
export function definedOf<All extends object>(fields: All): { [Name in keyof All]?: NonNullable<All[Name]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof All]?: NonNullable<All[Name]> };
}

/** Removes the characters that PostgreSQL can't store. */
function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`;
}
