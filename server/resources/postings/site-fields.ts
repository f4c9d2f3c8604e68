import { countryCode } from "#domain/place-in-text.ts";
import { modeInWords, statedMode } from "#domain/work-mode-in-text.ts";
import { htmlToText } from "#server/lib/html-text.ts";
import { isSection, publisher } from "./company-name.ts";
import { readLabels } from "./labels.ts";
import { type Hint, lineOfHtml, nameOfHtml, type PageContent } from "./page-content.ts";
import { countryOf, isPlaceName, placeLine } from "./page-facts.ts";
import { payInText } from "./pay.ts";
import { definedOf, type Fields, line, longText, placeOf, workTypeOf } from "./posting-fields.ts";
import { matchTitle, type Site, type SiteField } from "./sites.ts";
import { isAboutOthers, isApart, withoutOthers } from "./unrelated-parts.ts";

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
  return {};
}

/** Returns the page's titles and headings that can name its job. */
export function titlesOf({ meta, title, elements }: PageContent<SiteField>): string[] {
  const headings = (elements.get("title") ?? []).map(lineOfHtml);
  return [meta.get("og:title"), title, ...headings].flatMap((text) => {
    const whole = line(text);
    return whole !== undefined && isAboutJob(whole) ? [whole] : [];
  });
}

/** Returns the job in the page's title, without the company and the site; undefined for a page that isn't about a job. */
export function wholeTitle(
  { meta, title }: PageContent<SiteField>,
  company: string | undefined,
  isSite: (name: string) => boolean,
): string | undefined {
  const whole = [line(meta.get("og:title")) ?? line(title)].find(isAboutJob);
  const names = new Set([company, line(meta.get("og:site_name")), publisher(meta.get("og:site_name"))]);
  const isName = (part: string) =>
    names.has(part) || (company !== undefined && (isSection(part) || isSite(part)));
  let job = whole?.replace(/^(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\s){1,9}/u, "") ?? "";
  for (let left = TITLE_PARTS; left > 0; left -= 1) {
    const [first = "", last = ""] = [BEFORE_MARK.exec(job)?.[0], lastPart(job)];
    const [start, end] = [first, last].map((part) => part.replace(EDGES, ""));
    if (last !== "" && isName(end ?? "")) job = job.slice(0, -last.length);
    else if (first !== "" && isName(start ?? "")) job = job.slice(first.length);
    else break;
  }
  const name = jobName(job);
  return name === "" || isSection(name) ? undefined : name;
}
const TITLE_PARTS = 8;
/** The first and the last part of a title, with the mark or the word between them and the rest. */
const BEFORE_MARK = /^[^|｜]{1,80}?(?:\s[|–—·•»-]\s|[|｜]|:\s)/u;
const MARK = /\s(?:[|–—·•»-]|at|@|bei|chez|bij)(?=\s)|[|｜]/gu;
const PART_MAX = 80;
const EDGES = /^(?:\s?(?:[|｜–—·•»,-]|at|@|bei|chez|bij)\s|[|｜])\s?|\s?[|｜–—·•»:-]\s?$/giu;

/** Returns the last part of a title with the mark before it, or the part after a comma; undefined if it is too long. */
function lastPart(title: string): string | undefined {
  const mark = [...title.matchAll(MARK)].at(-1)?.index ?? -1;
  const least = title.length - PART_MAX - 2;
  if (mark >= 0 && mark >= least) return title.slice(mark);
  const comma = title.indexOf(", ", Math.max(mark, least));
  return comma < 0 ? undefined : title.slice(comma);
}

