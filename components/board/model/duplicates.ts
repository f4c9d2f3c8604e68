import { ApplicationIndex, companyIdentity } from "#domain/same-application.ts";
import type { Columns } from "./columns.ts";
import type { BoardCard } from "./view.ts";

export type Draft = { title: string; company: string; link: string };

/** A reason to think twice; it never blocks adding. */
export type Warning =
  | { kind: "sameLink" | "sameJob"; card: BoardCard }
  | { kind: "rejectedBefore"; card: BoardCard; at: string | null };

/** A board's cards by the values that make them duplicates; built once per board, and used at every keystroke in a draft. */
export type CardIndex = {
  readonly known: ApplicationIndex<BoardCard>;
  /** The card that each company rejected last. */
  readonly rejectedBy: ReadonlyMap<string, BoardCard>;
};

/** Indexes a board's cards for `warningFor`; of several that are the same, it keeps the first. */
export function indexCards(cards: Iterable<BoardCard>, columns: Columns): CardIndex {
  const known = new ApplicationIndex<BoardCard>();
  const rejectedBy = new Map<string, BoardCard>();
  const rejected = new Set(columns.rejected);
  for (const card of cards) {
    known.add(card, { link: card.applicationLink, title: card.title, company: card.companyName });
    const company = companyIdentity(card.companyName);
    const before = rejectedBy.get(company);
    if (rejected.has(card.id) && (!before || (card.statusSince ?? "") > (before.statusSince ?? ""))) {
      rejectedBy.set(company, card);
    }
  }
  return { known, rejectedBy };
}

/** Returns the first warning that applies: the posting is on the board, the job is, or the company rejected the person before. */
export function warningFor(draft: Draft, { known, rejectedBy }: CardIndex): Warning | null {
  const same = known.match(draft);
  if (same) return { kind: same.by === "link" ? "sameLink" : "sameJob", card: same.card };
  const rejected = rejectedBy.get(companyIdentity(draft.company));
  return rejected ? { kind: "rejectedBefore", card: rejected, at: rejected.statusSince } : null;
}
