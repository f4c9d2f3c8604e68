import { fold } from "./arrange.ts";
import type { Columns } from "./columns.ts";
import { statusOf } from "./columns.ts";
import type { BoardCard } from "./view.ts";

export type Draft = { title: string; company: string; link: string };

/** Why a person may want to think twice; never a reason to refuse. */
export type Warning =
  | { kind: "sameLink" | "sameJob"; card: BoardCard }
  | { kind: "rejectedBefore"; card: BoardCard; at: string };

/** The first of: the same posting is here, the same job is here, this company has refused the person before. */
export function warningFor(draft: Draft, cards: Iterable<BoardCard>, columns: Columns): Warning | null {
  const link = normalizeLink(draft.link);
  const title = fold(draft.title.trim());
  const company = fold(draft.company.trim());
  let sameJob: Warning | null = null;
  let rejected: Extract<Warning, { kind: "rejectedBefore" }> | null = null;
  for (const card of cards) {
    if (link !== null && card.applicationLink && normalizeLink(card.applicationLink) === link) {
      return { kind: "sameLink", card };
    }
    if (company === "" || fold(card.companyName) !== company) continue;
    if (title !== "" && fold(card.title) === title) sameJob ??= { kind: "sameJob", card };
    const later = rejected === null || card.statusSince > rejected.at;
    if (later && statusOf(columns, card.id) === "rejected") {
      rejected = { kind: "rejectedBefore", card, at: card.statusSince };
    }
  }
  return sameJob ?? rejected;
}

const tracking = /^(utm_|gh_src|ref$|refid$|source$|src$|trk)/i;

/** A link as it is compared: no scheme, no `www.`, no tracking, no fragment, no slash at the end. */
export function normalizeLink(link: string): string | null {
  if (!URL.canParse(link.trim())) return null;
  const url = new URL(link.trim());
  const kept = [...url.searchParams].filter(([name]) => !tracking.test(name)).sort();
  const query = new URLSearchParams(kept).toString();
  const path = url.pathname.replace(/\/+$/, "");
  return `${url.host.replace(/^www\./, "")}${path}${query === "" ? "" : `?${query}`}`.toLowerCase();
}
