import { LIMITS } from "#domain/limits.ts";

/** What a bookmarklet or a share sheet hands over; everything may be missing. */
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
 * The posting in the parameters of an address. Phones put the link wherever they like: it is found in the text or the
 * title too, and a text that says no more than the title is dropped.
 */
export function sharedPosting(params: Params): SharedPosting {
  const given = (name: string) => [params[name]].flat()[0]?.trim() ?? "";
  const [title, text] = [given("title"), given("text")];
  const named = [given("link"), given("url")].find((link) => LINK.test(link));
  const link = named ?? LINK.exec(text)?.[0] ?? LINK.exec(title)?.[0] ?? "";
  const without = (words: string) => (link ? words.replace(link, "") : words).trim();
  const rest = without(text);
  return {
    title: without(title).slice(0, MAX.title),
    company: given("company").slice(0, MAX.company),
    link: link.slice(0, MAX.link),
    text: rest === without(title) ? "" : rest.slice(0, MAX.text),
  };
}

/** An earlier bookmarklet cut texts to this length of an address, and said nothing. */
const EARLIER_CUT = 3_000;

/** Whether an address is one of that bookmarklet, with a text about as long as it could be. */
export function isMaybeCut({ company, link, text }: Params): boolean {
  if (company === undefined || link === undefined || typeof text !== "string") return false;
  // It took fifty characters off at a time, each of which an address may spell with nine.
  return new URLSearchParams({ text }).toString().length > EARLIER_CUT - 50 * 9;
}
