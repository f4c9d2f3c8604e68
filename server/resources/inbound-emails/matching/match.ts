import { OPEN_STATUSES, type Status } from "#domain/values.ts";
import { type CompanyEvidence, companiesNamed, companyEvidence } from "./company.ts";
import type { CardFacts, MailFacts } from "./facts.ts";
import { titleScores } from "./title.ts";

/** A reason for a suggestion: a code, and the words of the email or card behind it. */
export type Reason = { readonly code: string; readonly detail: string };

/** The card of an email, if one fits best; else those that fit equally. */
export type Match = {
  readonly applicationId: string | null;
  readonly confidence: "high" | "medium" | "low";
  readonly offered: readonly string[];
  readonly reasons: readonly Reason[];
};

const IN_THREAD = 6;
const LEAST = 1.5;
/** The difference of weights below which two cards fit equally. */
const EQUAL = 0.75;
const OFFERED_MAX = 5;

type Weighed = { card: CardFacts; company: CompanyEvidence; title: number; total: number };

/**
 * Finds the card that an email is about. If several cards fit equally, an open one is preferred to closed ones; otherwise none is chosen.
 */
export function matchCard(mail: MailFacts, cards: readonly CardFacts[]): Match {
  const weighed = weigh(mail, cards);
  const fitting = weighed.filter(({ total, title }) => total >= LEAST && title >= 0);
  const [best] = fitting;
  if (!best) {
    const offered = weighed.filter(({ company }) => company.isBySender).map(({ card }) => card.id);
    return { applicationId: null, confidence: "low", offered: offered.slice(0, OFFERED_MAX), reasons: [] };
  }
  const equal = fitting.filter(({ total }) => best.total - total < EQUAL);
  const open = equal.filter(({ card }) => isOpen(card.status));
  const chosen = equal.length === 1 ? best : open.length === 1 ? open[0] : undefined;
  if (!chosen) {
    const offered = equal.slice(0, OFFERED_MAX).map(({ card }) => card.id);
    const reasons = [{ code: "equal_cards", detail: best.card.companyName }];
    return { applicationId: null, confidence: "low", offered, reasons };
  }
  const others = fitting.filter(({ card }) => card.id !== chosen.card.id);
  return {
    applicationId: chosen.card.id,
    confidence: equal.length > 1 ? "medium" : confidenceOf(chosen, weighed),
    offered: others.slice(0, OFFERED_MAX).map(({ card }) => card.id),
    reasons: reasonsOf(chosen),
  };
}

function weigh(mail: MailFacts, cards: readonly CardFacts[]): Weighed[] {
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
      const said = titles[index] ?? 0;
      // A reply is about the card of its conversation, regardless of the other names in it.
      const title = card.isInThread ? Math.max(0, said) : said;
      return { card, company, title, total: company.score + title + (card.isInThread ? IN_THREAD : 0) };
    })
    .sort((one, other) => other.total - one.total || (one.card.id < other.card.id ? -1 : 1));
}

const isOpen = (status: Status) => (OPEN_STATUSES as readonly Status[]).includes(status);

/** Says how sure a match is: words alone, which anyone can write, are never enough for a high confidence. */
function confidenceOf({ card, company, title }: Weighed, weighed: readonly Weighed[]): Match["confidence"] {
  if (card.isInThread && (company.isBySender || title > 0)) return "high";
  if (!company.isBySender)
    return title >= 2.5 && company.score >= LEAST ? "medium" : card.isInThread ? "medium" : "low";
  const siblings = weighed.filter((one) => one.card.id !== card.id && one.company.isBySender);
  if (title >= 2.5) return "high";
  return siblings.length === 0 ? "high" : "medium";
}

function reasonsOf({ card, company, title }: Weighed): Reason[] {
  return [
    ...(card.isInThread ? [{ code: "thread", detail: "" }] : []),
    ...(company.code ? [{ code: company.code, detail: company.detail }] : []),
    ...(title > 0 ? [{ code: "title", detail: card.title }] : []),
  ];
}
