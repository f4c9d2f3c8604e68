import { countryCode, placeInLine } from "#domain/place-in-text.ts";
import { modeInWords } from "#domain/work-mode-in-text.ts";
import { htmlToText } from "#server/lib/html-text.ts";
import { readLabels } from "./labels.ts";
import { lineOfHtml, type PageContent } from "./page-content.ts";
import { payInText } from "./pay.ts";
import { definedOf, type Fields, line, longText, placeOf, workTypeOf } from "./posting-fields.ts";
import { matchTitle, type Site, type SiteField } from "./sites.ts";
import { isAboutOthers, withoutOthers } from "./unrelated-parts.ts";

/** Returns the fields in a page's title, by its site's title patterns, and in its other metadata. */
export function fieldsOfMetadata({ meta, title }: PageContent<SiteField>, site: Site): Fields {
  const titles = [meta.get("og:title"), title].flatMap(
    (text) => line(text?.replace(/^\(\d{1,4}\) /, "")) ?? [],
  );
  for (const text of titles) {
    const parts = site.titles
      .map((pattern) => matchTitle(text, pattern, site.cut))
      .find((found) => found !== null);
    if (parts) {
      return definedOf({
        title: parts.title,
        companyName: parts.company,
        location: placeOf(parts.place),
        workMode: parts.place === undefined ? undefined : (modeInWords(parts.place) ?? undefined),
      });
    }
  }
  const isOwn = site.hosts.length === 0;
  return definedOf({ companyName: isOwn ? publisher(meta.get("og:site_name")) : undefined });
}

/** Returns the company's name in a site's name, without words such as "Careers" at its end. */
function publisher(name: string | undefined): string | undefined {
  const value = line(name)?.replace(
    / on notion$|[\s|–-]{1,3}(?:careers?|jobs?|karriere|stellen|recrutement|carrières|empleo|採用(?:情報|サイト)?)$/iu,
    "",
  );
  return value || undefined;
}

/** Returns the page's title without the site's name at its end; undefined for a page that isn't about a job. */
export function wholeTitle({ meta, title }: PageContent<SiteField>): string | undefined {
  const whole = [line(meta.get("og:title")) ?? line(title)].find(isAboutJob);
  const name = line(meta.get("og:site_name"));
  const end =
    name === undefined
      ? undefined
      : [" | ", " - ", " – ", " — ", " at "].map((mark) => mark + name).find((mark) => whole?.endsWith(mark));
  return end === undefined ? whole : whole?.slice(0, -end.length);
}

