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
const SEPARATOR = /\s[|–-]\s/;
const HIRING = " hiring ";

/**
 * Splits a page's title that also names the company, such as "Cook at Acme".
 * @returns the posting as it is if it has a company, or its title names none
 */
export function withCompanyOfTitle(posting: SharedPosting): SharedPosting {
  if (posting.company !== "") return posting;
  const title = posting.title.replace(SITE, "");
  const found = hiringIn(title) ?? atIn(title) ?? (title === posting.title ? null : separatedIn(title));
  if (found === null || found.title.trim() === "" || found.company.trim() === "") return posting;
  return { ...posting, title: found.title.trim(), company: found.company.trim() };
}

type Named = Pick<SharedPosting, "title" | "company">;

/** Reads "Acme hiring Cook in Lyon". */
function hiringIn(text: string): Named | null {
  const at = text.indexOf(HIRING);
  if (at === -1) return null;
  const rest = text.slice(at + HIRING.length);
  const [title = ""] = rest.includes("|") ? [rest] : rest.split(" in ");
  return { title: title.replace(/ Job$/, ""), company: text.slice(0, at) };
}

/** Reads "Cook at Acme" and "Cook @ Acme • Lyon". */
function atIn(text: string): Named | null {
  const parts = text.split(/ (?:at|@) /);
  const [company = ""] = parts.pop()?.split(" • ") ?? [];
  if (parts.length === 0 || /[|•]/.test(company)) return null;
  return { title: text.slice(0, text.lastIndexOf(company)).replace(/ (?:at|@) $/, ""), company };
}

/** Reads "Cook | Acme". Only for job sites: elsewhere, the second part can be anything. */
function separatedIn(text: string): Named | null {
  const company = text.split(SEPARATOR).at(-1) ?? "";
  const title = text.slice(0, -company.length - 3);
  return company === text ? null : { title, company };
}

/** The length of an address to which an earlier bookmarklet silently cut texts. */
const EARLIER_CUT = 3_000;

/** Checks whether an address is from that bookmarklet, with a text about as long as it could be. */
export function mayBeCut({ company, link, text }: Params): boolean {
  if (company === undefined || link === undefined || typeof text !== "string") return false;
  // It removed fifty characters at a time, each of which can take nine in an address.
  return new URLSearchParams({ text }).toString().length > EARLIER_CUT - 50 * 9;
}
