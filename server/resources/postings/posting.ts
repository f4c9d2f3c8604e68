import { fold } from "#domain/fold.ts";
import { linkIdentity } from "#domain/link-identity.ts";
import { countryCode, readPlace } from "#domain/place-in-text.ts";
import type { PostingLink } from "#domain/posting-link.ts";
import { modeInTitle, modeInWords, statedMode } from "#domain/work-mode-in-text.ts";
import { readApiResponse } from "./api-response.ts";
import { Company } from "./company-name.ts";
import type { FieldSource, Posting } from "./contract.ts";
import { findJsonLd, type JsonLd, type JsonObject, textOf } from "./json-ld.ts";
import { readLabels } from "./labels.ts";
import { type PageContent, readContent } from "./page-content.ts";
import { postingsInPrograms } from "./page-data.ts";
import { countryOf, factsOfPage, placeOfLabels } from "./page-facts.ts";
import { payInText } from "./pay.ts";
import {
  definedOf,
  type Fields,
  fieldsOfJobPosting,
  line,
  longText,
  placeOf,
  workTypeOf,
} from "./posting-fields.ts";
import { factsTextOf, fieldsOfMetadata, fieldsOfSite, titlesOf, wholeTitle } from "./site-fields.ts";
import { type Site, type SiteField, selectorsOf, siteOf } from "./sites.ts";

/** The sources of one posting. */
export type Material = {
  /** The page; empty if it couldn't be fetched. */
  html: string;
  /** The page's address. */
  link?: string | undefined;
  /** The response of the system's public API. */
  interface?: { posting: PostingLink; response: string } | undefined;
  /** The text that the person selected on the page. */
  selected?: string | undefined;
};

type Step = { source: FieldSource; fields: Fields };

/**
 * Reads a posting. Takes each field from the first source that has it: the page's JSON-LD, its microdata, the public API of the system
 * that hosts it, the page's metadata, the elements of its site, and the text that the person selected. Reads pay, place, and mode of work
 * in the description if no source has them as data. The title is null if nothing names a job.
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
  const page = readContent(html, selectorsOf(site));
  const jsonLd = findJsonLd(page.scripts);
  const names = [page.meta.get("og:title"), page.title, page.meta.get("twitter:title")];
  const inScripts = choose(
    jsonLd.postings.map(({ posting }) => posting),
    jsonLd.postings.every(({ isListed }) => isListed),
    link,
    names,
  );
  const inMicrodata = choose(page.items, false, link, names);
  const inProgram = chooseNamed(postingsInPrograms(page.programs), titlesOf(page));
  const steps: Step[] = [
    { source: "json_ld", fields: inScripts ? fieldsOfJobPosting(inScripts) : {} },
    { source: "microdata", fields: inMicrodata ? fieldsOfJobPosting(inMicrodata) : {} },
    { source: "interface", fields: response ? readApiResponse(response.posting, response.response) : {} },
    { source: "metadata", fields: fieldsOfMetadata(page, site) },
    { source: "site", fields: inProgram ? fieldsOfJobPosting(inProgram) : {} },
    { source: "site", fields: fieldsOfSite(page, site, url) },
    { source: "selection", fields: definedOf({ description: longText(selected ?? "") }) },
  ];
  const posting = assemble(steps, (described, fields) =>
    fallbacks({ page, site, url, jsonLd }, described, fields),
  );
  return { ...posting, companyName: withoutUnit(posting.companyName, url) };
}

/** Returns a company's name without the number of its unit, as in "1001 Globex Inc." at globex.wd1.myworkdayjobs.com. */
function withoutUnit(company: string | null, url: URL | null): string | null {
  const name = company?.replace(/^\d{3,6}[\s-]{1,3}(?=\p{Lu})/u, "") ?? null;
  const tenant = url?.hostname.split(".")[0] ?? "";
  const isTenant =
    tenant !== "" &&
    name !== null &&
    fold(name)
      .replace(/[^a-z\d]/g, "")
      .startsWith(tenant);
  return isTenant ? name : company;
}

/**
 * Returns the posting that a page is about: the only one, the one with the page's address, or the one in the page's title.
 * @returns null if the page is a list of postings
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
  const byTitle = named.toSorted((a, b) => titleLength(b) - titleLength(a))[0];
  if (byTitle) return byTitle;
  return areListed ? null : first;
}

function titleLength(posting: JsonObject): number {
  return textOf(posting.title)?.length ?? 0;
}

/**
 * Returns the posting whose title is in one of the page's titles, the longest if there are several; the only posting if the page has no
 * titles.
 */
function chooseNamed(postings: readonly JsonObject[], titles: readonly string[]): JsonObject | null {
  const whole = titles.map(fold).join("\n");
  const named = postings.filter((posting) => whole.includes(fold(line(textOf(posting.title)) ?? "\n\n")));
  const [longest] = named.toSorted((a, b) => titleLength(b) - titleLength(a));
  return longest ?? (whole === "" && postings.length === 1 ? (postings[0] ?? null) : null);
}

/**
 * Returns the fields to use if no source has them: those in the description's text, the facts beside it, the company that the page names,
 * the organization that publishes the page, and the whole title.
 */
