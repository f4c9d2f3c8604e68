import type { Selectors } from "./page-content.ts";

/** The fields that are read from a page's elements. */
export type SiteField = "title" | "company" | "place" | "pay" | "mode" | "type" | "description" | "page";

/** The titles and elements of a site's pages that have a posting's fields. */
export type Site = {
  /** The day of the last comparison with the site's pages. */
  readonly checked: string;
  /** The domains of the site; empty for unknown sites. */
  readonly hosts: readonly string[];
  /** True if the site lists other companies' postings: its name and its estimates aren't the employer's. */
  readonly isListing: boolean;
  /** The patterns of its pages' titles. */
  readonly titles: readonly string[];
  /** Splits a title at the first separator instead of the last, if a pattern has only one. */
  readonly cut?: "first";
  readonly elements: Selectors<SiteField>;
};

const USUAL = { isListing: false, titles: [] } satisfies Partial<Site>;
type DeclaredSite = Omit<Site, keyof typeof USUAL> & Partial<Site>;

/** The sites whose pages lack structured data, or have it only for some visitors. */
const SITES: readonly DeclaredSite[] = [
  {
    checked: "2026-11-25",
    hosts: ["linkedin.com"],
    isListing: true,
    titles: ["{company} hiring {title} in {place} | LinkedIn", "{title} | {company} | LinkedIn"],
    elements: {
      title: [
        ".top-card-layout__title",
        ".topcard__title",
        ".job-details-jobs-unified-top-card__job-title",
        ".jobs-unified-top-card__job-title",
        "h1",
      ],
      place: [
        ".topcard__flavor--bullet",
        ".job-details-jobs-unified-top-card__bullet",
        ".job-details-jobs-unified-top-card__primary-description-container",
        ".job-details-jobs-unified-top-card__tertiary-description-container",
      ],
      pay: [".compensation", ".compensation__salary", "#SALARY", ".job-details-fit-level-preferences"],
      mode: [
        ".job-details-jobs-unified-top-card__workplace-type",
        ".jobs-unified-top-card__workplace-type",
        ".job-details-fit-level-preferences",
        ".job-details-preferences-and-skills",
      ],
      type: [".description__job-criteria-list", ".job-details-fit-level-preferences"],
      description: [
        ".show-more-less-html__markup",
        ".description__text",
        "#job-details",
        ".jobs-description-content__text",
        ".jobs-description__content",
      ],
    },
  },
  {
    checked: "2026-11-25",
    hosts: ["indeed.com"],
    isListing: true,
    titles: ["{title} - {place} - Indeed.com", "{title} - {place} | Indeed.com"],
    elements: {
      title: [
        "[data-testid=jobsearch-JobInfoHeader-title]",
        "[data-testid=simpler-jobTitle]",
        ".jobsearch-JobInfoHeader-title",
        "h1",
      ],
      company: ["[data-testid=inlineHeader-companyName]", "[data-testid=jobsearch-CompanyInfoContainer]"],
      place: [
        "[data-testid=inlineHeader-companyLocation]",
        "[data-testid=job-location]",
        "[data-testid=jobsearch-JobInfoHeader-companyLocation]",
      ],
      pay: ["#salaryInfoAndJobType"],
      mode: ["[data-testid=inlineHeader-companyLocation]", "[data-testid=job-location]"],
      type: ["#salaryInfoAndJobType"],
      description: ["#jobDescriptionText", ".jobsearch-JobComponent-description"],
    },
  },
  {
    checked: "2026-11-25",
    hosts: ["greenhouse.io"],
    titles: ["Job Application for {title} at {company}"],
    elements: {
      title: [".job__title", ".app-title", "h1"],
      pay: [".job__pay-ranges", ".content-pay-transparency", ".pay-range"],
      description: [".job__description", "#content"],
    },
  },
  {
    checked: "2026-11-25",
    hosts: ["lever.co"],
    titles: ["{company} - {title}"],
    cut: "first",
    elements: {
      title: [".posting-headline", "h2"],
      description: ["[data-qa=job-description]", ".content"],
    },
  },
  {
    checked: "2026-11-25",
    hosts: ["ashbyhq.com"],
    titles: ["{title} @ {company}"],
    elements: { title: ["h1"], description: ["#overview"] },
  },
  {
    checked: "2026-11-25",
    hosts: ["smartrecruiters.com"],
    elements: { title: [".job-title", "h1"], description: [".job-sections", "main"] },
  },
  {
    checked: "2026-11-25",
    hosts: ["recruitee.com"],
    titles: ["{title} - {company}"],
    elements: { title: ["h1"], description: ["main"] },
  },
  {
    checked: "2026-11-25",
    hosts: ["personio.de", "personio.com"],
    titles: ["{title} | Jobs at {company}", "{title} | Jobs bei {company}", "{title} | {company}"],
    elements: { title: ["h1"], description: [".job-description", "main"] },
  },
  {
    checked: "2026-11-25",
    hosts: ["myworkdayjobs.com", "myworkdaysite.com"],
    elements: {
      title: ["[data-automation-id=jobPostingHeader]"],
      type: ["[data-automation-id=time]"],
      description: ["[data-automation-id=jobPostingDescription]"],
    },
  },
  {
    checked: "2026-11-28",
    hosts: ["icims.com"],
    titles: ["{title} in {place} | Careers at {company}", "{title} | Careers at {company}"],
    elements: { title: [".iCIMS_Header", "h1"], description: [".iCIMS_JobContent"] },
  },
  {
    checked: "2026-11-28",
    hosts: ["stepstone.de", "totaljobs.com", "cwjobs.co.uk"],
    isListing: true,
    elements: {
      title: ["[data-at=header-job-title]", "h1"],
      mode: ["[data-at=metadata-work-type]"],
      type: ["[data-at=metadata-work-type]", "[data-at=metadata-contract-type]"],
      description: ["[data-at=job-ad-content]"],
    },
  },
  {
    checked: "2026-11-28",
    hosts: ["seek.com.au", "seek.co.nz", "jobstreet.com", "jobsdb.com"],
    isListing: true,
    elements: {
      title: ["[data-automation=job-detail-title]", "h1"],
      description: ["[data-automation=jobAdDetails]"],
    },
  },
  {
    checked: "2026-11-28",
    hosts: ["glassdoor.com"],
    isListing: true,
    titles: ["{company} hiring {title} Job in {place} | Glassdoor"],
    elements: {
      title: ["[data-test=job-title]", "h1"],
      description: ["[data-test=jobDescriptionContent]", "article", "main"],
    },
  },
  {
    checked: "2026-11-28",
    hosts: ["wellfound.com"],
    isListing: true,
    titles: ["{title} at {company} • {place}"],
    cut: "first",
    elements: { title: ["h1"], description: ["[data-test=JobListing]", "main"] },
  },
  {
    checked: "2026-11-28",
    hosts: [
      ..."xing.com monster.com ziprecruiter.com reed.co.uk adzuna.co.uk dice.com builtin.com simplyhired.com usajobs.gov service.gov.uk".split(
        " ",
      ),
      ..."welcometothejungle.com hellowork.com apec.fr francetravail.fr infojobs.net pracuj.pl justjoin.it karriere.at jobs.ch".split(
        " ",
      ),
      ..."naukri.com bayt.com arbeitsagentur.de computrabajo.com jobindex.dk finn.no theguardian.com jobs.ac.uk higheredjobs.com".split(
        " ",
      ),
      ..."remoteok.com wantedly.com careerbuilder.com jobup.ch irishjobs.ie".split(" "),
    ],
    isListing: true,
    elements: { title: ["h1"], description: [".job-description", "article", "main"] },
  },
];

