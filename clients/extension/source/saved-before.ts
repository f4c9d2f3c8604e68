import { LIMITS } from "../../../domain/limits.ts";
import { linkIdentity, placeOfIdentity } from "../../../domain/link-identity.ts";
import { postingOfLink } from "../../../domain/posting-link.ts";
import { ApplicationIndex, type Match } from "../../../domain/same-application.ts";
import type { Output } from "../../typescript/src/types.ts";
import { call } from "./api.ts";

export type Card = Output<"search.applications">["data"][number];
type Sought = { readonly link: string; readonly title: string; readonly company: string };

/** The number of search results to compare with the posting. */
const COMPARED = 20;

/** Returns the person's card for the posting: by its link, or else by title and company. */
export async function savedBefore({ link, title, company }: Sought): Promise<Match<Card> | null> {
  const words = [wordsOfLink(link), company === "" ? "" : title].filter((text) => text !== "");
  const pages = await Promise.all(words.map(cardsWith));
  const known = new ApplicationIndex<Card>();
  for (const card of pages.flat()) {
    known.add(card, { link: card.applicationLink, title: card.job.title, company: card.company.name });
  }
  return known.match({ link, title, company });
}

/** Returns a text to search for that all links to the posting have in common. */
function wordsOfLink(link: string): string {
  const identity = linkIdentity(link);
  if (identity === null) return "";
  return postingOfLink(new URL(link))?.id ?? placeOfIdentity(identity);
}

async function cardsWith(words: string): Promise<Card[]> {
  const query = new URLSearchParams({
    text: words.slice(0, LIMITS.text.title),
    limit: String(COMPARED),
  });
  return (await call<Output<"search.applications">>(`/search/applications?${query}`)).data;
}
