/** Sites that host the postings of many companies, and the place of the company's name: a label of the host, or the first folder. */
const HOSTS: readonly { host: RegExp; in: "host" | "path" }[] = [
  { host: /(?:^|\.)icims\.com$/, in: "host" },
  { host: /(?:^|\.)myworkdayjobs\.com$/, in: "host" },
  {
    host: /(?:^|\.)(?:bamboohr|breezy|recruitee|personio|teamtailor|workable|applytojob|jobvite|taleo|successfactors)\.(?:com|net|de|hr)$/,
    in: "host",
  },
  {
    host: /(?:^|\.)(?:greenhouse\.io|lever\.co|ashbyhq\.com|smartrecruiters\.com|rippling\.com)$/,
    in: "path",
  },
];
/** Sites that list the postings of others: their name isn't the company's. */
const LISTINGS =
  /(?:^|\.)(?:linkedin|indeed|glassdoor|monster|ziprecruiter|stepstone|xing|google|wellfound|dice|simplyhired|otta|trello|notion|huntr|facebook|github)(?:\.[a-z]{2,24}){1,2}$/;
/** The labels and affixes around a company's name in a host. */
const FILLERS =
  /^(?:www\d?|jobs?|careers?|apply|boards?|hire|hiring|work|talent|recruiting|wd\d+|us|uk|eu|de|fr|uscareers|global|external)$/;
const PREFIXES = /^(?:uscareers|careers?|jobs?|internal|external|hourly|us|uk)-|-(?:careers?|jobs?)$/;

/**
 * Returns the company's name in the address of a posting: "acme" of careers-acme.icims.com, boards.greenhouse.io/acme,
 * and www.acme.com/jobs. Returns null if the site lists postings of others.
 */
export function companyOfSite(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const { hostname, pathname } = new URL(link);
  if (LISTINGS.test(hostname) || /^[\d.:[\]]+$/.test(hostname)) return null;
  const hosting = HOSTS.find(({ host }) => host.test(hostname));
  if (hosting?.in === "path") return named(decoded(pathname.split("/").find(Boolean) ?? ""));
  const labels = hostname.split(".");
  // A company's own site has its name before the ending: acme.com, acme.co.uk. A hosted one has it before the host's name.
  const own = labels.slice(
    0,
    /^(?:com?|org|net|ac|gov)$/.test(labels.at(-2) ?? "") && labels.length > 2 ? -2 : -1,
  );
  const candidates = hosting ? labels.slice(0, -2).reverse() : own.reverse();
  return named(candidates.find((label) => !FILLERS.test(label)) ?? labels.at(-2) ?? "");
}

function named(label: string): string | null {
  const name = label
    .replace(PREFIXES, "")
    .replace(PREFIXES, "")
    .replace(/[-_+]+/g, " ")
    .trim();
  return /\p{L}/u.test(name) && name.length <= 100
    ? name.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
    : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