/** The main part of any page, for its text. */
const PAGE = ["article", "main", "[role=main]", "#main", "#content", "body"];

/** Unknown sites, such as companies' own. */
const ANY: DeclaredSite = {
  checked: "2026-11-25",
  hosts: [],
  elements: {
    title: ["h1", "h2", ".job-title"],
    place: [".job-location", ".location", ".job__location"],
    description: ["#job-description", ".job-description", ".job__description", ".job-details"],
  },
};

/** Returns the selectors of the elements to read on a site's pages. */
export function selectorsOf({ elements }: Site): Selectors<SiteField> {
  return { ...elements, page: PAGE };
}

/** Returns the site of a page. */
export function siteOf(url: URL | null): Site {
  const host = url?.hostname ?? "";
  const isOf = (end: string) => host === end || host.endsWith(`.${end}`) || isCountryOf(host, end);
  return { ...USUAL, ...(SITES.find(({ hosts }) => hosts.some(isOf)) ?? ANY) };
}

/** Checks whether a host is the site's in another country, such as `indeed.co.uk`. */
function isCountryOf(host: string, end: string): boolean {
  const name = end.slice(0, end.lastIndexOf("."));
  const labels = host.split(".").filter((label) => label.length > 3);
  return (
    labels.length === 1 &&
    labels[0] === name &&
    (name === "indeed" || name === "stepstone" || name === "glassdoor")
  );
}

/** Returns the named parts of a page's title by a pattern such as "{title} at {company}"; null if the title doesn't match. */
export function matchTitle(
  title: string,
  pattern: string,
  cut?: "first",
): Partial<Record<string, string>> | null {
  const names = [...pattern.matchAll(/\{(\w{1,20})\}/g)].map(([, name = ""]) => name);
  const [start = "", ...marks] = pattern.split(/\{\w{1,20}\}/);
  const end = marks.pop() ?? "";
  if (!title.startsWith(start) || !title.endsWith(end)) return null;
  let middle = title.slice(start.length, end === "" ? undefined : -end.length);
  const parts: string[] = [];
  for (const [index, mark] of marks.entries()) {
    const isFirst = cut === "first" || (index === 0 && marks.length > 1);
    const at = isFirst ? middle.indexOf(mark) : middle.lastIndexOf(mark);
    if (at === -1) return null;
    parts.push(middle.slice(0, at).trim());
    middle = middle.slice(at + mark.length);
  }
  parts.push(middle.trim());
  return parts.every((text) => text !== "")
    ? Object.fromEntries(names.map((name, index) => [name, parts[index]]))
    : null;
}
