import { linkIdentity } from "#domain/link-identity.ts";
import { fold } from "./arrange.ts";
import type { Columns } from "./columns.ts";
import type { BoardCard } from "./view.ts";

export type Draft = { title: string; company: string; link: string };

/** Why a person may want to think twice; never a reason to refuse. */
export type Warning =
  | { kind: "sameLink" | "sameJob"; card: BoardCard }
  | { kind: "rejectedBefore"; card: BoardCard; at: string };

/** The cards of a board by what makes them the same; made once for a board, and asked at every letter of a draft. */
export type CardIndex = {
  readonly byLink: ReadonlyMap<string, BoardCard>;
  readonly byJob: ReadonlyMap<string, BoardCard>;
  /** The card that each company rejected last. */
  readonly rejectedBy: ReadonlyMap<string, BoardCard>;
};

/** Puts a board's cards in order for `warningFor`; of several that are the same, the first. */
export function indexCards(cards: Iterable<BoardCard>, columns: Columns): CardIndex {
  const byLink = new Map<string, BoardCard>();
  const byJob = new Map<string, BoardCard>();
  const rejectedBy = new Map<string, BoardCard>();
  const rejected = new Set(columns.rejected);
  for (const card of cards) {
    const link = card.applicationLink ? linkIdentity(card.applicationLink) : null;
    if (link !== null && !byLink.has(link)) byLink.set(link, card);
    const company = fold(card.companyName);
    const job = jobKey(fold(card.title), company);
    if (!byJob.has(job)) byJob.set(job, card);
    const before = rejectedBy.get(company);
    if (rejected.has(card.id) && (!before || card.statusSince > before.statusSince)) {
      rejectedBy.set(company, card);
    }
  }
  return { byLink, byJob, rejectedBy };
}

/** The first of: the same posting is here, the same job is here, this company has refused the person before. */
export function warningFor(draft: Draft, { byLink, byJob, rejectedBy }: CardIndex): Warning | null {
  const link = linkIdentity(draft.link);
  const sameLink = link === null ? undefined : byLink.get(link);
  if (sameLink) return { kind: "sameLink", card: sameLink };
  const title = fold(draft.title.trim());
  const company = fold(draft.company.trim());
  if (company === "") return null;
  const sameJob = title === "" ? undefined : byJob.get(jobKey(title, company));
  if (sameJob) return { kind: "sameJob", card: sameJob };
  const rejected = rejectedBy.get(company);
  return rejected ? { kind: "rejectedBefore", card: rejected, at: rejected.statusSince } : null;
}

function jobKey(title: string, company: string): string {
  return JSON.stringify([title, company]);
}
