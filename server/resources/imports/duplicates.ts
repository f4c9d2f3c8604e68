import { withoutEnd } from "#domain/edges.ts";
import { linkIdentity } from "#domain/link-identity.ts";

const LEGAL_FORMS =
  /[\s,](?:inc|llc|ltd|limited|gmbh|ag|corp|corporation|co|plc|sa|sarl|bv|ab|oy|srl|spa)\.?$/i;

/** What makes two jobs the same: title and company without regard to case, spaces and legal form ("Acme" and "Acme Inc."). */
function jobKey(title: string, company: string): string {
  const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  return JSON.stringify([plain(title), withoutEnd(plain(company).replace(LEGAL_FORMS, ""), " ,")]);
}

/** Cards by what makes them the same. */
export class KnownCards<Card> {
  readonly #byLink = new Map<string, Card>();
  readonly #byJob = new Map<string, Card>();

  add(card: Card, { link, title, company }: Identity): void {
    const key = link === null ? null : linkIdentity(link);
    if (key !== null && !this.#byLink.has(key)) this.#byLink.set(key, card);
    const job = jobKey(title, company);
    if (!this.#byJob.has(job)) this.#byJob.set(job, card);
  }

  /** The card that is the same by link, else by title and company, and by which of them. */
  match({ link, title, company }: Identity): { card: Card; by: "link" | "job" } | undefined {
    const key = link === null ? null : linkIdentity(link);
    const byLink = key === null ? undefined : this.#byLink.get(key);
    if (byLink !== undefined) return { card: byLink, by: "link" };
    const byJob = this.#byJob.get(jobKey(title, company));
    return byJob === undefined ? undefined : { card: byJob, by: "job" };
  }
}

export type Identity = { link: string | null; title: string; company: string };

/** Everything by which another row could be the same. */
export function identityKeys({ link, title, company }: Identity): string[] {
  const key = link === null ? null : linkIdentity(link);
  return [...(key === null ? [] : [key]), jobKey(title, company)];
}
