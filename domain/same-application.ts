import { fold } from "./fold.ts";
import { linkIdentity } from "./link-identity.ts";
import { withoutEnd } from "./trim.ts";

/** The fields that identify an application's job. */
export type Identity = { link: string | null; title: string; company: string };
export type Match<Card> = { card: Card; by: "link" | "job" };

const LEGAL_FORMS =
  /[\s,](?:inc|llc|ltd|limited|gmbh|ag|corp|corporation|co|plc|sa|sarl|bv|ab|oy|srl|spa)\.?$/i;

/** Returns a company's identity: the name without regard to case, accents, spaces, and legal form ("Acme", "ACME Inc."). */
export function companyIdentity(name: string): string {
  return withoutEnd(fold(name).replace(LEGAL_FORMS, ""), " ,");
}

/** Returns the keys that identify matching applications: the link first, then title and company if both are known. */
export function identityKeys({ link, title, company }: Identity): string[] {
  return [linkKey(link), jobKey(title, company)].filter((key) => key !== null);
}

/** Applications by identity. A lookup takes the same time however many there are. */
export class ApplicationIndex<Card> {
  readonly #byLink = new Map<string, Card>();
  readonly #byJob = new Map<string, Card>();

  /** Keeps the first of several matching applications. */
  add(card: Card, { link, title, company }: Identity): void {
    keepFirst(this.#byLink, linkKey(link), card);
    keepFirst(this.#byJob, jobKey(title, company), card);
  }

  /** Returns the application that matches by link, or else by title and company, and which of them matched. */
  match({ link, title, company }: Identity): Match<Card> | null {
    const byLink = this.#byLink.get(linkKey(link) ?? "");
    if (byLink !== undefined) return { card: byLink, by: "link" };
    const byJob = this.#byJob.get(jobKey(title, company) ?? "");
    return byJob === undefined ? null : { card: byJob, by: "job" };
  }
}

function linkKey(link: string | null): string | null {
  return link === null ? null : linkIdentity(link);
}

function jobKey(title: string, company: string): string | null {
  const [job, employer] = [fold(title), companyIdentity(company)];
  return job === "" || employer === "" ? null : JSON.stringify([job, employer]);
}

function keepFirst<Card>(map: Map<string, Card>, key: string | null, card: Card): void {
  if (key !== null && !map.has(key)) map.set(key, card);
}
