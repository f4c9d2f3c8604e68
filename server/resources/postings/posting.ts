import { LIMITS } from "#domain/limits.ts";
import type { Posting, PostingLocation } from "./contract.ts";
import { htmlToText, readContent } from "./html-text.ts";
import {
  asList,
  compensationOf,
  findJobPosting,
  isObject,
  type Json,
  type JsonObject,
  textOf,
} from "./json-ld.ts";

const WORK_TYPES: Record<string, Posting["job"]["workType"]> = {
  FULL_TIME: "full_time",
  PART_TIME: "part_time",
  CONTRACTOR: "contract",
  CONTRACT: "contract",
  TEMPORARY: "temporary",
  PER_DIEM: "temporary",
  INTERN: "internship",
  INTERNSHIP: "internship",
};

/** The most employment types that are read. */
const WORK_TYPES_MOST = 20;

/**
 * Reads a posting from a page: its JobPosting (schema.org) if it has one, otherwise its title. If the page names no job in either, the
 * title is null.
 */
export function readPosting(html: string): Posting {
  const { scripts, meta, title } = readContent(html);
  const posting = findJobPosting(scripts);
  const fallback = line(meta.get("og:title") ?? title);
  if (!posting) return { title: fallback, companyName: null, validThrough: null, job: {} };
  return {
    title: line(textOf(posting.title) ?? textOf(posting.name)) ?? fallback,
    companyName: line(textOf(posting.hiringOrganization)),
    validThrough: dayOf(posting.validThrough),
    job: withoutNothing({
      description: descriptionOf(posting),
      workMode: isRemote(posting) ? "remote" : undefined,
      workType: workTypeOf(posting.employmentType),
      location: locationOf(posting.jobLocation),
      compensation: compensationOf(posting.baseSalary ?? posting.estimatedSalary),
    }),
  };
}

/** Converts text to one line for a title or a name: entities decoded, no markup, no control characters, not too long. */
function line(text: string | null): string | null {
  if (text === null) return null;
  const flat = storable(htmlToText(text)).replace(/\s+/g, " ").trim();
  return cut(flat, LIMITS.text.title) || null;
}

/** Returns the day of a date or an instant as the page writes it: an instant there is in its site's time zone. */
function dayOf(moment: Json | undefined): string | null {
  const day = textOf(moment)?.slice(0, 10) ?? "";
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay && new Date(day).toISOString().startsWith(day) ? day : null;
}

function descriptionOf({ description }: JsonObject): string | undefined {
  const html = textOf(description);
  return html === null ? undefined : cut(storable(htmlToText(html)), LIMITS.text.notes) || undefined;
}

function isRemote({ jobLocationType }: JsonObject): boolean {
  return asList(jobLocationType).some((type) => /telecommute|remote/i.test(String(type)));
}

function workTypeOf(employmentType: Json | undefined): Posting["job"]["workType"] {
  const types = asList(employmentType).slice(0, WORK_TYPES_MOST);
  const names = types.flatMap((type) => String(type).split(",", WORK_TYPES_MOST));
  return names
    .map(
      (name) =>
        WORK_TYPES[
          name
            .trim()
            .toUpperCase()
            .replace(/[\s-]+/g, "_")
        ],
    )
    .find(Boolean);
}

function locationOf(jobLocation: Json | undefined): PostingLocation | undefined {
  const [place] = asList(jobLocation);
  const address = isObject(place) ? asList(place.address)[0] : place;
  if (typeof address === "string") return { city: line(address) ?? "" };
  if (!isObject(address)) return undefined;
  const location = withoutNothing({
    street: line(textOf(address.streetAddress)) ?? undefined,
    city: line(textOf(address.addressLocality)) ?? undefined,
    state: line(textOf(address.addressRegion)) ?? undefined,
    country: line(textOf(address.addressCountry)) ?? undefined,
    postalCode: line(textOf(address.postalCode)) ?? undefined,
  });
  return Object.keys(location).length > 0 ? location : undefined;
}

function withoutNothing<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

/** Removes the characters that PostgreSQL can't store. */
function storable(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

function cut(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).toWellFormed()}…`;
}
