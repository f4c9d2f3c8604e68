import { fold } from "#domain/fold.ts";
import { linkIdentity } from "#domain/link-identity.ts";
import { countryCode, readPlace } from "#domain/place-in-text.ts";
import type { PostingLink } from "#domain/posting-link.ts";
import { modeInTitle, modeInWords, statedMode } from "#domain/work-mode-in-text.ts";
import type { FieldSource, Posting } from "./contract.ts";
import { readInterface } from "./interface-posting.ts";
import { findThings, type JsonObject, type Things, textOf } from "./json-ld.ts";
import { labeled } from "./labels.ts";
import { type PageContent, readContent } from "./page-content.ts";
import { payInText } from "./pay.ts";
import {
  type Fields,
  fieldsOfThing,
  line,
  longText,
  placeOf,
  withoutNothing,
  workTypeOf,
} from "./posting-fields.ts";
import { fieldsOfMetadata, fieldsOfSite, wholeTitle } from "./site-fields.ts";
import { type Site, type SiteField, siteOf, wantedOf } from "./sites.ts";

/** The material of one posting. */
export type Material = {
  /** The page; empty if it couldn't be fetched. */
  html: string;
  /** The page's address. */
  link?: string | undefined;
  /** The response of the system's public interface. */
  interface?: { posting: PostingLink; response: string } | undefined;
  /** The text that the person selected on the page. */
  selected?: string | undefined;
};

type Step = { source: FieldSource; fields: Fields };

/**
 * Reads a posting, each field from the first source that has it: the page's JSON-LD, its microdata, the public interface of the system that
 * hosts it, the page's metadata, the reader of its site, and the text that the person selected. Pay, place, and mode that no source has as
 * data are read in the description. If nothing names a job, the title is null.
 */
export function readPosting(material: Material | string): Posting {
  const {
    html,
    link,
    interface: response,
    selected,
  } = typeof material === "string" ? { html: material } : material;
  const url = link !== undefined && URL.canParse(link) ? new URL(link) : null;
  const site = siteOf(url);
  const page = readContent(html, wantedOf(site));
  const things = findThings(page.scripts);
  const names = [page.meta.get("og:title"), page.title, page.meta.get("twitter:title")];
  const inScripts = things.postings.map(({ posting }) => posting);
  const jsonLd = choose(
    inScripts,
    things.postings.every(({ isListed }) => isListed),
    link,
    names,
  );
  const microdata = choose(page.items, false, link, names);
  const steps: Step[] = [
    { source: "json_ld", fields: jsonLd ? fieldsOfThing(jsonLd) : {} },
    { source: "microdata", fields: microdata ? fieldsOfThing(microdata) : {} },
    { source: "interface", fields: response ? readInterface(response.posting, response.response) : {} },
    { source: "metadata", fields: fieldsOfMetadata(page, site) },
    { source: "site", fields: fieldsOfSite(page, site) },
    { source: "selection", fields: withoutNothing({ description: longText(selected ?? "") }) },
  ];
  return assemble(steps, fallbacks(page, site, things));
}

/**
 * Returns the posting that a page is about: the only one, the one with the page's address, or the one that the page's title names.
 * @returns null if the page only lists postings
 */
function choose(
  postings: readonly JsonObject[],
  areListed: boolean,
  link: string | undefined,
  names: readonly (string | undefined)[],
): JsonObject | null {
  const [first, ...others] = postings;
  if (first === undefined || others.length === 0) return first ?? null;
  const identity = link === undefined ? null : linkIdentity(link);
  const byLink = postings.find(
    ({ url }) => identity !== null && linkIdentity(textOf(url) ?? "") === identity,
  );
  if (byLink) return byLink;
  const titles = names.map((name) => fold(line(name) ?? "")).filter((name) => name !== "");
  const named = postings.filter((posting) => {
    const title = fold(line(textOf(posting.title) ?? textOf(posting.name)) ?? "");
    return title !== "" && titles.some((whole) => whole.includes(title));
  });
  const byTitle = named.toSorted((one, other) => titleLength(other) - titleLength(one))[0];
  if (byTitle) return byTitle;
  return areListed ? null : first;
}

function titleLength(posting: JsonObject): number {
  return textOf(posting.title)?.length ?? 0;
}

/** Returns the fields that count only if no source has them: the page's whole title, and the organization that publishes the page. */
function fallbacks(page: PageContent<SiteField>, site: Site, { organization }: Things): Step[] {
  const isOwn = site.hosts.length === 0;
  return [
    { source: "json_ld", fields: withoutNothing({ companyName: isOwn ? line(organization) : undefined }) },
    { source: "metadata", fields: withoutNothing({ title: wholeTitle(page) }) },
  ];
}

const NAMES = [
  "title",
  "companyName",
  "validThrough",
  "description",
  "workMode",
  "workType",
  "location",
  "compensation",
] as const;

function assemble(steps: readonly Step[], last: readonly Step[]): Posting {
  const fields: Fields = {};
  const sources: Posting["sources"] = {};
  const take = ({ source, fields: given }: Step) => {
    for (const name of NAMES) {
      if (fields[name] !== undefined || given[name] === undefined) continue;
      Object.assign(fields, { [name]: given[name] });
      sources[name] = source;
    }
  };
  for (const step of steps) take(step);
  if (fields.title !== undefined && fields.workMode === undefined)
    take({
      source: sources.title ?? "metadata",
      fields: withoutNothing({ workMode: modeInTitle(fields.title) ?? undefined }),
    });
  const described = steps.find(({ fields: { description } }) => description !== undefined);
  if (described) take({ source: described.source, fields: fieldsInText(described, fields) });
  for (const step of last) take(step);
  const { title = null, companyName = null, validThrough = null, ...job } = fields;
  return { title, companyName, validThrough, job, sources };
}

/** Returns the fields that a description states in its labels and sentences. */
function fieldsInText({ source, fields: { description = "" } }: Step, known: Fields): Fields {
  const labels = labeled(description);
  const place = labels.place;
  const location = known.location ?? placeOf(place);
  const country = countryCode(location?.country ?? "") ?? undefined;
  const isPage = source === "site" || source === "selection";
  const mode =
    (labels.mode === undefined ? null : modeInWords(labels.mode)) ??
    (place === undefined ? null : readPlace(place).mode) ??
    statedMode(description);
  return withoutNothing({
    title: isPage ? line(labels.title) : undefined,
    companyName: isPage ? line(labels.company) : undefined,
    workMode: mode ?? undefined,
    workType: labels.type === undefined ? undefined : workTypeOf(labels.type),
    location: placeOf(place),
    compensation: payInText(description, { country, city: location?.city }),
  });
}