/** Words before a job, words after it, and its number. */
const AROUND_JOB: readonly RegExp[] = [
  /^(?:JD|job (?:description|title|opening|posting)|vacancy|position|stellenbeschreibung|poste|wanted|gesucht)\s?[-–:]\s/iu,
  /^(?:stellenangebot|offre d['’]emploi|oferta de (?:empleo|trabajo)|oferta pracy|vacature|vaga|offerta di lavoro)(?:\s?[-–:])?\s/iu,
  /^(?:we(?:['’]re| are) (?:hiring|looking for|seeking)(?::| an?)?|wir suchen:?)\s/iu,
  /\s(?:wanted|needed|gesucht|stellendetails)\s?!{0,3}$|を(?:大?募集)[!！。]{0,3}$/iu,
  /\s?[-–]?\s?\(\s?(?!20\d\d)(?=[A-Z]{0,4}[\d-]{4})[\dA-Z-]{5,16}\s?\)$/u,
];

/** Returns a job without words such as "Vacancy" or "wanted" and without its number. */
const jobName = (text: string) => AROUND_JOB.reduce((job, around) => job.replace(around, ""), text).trim();

/** Titles of pages about expired postings, lists of jobs, errors, and pages that block visitors. */
const NO_JOB =
  /^(?:just a moment|attention required|access denied|(?:page )?not found|40[34]\b|error (?:40|page)|sign (?:in|up)\b|log ?in\b|join linkedin|verify |are you (?:a )?(?:human|robot)|security (?:check|verification)|pardon our interruption|(?:current|all|our) (?:job )?openings|(?:open|all|our) (?:positions|jobs|roles|vacancies)|jobs at |careers? (?:at|with|bei) |search for jobs|seite nicht gefunden|anmelden$|page (?:introuvable|non trouvée)|página no encontrada|www\.)|no longer (?:available|open|active|accepting|posted|exists?)|(?:job|position|posting|vacancy) (?:has (?:expired|been (?:filled|closed|removed))|is closed|not found|expired)|nicht mehr (?:verfügbar|aktiv|online)|n['’]est plus (?:disponible|en ligne)|ya no está|已下线|募集は終了/iu;
/** Titles of walls that ask for cookies, scripts, or an account, and of lists by their number of jobs. */
const WALL_OR_LIST =
  /^(?:checking (?:your|the) browser|before you continue|one more step|one moment|please (?:enable|verify|wait|log ?in|sign in)|enable (?:javascript|cookies)|robot check|(?:we|this site) uses? cookies|we value your privacy|cookies?\b|wir verwenden cookies|bevor sie (?:fortfahren|zu)|avant de (?:continuer|poursuivre)|antes de continuar|voordat je verdergaat)|\blog ?in[,|] (?:or )?sign (?:in|up)\b|^\d[\d.,]{0,8}\+? [^|–]{0,60}\b(?:jobs|vacancies|openings|stellenangebote|stellen|jobangebote|offres d['’]emploi|ofertas de (?:empleo|trabajo)|vacatures|offerte di lavoro|vagas|ofert pracy)\b|^[^|–]{0,60}\bjobs(?: (?:in|near) |, stellenangebote)|^help us protect |^security \|/iu;
const isAboutJob = (title: string | undefined) =>
  title !== undefined && !NO_JOB.test(title) && !WALL_OR_LIST.test(title) && !isSection(title);

/** Returns the fields in a site's elements. Skips elements about other people and other jobs. */
export function fieldsOfSite(page: PageContent<SiteField>, site: Site, url: URL | null): Fields {
  const lines = (field: SiteField) =>
    (page.elements.get(field) ?? []).map(lineOfHtml).filter((text) => text !== "");
  const hints = (hint: Hint) => (page.hints.get(hint) ?? []).map(lineOfHtml).filter((text) => text !== "");
  const title = headingOf(page, site, lines("title"));
  const place = [...lines("place"), ...hints("place").filter(isPlaceName)]
    .map(placeLine)
    .find((text) => placeOf(text) !== undefined);
  const location = placeOf(place);
  const country = countryCode(location?.country ?? "") ?? countryOf(url);
  const context = { country, city: location?.city, isOfSite: site.isListing };
  const modes = [...lines("mode"), ...hints("mode"), ...(place === undefined ? [] : [place])];
  const companies = (page.elements.get("company") ?? []).map(nameOfHtml);
  const ownPay = lines("pay");
  const pay = (ownPay.length > 0 ? ownPay : hints("pay")).find((text) => /\d/.test(text));
  const paid = pay === undefined ? undefined : payInText(`Salary: ${pay}`, context);
  return definedOf({
    title,
    companyName: line(companies.find((text) => text !== "")?.replace(/^at /i, "")),
    description: descriptionIn(page, site),
    workMode:
      modes.map((text) => statedMode(text) ?? modeInWords(text)).find((mode) => mode !== null) ?? undefined,
    workType: [...lines("type"), ...hints("type")].map(workTypeOf).find(Boolean),
    location,
    // The period can stand beside an element that is named for the amount.
    compensation: ownPay.length > 0 || paid?.payFrequency !== undefined ? paid : undefined,
  });
}

/** Returns the page's text with the facts beside the posting, which aren't part of its description. */
export function factsTextOf({ elements }: PageContent<SiteField>): string {
  const html = (elements.get("page")?.at(-1) ?? "").slice(0, FACTS_HTML_MAX);
  const apart = html
    .replace(/<\/span>\s{0,9}<span/g, "</span> · <span")
    .replaceAll('"></span>', '"> · </span>');
  return withoutOthers(htmlToText(apart, isApart));
}
const FACTS_HTML_MAX = 400_000;

/** Returns the page's heading. On an unknown site, a specific page title must contain it; otherwise it may be the site's name. */
function headingOf(
  { meta, title }: PageContent<SiteField>,
  { hosts }: Site,
  headings: readonly string[],
): string | undefined {
  const name = line(meta.get("og:site_name"));
  const jobs = headings.filter((item) => isAboutJob(item) && item !== name).map(jobName);
  const [heading] = jobs;
  if (heading === undefined || hosts.length > 0) return line(heading);
  const titles = [meta.get("og:title"), title].flatMap((text) => line(text) ?? []);
  if (titles.every(isSection)) return line(heading);
  const whole = titles.join("\n").toLowerCase();
  return line(jobs.find((item) => item !== "" && whole.includes(item.toLowerCase())));
}

/** Words on a page about a job. */
const JOB_WORDS =
  /responsibilit|requirement|about the (?:job|role)|(?:is|are|['’]re) looking for|what (?:you(?:['’]ll|['’]d| will)? (?:do|be doing|bring)|we['’]re (?:after|looking for))|qualification|apply (?:now|for|by)|job description|experience|aufgaben|profil|bewerb|anforderungen|missions|postuler|candidature|requisitos|funciones|mansioni|requisiti|candidat|vaga|functie|sollicit|obowiązk|wymagania|ansökan|søknad|arbeidsoppgaver|kvalifikasjoner|ansøgning|du skal|cosa (?:farai|chiediamo|cerchiamo)|hakemu|tehtävä|požaduj|náplň práce|담당업무|주요업무|자격요건|지원자격|岗位|职责|任职|応募|仕事内容|募集|業務内容/i;
/** The minimum length of a description on an unknown site. */
const DESCRIPTION_MIN = 80;

/** Checks whether a text is about a job: by its words, or by two facts that it states, such as a place and pay. */
function isPosting(text: string): boolean {
  if (JOB_WORDS.test(text)) return true;
  const labels = Object.keys(readLabels(text)).filter(
    (label) => label !== "pay" && label !== "country",
  ).length;
  return labels > 1 || (labels === 1 && payInText(text, {}) !== undefined);
}

function descriptionIn({ elements }: PageContent<SiteField>, site: Site): string | undefined {
  let short: string | undefined;
  for (const field of ["description", "page"] as const) {
    for (const html of elements.get(field) ?? []) {
      const text = withoutOthers(htmlToText(html, isAboutOthers));
      const isOwn = field === "description" && site.hosts.length > 0;
      if (isOwn ? text === "" : text.length < DESCRIPTION_MIN || !isPosting(text)) continue;
      // A page's first article can be a box of facts.
      if (field === "description" || text.length >= BOX_MAX) return longText(text);
      short ??= text;
    }
  }
  return longText(short ?? "");
}
/** The maximum length of a box of facts, beside the description. */
const BOX_MAX = 300;