function* fallbacks(
  { page, site, url, jsonLd }: { page: PageContent<SiteField>; site: Site; url: URL | null; jsonLd: JsonLd },
  described: Step | undefined,
  fields: Fields,
): Generator<Step> {
  const isAboutNoJob = fields.title === undefined && titlesOf(page).length === 0;
  // The text of a list or of a wall isn't about one job.
  if (isAboutNoJob && (described === undefined || described.source === "site")) return;
  const text = factsTextOf(page);
  const context = {
    country: countryCode(fields.location?.country ?? "") ?? countryOf(url),
    isOfSite: site.isListing,
    isRemote: fields.workMode === "remote",
  };
  const facts = factsOfPage(text, fields.title, `${fields.description ?? ""} ${page.title} `, context);
  if (described) {
    // The page's first label of a title is the job's; the description can also name a contact's.
    yield {
      source: "site",
      fields: definedOf({ title: described.source === "site" ? facts.title : undefined }),
    };
    const location = fields.location ?? facts.location;
    yield { source: described.source, fields: fieldsInText(described, location, url) };
  }
  yield { source: "site", fields: { ...facts, ...definedOf({ title: fields.title }) } };
  const announced = statedMode(page.meta.get("og:title") ?? "") ?? undefined;
  yield { source: "metadata", fields: definedOf({ workMode: announced }) };
  if (isAboutNoJob) return;
  const found = { job: fields.title, city: fields.location?.city, description: fields.description };
  const company = new Company(page, url, found, { isListing: site.isListing, text });
  yield { source: "metadata", fields: definedOf({ companyName: company.named() }) };
  if (!site.isListing) {
    yield { source: "metadata", fields: definedOf({ companyName: company.publisher() }) };
    const isOwn = site.hosts.length === 0;
    yield {
      source: "json_ld",
      fields: definedOf({ companyName: isOwn ? line(jsonLd.organization) : undefined }),
    };
    yield { source: "metadata", fields: definedOf({ companyName: company.inTitle() }) };
  }
  const title = wholeTitle(page, fields.companyName, (name) => company.isSite(name));
  yield { source: "metadata", fields: definedOf({ title }) };
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

function assemble(
  steps: readonly Step[],
  last: (described: Step | undefined, fields: Fields) => Iterable<Step>,
): Posting {
  const fields: Fields = {};
  const sources: Posting["sources"] = {};
  const take = ({ source, fields: candidates }: Step) => {
    for (const name of NAMES) {
      if (fields[name] !== undefined || candidates[name] === undefined) continue;
      Object.assign(fields, { [name]: candidates[name] });
      sources[name] = source;
    }
  };
  for (const step of steps) take(step);
  if (fields.title !== undefined && fields.workMode === undefined)
    take({
      source: sources.title ?? "metadata",
      fields: definedOf({ workMode: modeInTitle(fields.title) ?? undefined }),
    });
  const described = steps.find(({ fields: { description } }) => description !== undefined);
  for (const step of last(described, fields)) take(step);
  const { title: whole = null, companyName = null, validThrough = null, ...job } = fields;
  const title = whole === null ? null : withoutCompany(whole, companyName);
  return { title, companyName, validThrough, job, sources };
}

/** A posting's number at the start or the end of a title: "【S-184】", "(BI-0932)". */
const NUMBER =
  /^[【[](?=.{0,8}\d)[A-Z]{0,4}[-\d]{2,10}[】\]]\s?|\s\((?!20\d\d)(?=.{0,12}\d{3})[A-Z]{0,4}-?\d{4,10}[A-Z\d]{0,4}\)$/u;
/** Emoji at the start and the end of a title. */
const PICTURES =
  /^(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\s){1,9}|(?:\s|\p{Extended_Pictographic}|\uFE0F|\u200D){1,9}$/gu;

/** Returns a title without emoji around it and without the company's name at its end, which a heading can have: "Designer, Acme". */
function withoutCompany(given: string, company: string | null): string {
  const title = given.replace(PICTURES, "").replace(NUMBER, "").trim() || given;
  if (company === null) return title;
  const end = [", ", " - ", " – ", " | ", " @ ", " at "].find((mark) => title.endsWith(mark + company));
  return end === undefined ? title : title.slice(0, -(end.length + company.length));
}

/** Returns the fields in a description's labels and sentences. */
function fieldsInText(
  { source, fields: { description = "" } }: Step,
  known: Fields["location"],
  url: URL | null,
): Fields {
  const labels = readLabels(description);
  const place = placeOfLabels(labels);
  const location = known ?? placeOf(place);
  const country = countryCode(location?.country ?? "") ?? countryOf(url);
  const isPage = source === "site" || source === "selection";
  const mode =
    (labels.mode === undefined ? null : modeInWords(labels.mode)) ??
    (place === undefined ? null : (statedMode(place) ?? readPlace(place).mode)) ??
    statedMode(description);
  return definedOf({
    title: isPage ? line(labels.title) : undefined,
    companyName: isPage ? line(labels.company) : undefined,
    workMode: mode ?? undefined,
    workType: labels.type === undefined ? undefined : workTypeOf(labels.type),
    location: placeOf(place),
    compensation: payInText(description, { country, city: location?.city }),
  });
}