/** Titles of pages about expired postings, lists of jobs, errors, and walls that keep visitors out. */
const NO_JOB =
  /^(?:just a moment|attention required|access denied|(?:page )?not found|40[34]\b|error (?:40|page)|sign (?:in|up)\b|log ?in\b|join linkedin|verify |are you (?:a )?(?:human|robot)|security (?:check|verification)|pardon our interruption|(?:current|all|our) (?:job )?openings|(?:open|all|our) (?:positions|jobs|roles|vacancies)|jobs at |careers? (?:at|with|bei) |search for jobs|seite nicht gefunden|anmelden$|page (?:introuvable|non trouvée)|página no encontrada|www\.)|no longer (?:available|open|active|accepting|posted|exists?)|(?:job|position|posting|vacancy) (?:has (?:expired|been (?:filled|closed|removed))|is closed|not found|expired)|nicht mehr (?:verfügbar|aktiv|online)|n['’]est plus (?:disponible|en ligne)|ya no está|已下线|募集は終了/iu;
/** A page's section, as its title names it beside the job and the company. */
const SECTION =
  /^(?:(?:(?:open|current|all|our) )?(?:careers?|jobs?|vacanc(?:y|ies)|openings?|positions?|opportunities)|job (?:details?|description|openings?|offer)|join us|work with us|karriere|(?:offene )?stellen(?:angebote?|anzeigen?)?|jobangebote?|emplois?|recrutement|carrières?|offres? d['’]emploi|empleos?|ofertas? de (?:empleo|trabajo)|lavora con noi|vacatures?|werken bij|採用情報|求人(?:情報)?|招聘)$/iu;
const SECTION_OF = /^.{0,40}?\b(?:at|bei|chez|bij) /iu;
/** Parts of a title that name neither the job nor the company: departments, calls to apply, numbers, and domains. */
const NO_COMPANY =
  /^(?:apply(?: now| for)?|now hiring|we['’]re hiring|jetzt bewerben|engineering|technology|product|design|data|marketing|sales|finance|legal|operations|support|customer success|human resources|hr|it|vertrieb|technik|verwaltung)$|\d{3}|\.\p{L}{2,10}$/iu;

/** The marks between the parts of a title. */
const MARK = /\s(?:[|–—·•-]|::)\s|[|｜_]/u;

const isAboutJob = (title: string | undefined) => title !== undefined && !NO_JOB.test(title);

/** Returns the company beside the job in a page's title, such as "Nurse | Vacancies | Willow Vets"; undefined unless only one part can be it. */
export function companyInTitle(
  { meta, title }: PageContent<SiteField>,
  job: string | undefined,
  city: string | undefined,
): string | undefined {
  for (const whole of [line(title), line(meta.get("og:title"))]) {
    const at = job === undefined ? -1 : (whole?.indexOf(job) ?? -1);
    if (whole === undefined || job === undefined || at === -1) continue;
    const after = whole.slice(at + job.length).replace(/^\s(?:at|bei|chez|@)\s/i, " | ");
    // The text between the job and the next mark belongs to the job.
    const names = [...whole.slice(0, at).split(MARK), ...after.split(MARK).slice(1)]
      .map((part) => part.replace(/:\s?$/, "").trim())
      .flatMap((part) => (SECTION.test(part) ? [] : (publisher(part.replace(SECTION_OF, "")) ?? [])))
      .filter((part) => /\p{L}/u.test(part) && !SECTION.test(part) && !NO_COMPANY.test(part))
      .filter((part) => part !== city && placeInLine(part) === null)
      .filter((part) => modeInWords(part) === null && workTypeOf(part) === undefined);
    const [only, ...others] = names;
    if (only !== undefined && others.length === 0) return only;
  }
  return undefined;
}

/** Returns the fields in a site's elements, without other people and other jobs. */
export function fieldsOfSite(page: PageContent<SiteField>, site: Site): Fields {
  const lines = (field: SiteField) =>
    (page.elements.get(field) ?? []).map(lineOfHtml).filter((text) => text !== "");
  const title = headingOf(page, site, lines("title"));
  const description = descriptionIn(page, site);
  const place =
    lines("place")
      .map(placeLine)
      .find((text) => placeOf(text) !== undefined) ?? lineBelow(title, description);
  const location = placeOf(place);
  const country = countryCode(location?.country ?? "") ?? undefined;
  const context = { country, city: location?.city, isOfSite: site.isListing };
  const modes = [...lines("mode"), ...(place === undefined ? [] : [place])];
  const pay = lines("pay").find((text) => /\d/.test(text));
  return definedOf({
    title: line(title),
    companyName: line(lines("company")[0]?.replace(/^at /i, "")),
    description,
    workMode: modes.map(modeInWords).find((mode) => mode !== null) ?? undefined,
    workType: lines("type").map(workTypeOf).find(Boolean),
    location,
    compensation: pay === undefined ? undefined : payInText(`Salary: ${pay}`, context),
  });
}

/** Returns the part of a line that names the place, without its label and the facts after a middle dot. */
function placeLine(text: string): string {
  const [place = ""] = text.split("·");
  return place
    .replace(
      /^[\p{L} ]{1,24}:\s|^(?:(?:job )?locations?|standort|arbeitsort|lieu|ubicación)\s(?=\p{L})/iu,
      "",
    )
    .trim();
}

/** The number of lines below a title that are searched for a place. */
const LINES_BELOW = 4;
const PLACE_LINE_MAX = 70;
/** The end of a sentence; the period in "St. Louis" isn't one. */
const SENTENCE_END = /\p{Ll}{3}[.!?](?:\s|$)/u;

/** Returns the line below the title that names a place, if the page's text has one. */
function lineBelow(title: string | undefined, text: string | undefined): string | undefined {
  if (title === undefined || text === undefined) return undefined;
  const lines = text.split("\n").filter((part) => part.trim() !== "");
  const at = lines.findIndex((item) => item.trim() === title);
  const below = lines.slice(at + 1, at + 1 + LINES_BELOW).map(placeLine);
  return below.find(
    (item) => item.length <= PLACE_LINE_MAX && !SENTENCE_END.test(item) && placeInLine(item) !== null,
  );
}

/** Returns the page's heading. On an unknown site, a specific page title must contain it; otherwise it may be the site's name. */
function headingOf(
  { meta, title }: PageContent<SiteField>,
  { hosts }: Site,
  headings: readonly string[],
): string | undefined {
  const name = line(meta.get("og:site_name"));
  const [heading, ...others] = headings.filter((item) => isAboutJob(item) && item !== name);
  if (heading === undefined || hosts.length > 0) return heading;
  const titles = [meta.get("og:title"), title].flatMap((text) => line(text) ?? []);
  if (titles.every((text) => SECTION.test(text))) return heading;
  const whole = titles.join("\n").toLowerCase();
  return [heading, ...others].find((item) => whole.includes(item.toLowerCase()));
}

/** Words on a page about a job. */
const JOB_WORDS =
  /responsibilit|requirement|about the (?:job|role)|(?:is|are|['’]re) looking for|what you(?:['’]ll| will)? (?:do|bring)|qualification|apply (?:now|for|by)|job description|experience|aufgaben|profil|bewerb|anforderungen|missions|postuler|candidature|requisitos|funciones|mansioni|requisiti|candidat|vaga|functie|sollicit|obowiązk|wymagania|ansökan|岗位|职责|任职|応募|仕事内容|募集|業務内容/i;
/** The minimum length of a description on an unknown site. */
const DESCRIPTION_MIN = 80;

/** Checks whether a text is about a job: by its words, or by two facts that it states, such as a place and pay. */
function isPosting(text: string): boolean {
  if (JOB_WORDS.test(text)) return true;
  const labels = Object.keys(readLabels(text)).length;
  return labels > 1 || (labels === 1 && payInText(text, {}) !== undefined);
}

function descriptionIn({ elements }: PageContent<SiteField>, site: Site): string | undefined {
  for (const field of ["description", "page"] as const) {
    for (const html of elements.get(field) ?? []) {
      const text = withoutOthers(htmlToText(html, isAboutOthers));
      const isOwn = field === "description" && site.hosts.length > 0;
      if (isOwn ? text !== "" : text.length >= DESCRIPTION_MIN && isPosting(text)) return longText(text);
    }
  }
  return undefined;
}
