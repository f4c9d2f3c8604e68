import { LIMITS } from "#domain/limits.ts";
import { webAddress } from "#domain/web-address.ts";

/** The data from a bookmarklet or a share sheet; every part may be missing. */
export type SharedPosting = { title: string; company: string; link: string; text: string };

const LINK = /https?:\/\/[^\s<>"]+/i;
const MAX = {
  title: LIMITS.text.title,
  company: LIMITS.text.title,
  link: LIMITS.text.url,
  text: LIMITS.text.notes,
};

type Params = Record<string, string | string[] | undefined>;

/**
 * Returns the posting in the parameters of an address. Phones put the link anywhere: it is found in the text or the
 * title too, and a text that only repeats the title is dropped.
 */
export function sharedPosting(params: Params): SharedPosting {
  const paramOf = (name: string) => [params[name]].flat()[0]?.trim() ?? "";
  const [title, text] = [paramOf("title"), paramOf("text")];
  const named = [paramOf("link"), paramOf("url")].map(webAddress).find((link) => link !== null);
  const link = named ?? LINK.exec(text)?.[0] ?? LINK.exec(title)?.[0] ?? paramOf("link");
  const without = (words: string) => (link ? words.replace(link, "") : words).trim();
  const rest = without(text);
  return {
    title: without(title).slice(0, MAX.title),
    company: paramOf("company").slice(0, MAX.company),
    link: link.slice(0, MAX.link),
    text: rest === without(title) ? "" : rest.slice(0, MAX.text),
  };
}

/** The name of a job site at the end of a page's title that names the company. Indeed's titles name the place instead. */
const SITE = /\s[|–-]\s(?:LinkedIn|Glassdoor)$/i;
const HIRING = /^(?<company>.+?) hiring (?<title>.+?)(?: Job)?(?: in [^|]+)?$/;
const AT = /^(?<title>.+) (?:at|@) (?<company>[^|•]+?)(?: • [^|]+)?$/;
/** Only on job sites: elsewhere, the second part can be anything. */
const BETWEEN = /^(?<title>.+)\s[|–-]\s(?<company>.+)$/;

/**
 * Splits a page's title that also names the company, such as "Cook at Acme".
 * @returns the posting as it is if it has a company, or its title names none
 */
export function withCompanyOfTitle(posting: SharedPosting): SharedPosting {
  if (posting.company !== "") return posting;
  const title = posting.title.replace(SITE, "");
  const isOnSite = title !== posting.title;
  const found = HIRING.exec(title) ?? AT.exec(title) ?? (isOnSite ? BETWEEN.exec(title) : null);
  const { title: job = "", company = "" } = found?.groups ?? {};
  return found ? { ...posting, title: job.trim(), company: company.trim() } : posting;
}

/** The length of an address to which an earlier bookmarklet silently cut texts. */
const EARLIER_CUT = 3_000;

/** Checks whether an address is from that bookmarklet, with a text about as long as it could be. */
export function mayBeCut({ company, link, text }: Params): boolean {
  if (company === undefined || link === undefined || typeof text !== "string") return false;
  // It removed fifty characters at a time, each of which can take nine in an address.
  return new URLSearchParams({ text }).toString().length > EARLIER_CUT - 50 * 9;
}
