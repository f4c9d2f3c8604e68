import { z } from "zod";
import { normalizeEmail } from "#domain/email-address.ts";
import { isInvisible } from "#domain/invisible.ts";
import { LIMITS } from "#domain/limits.ts";
import { isInCalendar } from "#domain/time.ts";
import { isTimeZone } from "#domain/time-zones.ts";
import { webAddress } from "#domain/web-address.ts";
import { ID_PREFIXES, type IdKind } from "#server/codes.ts";
import { isId } from "./ids.ts";

/** Rules for all fields: every string has a maximum length, is trimmed, and can be stored. */
export const { title: TITLE_MAX, notes: TEXT_MAX, url: URL_MAX } = LIMITS.text;

const STORABLE = "Text can't contain NUL characters or broken surrogates.";

/** Checks whether PostgreSQL can store the text. */
export function storable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

/** Returns the text with characters that PostgreSQL can't store replaced. */
export function storableText(text: string): string {
  return text.replaceAll("\0", "\u{fffd}").toWellFormed();
}

/**
 * Returns a JSON value whose texts PostgreSQL can store. Texts from elsewhere can contain any character, and
 * cutting them can break one.
 */
export function withStorableTexts<Value>(value: Value): Value {
  if (typeof value === "string") return storableText(value) as Value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withStorableTexts) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withStorableTexts(one)]),
  ) as Value;
}

/** Returns the schema of trimmed text with at most `max` characters. */
export function text(max: number) {
  return z.string().trim().max(max, `At most ${max} characters.`).refine(storable, STORABLE);
}

/** Returns the schema of a title or name, in which something can be seen. */
export function title(max: number = TITLE_MAX) {
  return z
    .string()
    .trim()
    .min(1, "Can't be empty.")
    .max(max, `At most ${max} characters.`)
    .refine((value) => value === "" || !isInvisible(value), "Can't be empty.")
    .refine(storable, STORABLE);
}

/** Returns the schema of text or null; text without a visible character becomes null. */
export function nullableText(max: number) {
  return text(max)
    .nullable()
    .overwrite((value) => (value !== null && isInvisible(value) ? null : value));
}

export const NO_LINK = "Must be a web address such as https://example.com/jobs.";

/** A link to a web page, or null; an empty string means null. A link without a scheme gets https. */
export function nullableUrl() {
  return z
    .string()
    .overwrite((value) => webAddress(value) ?? value.trim())
    .max(URL_MAX, `At most ${URL_MAX} characters.`)
    .refine(storable, STORABLE)
    .nullable()
    .overwrite((value) => (value === "" ? null : value))
    .refine((value) => value === null || webAddress(value) !== null, NO_LINK);
}

const EMAIL_MAX = LIMITS.text.email;

/** Returns the schema of an email address to find a row by; an invalid address finds none. */
export function addressToFind() {
  return text(EMAIL_MAX).overwrite(normalizeEmail);
}

/** The applicants whom a bulk change affects. */
export const applicantEmails = z
  .array(addressToFind())
  .min(1)
  .max(LIMITS.requests.bulkApplicants)
  .describe("The applicants' addresses.");

/** Returns the schema of an email address, which it normalizes. */
export function emailAddress() {
  return z
    .string()
    .overwrite(normalizeEmail)
    .max(EMAIL_MAX, `At most ${EMAIL_MAX} characters.`)
    .refine((value) => z.email().safeParse(value).success, "Must be an email address.");
}

const NOTHING = "none";

/** Schemas of fields that name a row or an organization. */
export const rowNames = z.registry();

/** Returns the schema of an id that names a row, of one kind or several. An id of the wrong shape is treated as unknown. */
export function id(kind: IdKind | readonly IdKind[], description: string) {
  const kinds = [kind].flat();
  const schema = z
    .string()
    .overwrite((value) => (kinds.some((item) => isId(item, value)) ? value : NOTHING))
    .describe(description);
  rowNames.add(schema);
  return schema;
}

/** Returns the schema of an id that filters a list. An id of the wrong shape is rejected, because an empty list would hide the mistake. */
export function idFilter(kind: IdKind, description: string) {
  const example = `${ID_PREFIXES[kind]}_…`;
  return z
    .string()
    .refine((value) => isId(kind, value), `Must be an ID such as ${example}`)
    .describe(description);
}

/** The slug that names an organization. An invalid slug is treated as unknown. */
export const organizationSlug = z
  .string()
  .overwrite((value) => (/^[a-z0-9-]{1,80}$/.test(value) ? value : "-"))
  .describe("The organization's slug.");
rowNames.add(organizationSlug);

/** The response of a change whose handler returns nothing. */
export const Done = z.object({}).default({});

