import { countryCode, readPlace } from "#domain/place-in-text.ts";
import { modeInWords } from "#domain/work-mode-in-text.ts";
import { htmlToText } from "./html-text.ts";
import { isAboutOthers, withoutOthers } from "./others.ts";
import { lineOfHtml, type PageContent } from "./page-content.ts";
import { payInText } from "./pay.ts";
import { type Fields, line, longText, placeOf, withoutNothing, workTypeOf } from "./posting-fields.ts";
import { readForm, type Site, type SiteField } from "./sites.ts";

/** Returns the fields in the form of a page's title, as its site declares it, and its other metadata. */
export function fieldsOfMetadata({ meta, title }: PageContent<SiteField>, site: Site): Fields {
  const titles = [meta.get("og:title"), title].flatMap(
    (text) => line(text?.replace(/^\(\d{1,4}\) /, "")) ?? [],
  );
  for (const text of titles) {
    const parts = site.titles.map((form) => readForm(text, form, site.cut)).find((found) => found !== null);
    if (parts) {
      return withoutNothing({
        title: parts.title,
        companyName: parts.company,
        location: placeOf(parts.place),
        workMode: parts.place === undefined ? undefined : (modeInWords(parts.place) ?? undefined),
      });
    }
  }
  const isOwn = site.hosts.length === 0;
  return withoutNothing({ companyName: isOwn ? publisher(meta.get("og:site_name")) : undefined });
}

/** Returns the company that a page's site is named after. */
function publisher(name: string | undefined): string | undefined {
  const bare = line(name)?.replace(
    /[\s|–-]{1,3}(?:careers?|jobs?|karriere|stellen|recrutement|carrières|empleo|採用(?:情報|サイト)?)$/iu,
    "",
  );
  return bare || undefined;
}

/** Returns the page's whole title, without its site's name at the end. */
export function wholeTitle({ meta, title }: PageContent<SiteField>): string | undefined {
  const whole = line(meta.get("og:title")) ?? line(title);
  const name = line(meta.get("og:site_name"));
  const end =
    name === undefined
      ? undefined
      : [" | ", " - ", " – ", " — ", " at "].map((mark) => mark + name).find((mark) => whole?.endsWith(mark));
  return end === undefined ? whole : whole?.slice(0, -end.length);
}

/** Returns the fields in the elements that a site's reader names, without other people and other jobs. */
export function fieldsOfSite(page: PageContent<SiteField>, site: Site): Fields {
  const lines = (field: SiteField) =>
    (page.elements.get(field) ?? []).map(lineOfHtml).filter((text) => text !== "");
  const title = headingOf(page, site, lines("title"));
  const place = lines("place").find((text) => placeOf(text.split("·")[0]?.trim()) !== undefined);
  const location = placeOf(place?.split("·")[0]?.trim());
  const country = countryCode(location?.country ?? "") ?? undefined;
  const context = { country, city: location?.city, isOfSite: site.isListing };
  const mode = [...lines("mode"), ...(place === undefined ? [] : [place])].map(modeInWords).find(Boolean);
  return withoutNothing({
    title: line(title),
    companyName: line(lines("company")[0]?.replace(/^at /i, "")),
    description: descriptionIn(page, site),
    workMode: mode ?? (place === undefined ? undefined : (readPlace(place).mode ?? undefined)),
    workType: lines("type").map(workTypeOf).find(Boolean),
    location,
    compensation: lines("pay")
      .map((text) => payInText(`Salary: ${text}`, context))
      .find(Boolean),
  });
}

/** Returns the page's heading. On a page of no known site, only if its title contains it: others are the site's name. */
function headingOf(
  { meta, title }: PageContent<SiteField>,
  { hosts }: Site,
  [heading]: string[],
): string | undefined {
  if (heading === undefined || hosts.length > 0) return heading;
  const whole = `${line(meta.get("og:title")) ?? ""}\n${line(title) ?? ""}`.toLowerCase();
  return whole.trim() === "" || whole.includes(heading.toLowerCase()) ? heading : undefined;
}

/** Words that a page about a job has. */
const OF_A_JOB =
  /responsibilit|requirement|qualification|apply (?:now|for|by)|job description|experience|aufgaben|profil|bewerb|anforderungen|missions|postuler|candidature|requisitos|funciones|応募|仕事内容|募集|業務内容/i;
/** The least that a description of a whole page has. */
const LEAST = 80;

function descriptionIn({ elements }: PageContent<SiteField>, site: Site): string | undefined {
  for (const html of elements.get("description") ?? []) {
    const text = withoutOthers(htmlToText(html, isAboutOthers));
    const isEnough = site.hosts.length > 0 ? text !== "" : text.length >= LEAST && OF_A_JOB.test(text);
    if (isEnough) return longText(text);
  }
  return undefined;
}
