import { withoutEnd } from "./edges.ts";
import { fold } from "./fold.ts";
import { linkIdentity } from "./link-identity.ts";

/** What tells whether two applications are for the same job. */
export type Identity = { link: string | null; title: string; company: string };
export type Match<Card> = { card: Card; by: "link" | "job" };

const LEGAL_FORMS =
  /[\s,](?:inc|llc|ltd|limited|gmbh|ag|corp|corporation|co|plc|sa|sarl|bv|ab|oy|srl|spa)\.?$/i;

/** What makes two companies the same: the name without regard to case, accents, spaces and legal form ("Acme", "ACME Inc."). */
export function companyIdentity(name: string): string {
  return withoutEnd(fold(name).replace(LEGAL_FORMS, ""), " ,");
}

/** Everything by which another application could be the same: its link first, then title and company, where both are known. */
export function identityKeys({ link, title, company }: Identity): string[] {
  return [linkKey(link), jobKey(title, company)].filter((key) => key !== null);
}

/** Applications by what makes them the same; looking one up costs the same however many there are. */
export class KnownApplications<Card> {
  readonly #byLink = new Map<string, Card>();
  readonly #byJob = new Map<string, Card>();

  /** Of several that are the same, the first is kept. */
  add(card: Card, { link, title, company }: Identity): void {
    keepFirst(this.#byLink, linkKey(link), card);
    keepFirst(this.#byJob, jobKey(title, company), card);
  }

  /** The one that is the same by link, else by title and company, and by which of them. */
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