/**
 * Keys in a schema's metadata that each transport translates: for text that is an instant (`date-time`) or a
 * day or an instant (`day-or-instant`), and for an enumeration that may gain values within a version.
 */
export const MOMENT = "x-moment";
export const MAY_GROW = "x-may-grow";

/** Returns the schema of an enumeration that may grow: clients must accept new values without a new version. */
export function growingEnum<const Values extends readonly string[]>(values: Values) {
  return z.enum(values).meta({ [MAY_GROW]: true });
}

const INSTANT_MESSAGE = "Must be an ISO 8601 instant with an offset, such as 2026-11-20T09:00:00Z.";
const DAY_MESSAGE = "Must be a day such as 2026-11-20, or an ISO 8601 instant with an offset.";
const instantForm = z.iso.datetime({ offset: true });
/** The basic form of ISO 8601, without separators, as calendars use it. */
const BASIC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(?=(\d\d)?)/i;
/** Short ISO 8601 forms: to the minute, with a decimal comma, in lower case, or with an offset in hours or without its colon. */
const TERSE = /^(.+T\d\d:\d\d)(:\d\d(?:[.,]\d+)?)?(?:Z|([+-]\d\d)(?::?(\d\d))?)$/i;

/**
 * Returns the schema of a day or an instant, converted to UTC with milliseconds. A bare day means its first
 * moment in UTC, or its last one if the bound includes its end; "kept" leaves it as a day.
 */
export function dayOrInstant(moment: "first" | "last" | "kept" = "first") {
  return z
    .string()
    .trim()
    .overwrite(spelledOut)
    .refine((value) => isMoment(value) && (isDay(value) || isInstant(value)), DAY_MESSAGE)
    .overwrite((value) => {
      if (!isDay(value) || moment === "first") return toUtc(value);
      return moment === "last" ? `${value}T23:59:59.999Z` : value;
    })
    .meta({ [MOMENT]: "day-or-instant" });
}

/** Returns the schema of a day or an instant, or null; an empty string becomes null. */
export function nullableDayOrInstant() {
  return z
    .string()
    .trim()
    .nullable()
    .overwrite((value) => (value === "" ? null : value))
    .refine((value) => value === null || dayOrInstant().safeParse(value).success, DAY_MESSAGE)
    .overwrite((value) => (value === null ? null : toUtc(spelledOut(value))))
    .meta({ [MOMENT]: "day-or-instant" });
}

/** Returns the schema of an instant in the input, converted to UTC with milliseconds. */
export function instant() {
  return z
    .string()
    .trim()
    .overwrite(spelledOut)
    .refine((value) => isMoment(value) && isInstant(value), INSTANT_MESSAGE)
    .overwrite(toUtc)
    .meta({ [MOMENT]: "date-time" });
}

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/;

/**
 * Returns the schema of an instant, or of a time of day without an offset, which the handler converts to UTC with the time zone sent
 * along.
 */
export function instantOrLocal() {
  return z
    .string()
    .trim()
    .overwrite(spelledOut)
    .refine((value) => isMoment(value) && (isInstant(value) || LOCAL.test(value)), INSTANT_MESSAGE)
    .overwrite((value) => (LOCAL.test(value) ? value : toUtc(value)))
    .meta({ [MOMENT]: "date-time" });
}

/** An instant in a response. */
export const instantOut = z
  .string()
  .meta({ format: "date-time", description: "ISO 8601 in UTC with milliseconds." });

function isInstant(value: string): boolean {
  return instantForm.safeParse(value).success;
}

/** Expands a short form of an instant to the form that every parser accepts. Returns any other text unchanged. */
function spelledOut(value: string): string {
  const extended = value.replace(BASIC, (_all, year, month, day, hour, minute, second?: string) => {
    return `${year}-${month}-${day}T${hour}:${minute}${second === undefined ? "" : ":"}`;
  });
  return extended.replace(TERSE, (_all, minute: string, rest = ":00", hours?: string, minutes = "00") => {
    const offset = hours === undefined ? "Z" : `${hours}:${minutes}`;
    return `${minute.toUpperCase()}${rest.replace(",", ".")}${offset}`;
  });
}

/** Checks whether a text is a day, without a time. */
export function isDay(value: string): boolean {
  return z.iso.date().safeParse(value).success;
}

function toUtc(value: string): string {
  return isMoment(value) ? new Date(value).toISOString() : value;
}

/** Checks whether a text is a day or an instant in years that can be stored. */
export function isMoment(value: string): boolean {
  return isInCalendar(new Date(value));
}

/** Returns the schema of an IANA time zone that this machine knows. */
export function timeZone() {
  return z.string().trim().max(64).refine(isTimeZone, "Must be an IANA time zone such as Europe/Berlin.");
}
