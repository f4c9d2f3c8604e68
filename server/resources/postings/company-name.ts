import { placeInLine } from "#domain/place-in-text.ts";
import { modeInWords } from "#domain/work-mode-in-text.ts";
import { nameOfHtml, type PageContent } from "./page-content.ts";
import { line, workTypeOf } from "./posting-fields.ts";

/** A page's section, as its title names it beside the job and the company. */
const SECTION =
  /^(?:(?:(?:open|current|all|our) )?(?:careers?|jobs?|vacanc(?:y|ies)|openings?|positions?|opportunit(?:y|ies)|roles?)(?: (?:page|site|portal|center|details?))?|(?:job|position|vacancy|opportunity) (?:details?|description|openings?|offer|posting|announcement|advert)|recruitment|recruiting|overview|description|summary|home|join (?:us|our team)|work (?:with|for) us|about us|karriere|(?:offene )?stellen(?:angebote?|anzeigen?|beschreibung|details?|ausschreibung(?:en)?)?|jobangebote?|emplois?|recrutement|carrières?|offres? d['’]emploi|nous rejoindre|empleos?|ofertas? de (?:empleo|trabajo)|bolsa de trabajo|vacantes|trabaja con nosotros|lavora con noi|posizioni aperte|vacatures?|werken bij|vagas?|oferty pracy|lediga jobb|採用情報|キャリア採用|中途採用|募集要項|求人(?:情報)?|招聘)$/iu;
const SECTION_OF = /^.{0,40}?\b(?:at|bei|chez|bij) /iu;
/** Parts of a title that name neither the job nor the company: departments, calls to apply, numbers, and domains. */
const NO_COMPANY =
  /^(?:apply(?: now| for)?|now hiring|we['’]re hiring|jetzt bewerben|engineering|technology|product|design|data|marketing|sales|finance|legal|operations|support|customer success|human resources|hr|it|vertrieb|technik|verwaltung|company|confidential.{0,20}|client|employer|agency|organi[sz]ation|institution|firma|unternehmen|empresa|entreprise|azienda|bedrijf|logo|site|brand|header|view .{0,30}|see .{0,30}|all .{0,30}|visit .{0,30}|follow.{0,30}|about .{0,30}|learn more.{0,30})$|\d{3}|\.\p{L}{2,10}$/iu;
/** Words around a company's name in the names of sites and pictures. */
const BEFORE =
  /^(?:werken bij|(?:careers?|jobs?|work(?:ing)?) (?:at|with)|(?:karriere|jobs?|arbeiten) bei|logo(?: (?:of|de|von))?) /iu;
const AFTER =
  / on notion$|[\s|–-]{1,3}(?:careers?(?: (?:page|site|portal))?|jobs?|karriere|stellen|recrutement|carrières|empleo|採用(?:情報|サイト)?|karriärsida|karriereside|(?:company )?logo|is hiring)$|\s(?:[-–]\s)?[1-5]\.\d(?:\s?★)?$/iu;
/** Matches a legal form. A name with one is certainly a company's. */
const FORM =
  /(?:^|\s|,)(?:gmbh(?: & co\.? kg)?|ag|se|kg|e\.\s?v\.|inc\.?|ltd\.?|limited|llc|llp|plc|corp\.?|s\.?a\.?s?\.?|s\.?l\.?|s\.?p\.?a\.?|s\.?r\.?l\.?|sp\. z o\.\s?o\.|b\.?v\.?|n\.?v\.?|a\/s|aps|ab|asa?|oyj?|pty ltd)$|^(?:株式会社|有限会社|合同会社)|(?:株式会社|有限会社|有限公司)$/iu;
/** The sentence in which a company says that it is hiring, such as "Acme is hiring". */
const SEEKS =
  /^(.{2,60}?)(?: is (?:(?:currently )?hiring|looking for|seeking)| sucht| recrute| recherche| zoekt| busca| cerca| søger| söker| szuka)\b/u;
/** Sites that list the postings of many companies. Their own names, which their hosts contain, are never the employer. */
const PLATFORMS = new Set(
  "linkedin indeed glassdoor greenhouse lever ashbyhq workable jobvite gem comeet breezy bamboohr rippling ultipro ukg adp paylocity paycomonline dayforcehcm taleo oraclecloud successfactors icims smartrecruiters recruitee personio teamtailor homerun join hibob gupy applytojob jazz pinpointhq myworkdayjobs notion google europa higheredjobs jobs weworkremotely remoteok wantedly ycombinator nhs service usajobs".split(
    " ",
  ),
);
/** The words between a job and a company. */
const AT = /\s(?:@|at|bei|chez|bij)\s/u;
/** The marks between the parts of a title. */
const MARK = /\s(?:[|–—·•»-]|::)\s|[|｜_]/u;

export const isSection = (part: string): boolean => SECTION.test(part);

/** Returns a name's letters and digits, without the company's form, for comparison with a link. */
function bare(name: string): string {
  const [plain, and] = [name.replace(FORM, ""), /\s?&\s?/g];
  return plain
    .normalize("NFKD")
    .toLowerCase()
    .replace(and, "and")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Returns the company's name in a site's name, without words such as "Careers" around it. */
export function publisher(name: string | undefined): string | undefined {
  return line(name)?.replace(BEFORE, "").replace(AFTER, "").replace(AFTER, "") || undefined;
}

/** Evidence of the company on a page: its link, its title, its texts, and its elements. */
export class Company {
  readonly #page: PageContent<string>;
  readonly #texts: readonly string[];
  /** The letters and digits in the host's labels and the path's segments that can name a company. */
  readonly #slugs: readonly string[];
  /** The registered name of the site, such as `acme` of `jobs.acme.co.uk`. */
  readonly #site: string;
  /** The job, the city, and the description, which aren't the company but can name it. */
  readonly #job: string | undefined;
  readonly #city: string | undefined;
  /** The name below the job on a site that lists other companies' postings. */
  readonly #below: string | undefined;
  /** True for a site of many companies, whose own name isn't the company's. */
  readonly #isBoard: boolean;
  /** The site's names: the registered one and, for a list of postings, all names in its host. */
  readonly #own: readonly string[];

  constructor(
    page: PageContent<string>,
    url: URL | null,
    found: { job: string | undefined; city: string | undefined; description: string | undefined },
    { isListing, text }: { isListing: boolean; text: string },
  ) {
    this.#page = page;
    const labels = (url?.hostname ?? "").split(".").slice(0, -1);
    while (labels.length > 1 && /^(?:com|co|org|gov|ac|net|edu|or)$/.test(labels.at(-1) ?? "")) labels.pop();
    this.#site = labels.pop() ?? "";
    const parts = (url?.pathname ?? "").split("/", 8).map(decoded);
    this.#slugs = [...labels, ...labels.flatMap((label) => label.split("-")), this.#site, ...parts]
      .map((slug) =>
        slug
          .toLowerCase()
          .replace(/-\d{1,3}$/, "")
          .replace(/[^\p{L}\p{N}]+/gu, ""),
      )
      .filter((slug) => slug.length >= SLUG_MIN);
    this.#isBoard = isListing || PLATFORMS.has(this.#site);
    this.#own = [this.#site, ...(isListing ? labels.filter((label) => label.length >= SLUG_MIN) : [])];
    const lines = isListing ? text.split("\n", LINES_MAX).filter((part) => part !== "") : [];
    this.#below = lines[lines.indexOf(found.job ?? "") + 1]?.split(/\s[-–·|]\s/, 1)[0];
    this.#job = found.job;
    this.#city = found.city;
    const { meta } = page;
    this.#texts = [meta.get("description"), meta.get("og:description"), found.description].flatMap(
      (text) => text?.slice(0, TEXT_MAX) ?? [],
    );
  }

  /**
   * Returns the company that the page's elements name; otherwise one that its title, links, or pictures name and something else confirms.
   */
  named(): string | undefined {
    const { hints, pictures } = this.#page;
    const texts = (hint: "company" | "link") => (hints.get(hint) ?? []).map(nameOfHtml);
    const first = (names: readonly (string | undefined)[], isGood = (_name: string) => true) =>
      names.map((text) => this.#nameIn(text)).find((name) => name !== undefined && isGood(name));
    const sought = this.#texts.map((text) => SEEKS.exec(text)?.[1]);
    const isGood = (name: string) => this.#isConfirmed(name);
    const isSaid = (name: string) =>
      isGood(name) || (!this.#isOwnName(name) && this.#texts.some((text) => text.includes(name)));
    const published = this.publisher();
    return (
      first(texts("company").map((text) => text.replace(/^at /i, ""))) ??
      first(published !== undefined && FORM.test(published) ? [published] : []) ??
      first([...texts("link"), ...this.#titleParts(false), ...sought], isGood) ??
      first([...pictures, this.#below], isSaid)
    );
  }

  /** Returns the name of the site that publishes a page, unless the site lists many companies' postings. */
  publisher(): string | undefined {
    const name = publisher(this.#page.meta.get("og:site_name"));
    return name !== undefined && this.#isOwnName(name) ? undefined : name;
  }

  /** Returns the only part of a title that can be the company, such as "Nurse | Vacancies | Willow Vets". */
  inTitle(): string | undefined {
    const [only, ...others] = this.#titleParts(true);
    return others.length === 0 ? only : undefined;
  }

  /** Checks whether a name is the one in the site's host. */
  isSite(name: string): boolean {
    const plain = bare(name);
    return (
      plain !== "" && this.#own.some((own) => own !== "" && (plain.startsWith(own) || own.startsWith(plain)))
    );
  }

  #isOwnName(name: string): boolean {
    return this.#isBoard && this.isSite(name);
  }

  /**
   * Returns the parts of the page's titles that can be the company. @param isBesideJob true to read only the first title that contains the
   * job
   */
  #titleParts(isBesideJob: boolean): string[] {
    const job = this.#job;
    const all: string[] = [];
    for (const whole of [line(this.#page.title), line(this.#page.meta.get("og:title"))]) {
      const at = job === undefined ? -1 : (whole?.indexOf(job) ?? -1);
      if (whole === undefined || (isBesideJob && at === -1)) continue;
      const after = whole
        .slice(at + (job?.length ?? 0))
        .replace(/^(?:\s(?:at|bei|chez|bij|by|@)|,)\s/iu, " | ");
      // The text between the job and the next mark belongs to the job.
      const parts =
        at === -1
          ? whole.replace(AT, " | ").split(MARK)
          : [...whole.slice(0, at).split(MARK), ...after.split(MARK).slice(1)];
      all.push(...parts.flatMap((part) => this.#nameIn(part.trim()) ?? []));
      if (isBesideJob && all.length > 0) break;
    }
    return all;
  }

  /** Returns the name in a text that can be a company's; undefined if it is the job, a place, a fact, or a section. */
  #nameIn(text: string | undefined): string | undefined {
    if (text === undefined || text.length > NAME_MAX || SECTION.test(text)) return undefined;
    const name = publisher(text.replace(SECTION_OF, ""))?.replace(/[\s:,]{1,3}$/, "");
    if (name === undefined || !/\p{L}/u.test(name) || SECTION.test(name) || NO_COMPANY.test(name))
      return undefined;
    if (name === this.#city || name === this.#job || placeInLine(name) !== null) return undefined;
    return modeInWords(name) === null && workTypeOf(name) === undefined ? name : undefined;
  }

  /** Checks whether a name's form, the page's link, or a text confirms that it is the company's. */
  #isConfirmed(name: string): boolean {
    if (this.#isOwnName(name)) return false;
    const plain = bare(name);
    const says = (text: string) =>
      text.startsWith(`${name} `) ||
      ["at", "bei", "chez", "bij"].some((at) => text.includes(` ${at} ${name}`));
    return this.#slugs.includes(plain) || FORM.test(name) || this.#texts.some(says);
  }
}
const SLUG_MIN = 4;
const LINES_MAX = 400;
const NAME_MAX = 80;
const TEXT_MAX = 4_000;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
