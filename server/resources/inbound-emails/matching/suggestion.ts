import type { InboundKind } from "#domain/inbound-kinds.ts";
import type { ReadMail } from "../reader/message.ts";
import { plainWords } from "../reader/plain-text.ts";
import { domainOf, isMailbox, isSystem, registeredDomain } from "../reader/senders.ts";
import type { CardFacts } from "./facts.ts";
import { type Match, matchCard, type Reason } from "./match.ts";

const NO_MATCH: Match = { applicationId: null, confidence: "low", offered: [], reasons: [] };

/** The reasons by which a sender belongs to a card. */
const SENDER_CODES = new Set(["thread", "contact", "domain", "tenant"]);
/** The weight of phrases from which the kind of an unknown sender's mail counts. */
const ENOUGH = 4;
/** The weight from which a list's mail counts. */
const LEAST = 3;

/** An email's kind and card, with the reasons, and the fields of a new card. */
export type Suggestion = Match & {
  readonly kind: InboundKind;
  readonly newCard: { readonly companyName: string; readonly title: string } | null;
};

/** Returns the suggestion for an email: its kind and its card. Mail that is set aside, or isn't about the search, has no card. */
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
  const isKnown = match.confidence !== "low" || (match.offered.length > 0 && match.applicationId === null);
  // Few words say too little, unless the sender is known and doesn't write to many.
  if (mail.weight < ENOUGH && mail.appointment === null && (!isKnown || (mail.isBulk && mail.weight < LEAST)))
    return { ...NO_MATCH, kind: "other", newCard: null };
  // An employer writes to a list about its products, and to a candidate about a position.
  if (
    mail.isBulk &&
    !(mail.isAboutApplication && mail.weight >= 2 * ENOUGH) &&
    !match.reasons.some(({ code }) => code === "title")
  )
    return { ...NO_MATCH, kind: "other", newCard: null };
  // A stranger who writes of a position, and not of the person's application, looks for candidates.
  if (isUnknown && !mail.isAboutApplication && (mail.kind === "interview" || mail.kind === "question"))
    return { ...NO_MATCH, kind: "other", newCard: null };
  // An appointment with no word of an interview, and with no company of the search, is a private one.
  if (
    mail.appointment &&
    !match.reasons.some(({ code }) => SENDER_CODES.has(code)) &&
    mail.weight < 2 * ENOUGH
  )
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
