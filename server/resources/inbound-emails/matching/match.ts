import { OPEN_STATUSES, type Status } from "#domain/values.ts";
import {
  type CardFacts,
  type CompanyEvidence,
  companiesNamed,
  companyEvidence,
  type MailFacts,
} from "./company.ts";
import { titleScores } from "./title.ts";

/** A reason for a suggestion: a code, and the words of the email or card behind it. */
export type Reason = { readonly code: string; readonly detail: string };

/** The card of an email, if one fits best, and other candidates. */
export type Match = {
  readonly applicationId: string | null;
  readonly confidence: "high" | "medium" | "low";
  readonly candidateIds: readonly string[];
  readonly reasons: readonly Reason[];
};

const IN_THREAD = 6;
const FIT_MIN = 1.5;
/** The minimum difference in weight between cards that don't fit equally. */
const TIE = 0.75;
const CANDIDATES_MAX = 5;

type ScoredCard = { card: CardFacts; company: CompanyEvidence; title: number; total: number };

/**
 * Finds the card that an email is about. If several cards fit equally, chooses the only open one, otherwise none.
 */
export function matchCard(mail: MailFacts, cards: readonly CardFacts[]): Match {
  const weighed = weigh(mail, cards);
  const fitting = weighed.filter(({ total, title }) => total >= FIT_MIN && title >= 0);
  const [best] = fitting;
  if (!best) {
    const bySender = weighed.filter(({ company }) => company.isBySender);
    return { applicationId: null, confidence: "low", candidateIds: idsOf(bySender), reasons: [] };
  }
  const equal = fitting.filter(({ total }) => best.total - total < TIE);
  const open = equal.filter(({ card }) => isOpen(card.status));
  const chosen = equal.length === 1 ? best : open.length === 1 ? open[0] : undefined;
  if (!chosen) {
    const reasons = [{ code: "equal_cards", detail: best.card.companyName }];
    return { applicationId: null, confidence: "low", candidateIds: idsOf(equal), reasons };
  }
  return {
    applicationId: chosen.card.id,
    confidence: equal.length > 1 ? "medium" : confidenceOf(chosen, weighed),
    candidateIds: idsOf(fitting.filter(({ card }) => card.id !== chosen.card.id)),
    reasons: reasonsOf(chosen),
  };
}

const idsOf = (weighed: readonly ScoredCard[]) => weighed.slice(0, CANDIDATES_MAX).map(({ card }) => card.id);

function weigh(mail: MailFacts, cards: readonly CardFacts[]): ScoredCard[] {
  const names = companiesNamed(mail, cards);
  const named = cards
    .map((card) => ({ card, company: companyEvidence(mail, card, names) }))
    .filter(({ card, company }) => company.score > 0 || card.isInThread);
  const titles = titleScores(
    mail,
    named.map(({ card }) => card),
  );
  return named
    .map(({ card, company }, index) => {
      const byTitle = titles[index] ?? 0;
      // A reply is about the card of its conversation, even if it names another title.
      const title = card.isInThread ? Math.max(0, byTitle) : byTitle;
      return { card, company, title, total: company.score + title + (card.isInThread ? IN_THREAD : 0) };
    })
    .sort((a, b) => b.total - a.total || (a.card.id < b.card.id ? -1 : 1));
}

const isOpen = (status: Status) => (OPEN_STATUSES as readonly Status[]).includes(status);

/** Returns the confidence of a match. It is only high with evidence besides words, which anyone can write. */
function confidenceOf(
  { card, company, title }: ScoredCard,
  weighed: readonly ScoredCard[],
): Match["confidence"] {
  if (card.isInThread && (company.isBySender || title > 0)) return "high";
  if (!company.isBySender)
    return title >= 2.5 && company.score >= FIT_MIN ? "medium" : card.isInThread ? "medium" : "low";
  const siblings = weighed.filter((item) => item.card.id !== card.id && item.company.isBySender);
  if (title >= 2.5) return "high";
  return siblings.length === 0 ? "high" : "medium";
}

function reasonsOf({ card, company, title }: ScoredCard): Reason[] {
  return [
    ...(card.isInThread ? [{ code: "thread", detail: "" }] : []),
    ...(company.code ? [{ code: company.code, detail: company.detail }] : []),
    ...(title > 0 ? [{ code: "title", detail: card.title }] : []),
  ];
}
