import type { InboundKind } from "#domain/inbound-kinds.ts";
import type { ReadMail } from "../reader/message.ts";
import { plainWords } from "../reader/plain-text.ts";
import { domainOf, isMailbox, isSystem, registeredDomain } from "../reader/senders.ts";
import type { CardFacts } from "./facts.ts";
import { type Match, matchCard, type Reason } from "./match.ts";

const NO_MATCH: Match = { applicationId: null, confidence: "low", offered: [], reasons: [] };

/** The weight of phrases from which the kind of an unknown sender's mail counts. */
const ENOUGH = 4;

/** A mail's kind and card, with the reasons, and what a new card would say. */
export type Suggestion = Match & {
  readonly kind: InboundKind;
  readonly newCard: { readonly companyName: string; readonly title: string } | null;
};

/** Suggests what a mail means for a search. Mail that is set aside, or about nothing in it, has no card. */
export function suggestionFor(mail: ReadMail, cards: readonly CardFacts[]): Suggestion {
  const said: Reason[] = mail.sentence ? [{ code: "phrase", detail: mail.sentence }] : [];
  if (mail.setAside)
    return { ...NO_MATCH, kind: "other", newCard: null, reasons: [{ code: mail.setAside, detail: "" }] };
  if (mail.kind === "other") return { ...NO_MATCH, kind: "other", newCard: null, reasons: said };
  const match = matchCard(
    {
      ...mail,
      organizer: mail.appointment?.organizer ?? null,
      plainSubject: plainWords(mail.subject),
      plainText: plainWords(mail.text),
    },
    cards,
  );
  const reasons = [...said, ...match.reasons];
  const isUnknown = match.applicationId === null && match.offered.length === 0;
  // Few words of someone who isn't known say too little.
  if (
    match.applicationId === null &&
    mail.weight < ENOUGH &&
    mail.appointment === null &&
    match.offered.length === 0
  )
    return { ...NO_MATCH, kind: "other", newCard: null };
  // An appointment with no word of an interview, and with no company of the search, is a private one.
  if (isUnknown && mail.kind === "interview" && mail.sentence === null)
    return { ...NO_MATCH, kind: "other", newCard: null };
  const newCard = isUnknown && mail.kind === "confirmation" ? newCardOf(mail) : null;
  return { ...match, kind: mail.kind, reasons, newCard };
}

const SENDER_WORDS =
  /\b(?:careers?|jobs?|recruiting|recruitment|recruiter|talent(?: acquisition)?|hiring(?: team)?|hr|people(?: team)?|team|no-?reply|karriere|bewerbung(?:en)?|personal(?:abteilung)?|recrutement|rh|empleo|seleccion|notifications?|via .*|at|from|the|workday|greenhouse|bewerbermanagement)\b/gi;

/** Returns the employer and title of a confirmation from an employer that has no card. */
function newCardOf({ from, titles }: ReadMail): { companyName: string; title: string } | null {
  const [title] = titles;
  const named = from.name
    .replace(SENDER_WORDS, " ")
    .replace(/[|•,–—-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const domain = domainOf(from.address);
  const label = registeredDomain(domain).split(".")[0] ?? "";
  const byDomain =
    isSystem(domain) || isMailbox(domain) ? "" : label.charAt(0).toUpperCase() + label.slice(1);
  const companyName = named || byDomain;
  return title && companyName ? { companyName: companyName.slice(0, 200), title: title.slice(0, 200) } : null;
}
