import type { InboundKind } from "#domain/inbound-kinds.ts";
import { OPEN_STATUSES, type Status } from "#domain/values.ts";
import {
  addressesIn,
  domainOf,
  isMailboxProvider,
  isPlatform,
  registeredDomain,
} from "../reader/addresses.ts";
import type { ReadMail } from "../reader/message.ts";
import { mentionedEmployers, titleAbove } from "../reader/titles.ts";
import { type CardFacts, type MailFacts, nameText } from "./company.ts";
import { type Match, matchCard, type Reason } from "./match.ts";

const NO_MATCH: Match = { applicationId: null, confidence: "low", candidateIds: [], reasons: [] };

/** The codes of reasons that tie the sender to a card. */
const SENDER_CODES = new Set(["thread", "contact", "domain", "tenant"]);
/** The minimum weight of phrases in an unknown sender's email. */
const WEIGHT_MIN = 4;
/** The minimum weight of phrases in an email to a list. */
const LIST_WEIGHT_MIN = 3;

/** Matches the start of an address that sends newsletters. */
const NEWSLETTER = /^(?:news|marketing|digest|promo)/;

/** Matches the start of an address of a department for customers. */
const SHOP =
  /^(?:orders?|sales|shop|store|quotes?|claims?|permits?|billing|invoices?|rechnung|facture|factura|fattura|receipts?|reservations?|bookings?|events?|bestellung|vermietung|reservas|pedidos)\b/;

/** An email's kind and card, with the reasons, and the fields of a new card. */
export type Suggestion = Match & {
  readonly kind: InboundKind;
  readonly newCard: { readonly companyName: string; readonly title: string } | null;
};

/** Returns an email's kind and card. An email that is set aside, or isn't about the search, has no card. */
export function suggestionFor(mail: ReadMail, cards: readonly CardFacts[]): Suggestion {
  const phrase: Reason[] = mail.sentence ? [{ code: "phrase", detail: mail.sentence }] : [];
  if (mail.setAside)
    return { ...NO_MATCH, kind: "other", newCard: null, reasons: [{ code: mail.setAside, detail: "" }] };
  if (mail.kind === "other") {
    return byHint(mail, cards) ?? { ...NO_MATCH, kind: "other", newCard: null, reasons: phrase };
  }
  if (mail.isBulk && NEWSLETTER.test(mail.from.address)) return { ...NO_MATCH, kind: "other", newCard: null };
  // An employer's other departments write to its customers, and confirm what isn't an application.
  if (!mail.isAboutHiring && SHOP.test(mail.from.address))
    return { ...NO_MATCH, kind: "other", newCard: null };
  const match = matchCard(factsOf(mail), cards);
  const reasons = [...phrase, ...match.reasons];
  const isUnknown = match.applicationId === null && match.candidateIds.length === 0;
  const isKnown =
    match.confidence !== "low" || (match.candidateIds.length > 0 && match.applicationId === null);
  // Few phrases aren't enough, unless the sender is known and the email wasn't sent to a list.
  if (
    mail.weight < WEIGHT_MIN &&
    mail.appointment === null &&
    (!isKnown || (mail.isBulk && mail.weight < LIST_WEIGHT_MIN))
  )
    return { ...NO_MATCH, kind: "other", newCard: null };
  // An employer's email to a list is about its products, unless it names a position or the person's application.
  if (
    mail.isBulk &&
    !(mail.isAboutApplication && mail.weight >= 2 * WEIGHT_MIN) &&
    !match.reasons.some(({ code }) => code === "title")
  )
    return { ...NO_MATCH, kind: "other", newCard: null };
  // A stranger who writes about a position, but not about the person's application, is looking for candidates.
  if (isUnknown && !mail.isAboutApplication && (mail.kind === "interview" || mail.kind === "question"))
    return { ...NO_MATCH, kind: "other", newCard: null };
  // An email that mentions no application or job and matches only by its sender's name is for a customer. So is a receipt that matches only by
  // the domain.
  const isByDomain = match.reasons.every(({ code }) => code === "domain");
  const isByName = match.reasons.every(
    ({ code }) => code === "sender_name" || (code === "domain" && mail.kind === "confirmation"),
  );
  if (isByName && !mail.isAboutApplication && !mail.isAboutHiring)
    return { ...NO_MATCH, kind: "other", newCard: null };
  // An appointment that mentions no interview, from a sender who isn't tied to a card, is private.
  if (
    mail.appointment &&
    !match.reasons.some(({ code }) => SENDER_CODES.has(code)) &&
    mail.weight < 2 * WEIGHT_MIN
  )
    return { ...NO_MATCH, kind: "other", newCard: null };
  const newCard = isUnknown && mail.kind === "confirmation" ? newCardOf(mail) : null;
  // Without a word about a job, an email from the employer's domain may be for its customers.
  const confidence =
    match.confidence === "high" && isByDomain && !mail.isAboutHiring ? "medium" : match.confidence;
  return { ...match, confidence, kind: mail.kind, reasons, newCard };
}

function factsOf(mail: ReadMail): MailFacts {
  const text = withoutOtherJobs(mail.text);
  return {
    ...mail,
    text,
    domains: new Set(addressesIn(text).map((address) => registeredDomain(domainOf(address)))),
    organizer: mail.appointment?.organizer ?? null,
    plainSubject: nameText(mail.subject),
    plainText: nameText(text),
  };
}

/** Suggests the probable subject of an email without known phrases, from a person at the employer of an open card. */
function byHint(mail: ReadMail, cards: readonly CardFacts[]): Suggestion | null {
  const { hint, from, isBulk } = mail;
  if (hint === null || isBulk) return null;
  const open = cards.filter(({ status }) => (OPEN_STATUSES as readonly Status[]).includes(status));
  const match = matchCard(factsOf(mail), open);
  const isFromContact = match.reasons.some(({ code }) => code === "contact" || code === "thread");
  const isFromEmployer = match.reasons.some(({ code }) => code === "domain") && isPerson(from);
  if (!isFromContact && !isFromEmployer) return null;
  const reasons = [{ code: "phrase", detail: hint.sentence }, ...match.reasons];
  return { ...match, confidence: "medium", kind: hint.kind, reasons, newCard: null };
}

/** Checks whether a sender's name is a person's, as in "Ana Ruiz <a.ruiz@acme.example>". */
function isPerson({ name, address }: ReadMail["from"]): boolean {
  const local = nameText(address.slice(0, address.indexOf("@"))).split(" ");
  const label = registeredDomain(domainOf(address)).split(".")[0] ?? "";
  const words = nameText(name.replace(SENDER_WORDS, " ")).split(" ");
  return words.some(
    (word) => word.length > 2 && !label.includes(word) && local.some((part) => part.includes(word)),
  );
}

/** The heading above the other jobs that a job site's email recommends. */
const OTHER_JOBS =
  /\n[^\S\n]*(?:(?:view |see )?(?:similar|related|recommended|more|other|top) jobs\b|jobs (?:you may|you might|for you|similar)|(?:ähnliche|weitere|passende) (?:jobs|stellen)|(?:autres )?offres (?:similaires|recommandées)|(?:ofertas|empleos) (?:similares|recomendad))[^\n]{0,60}(?:\n|$)/iu;

/** Returns an email's text up to the other jobs that it recommends, whose companies and titles aren't its subject. */
function withoutOtherJobs(text: string): string {
  const at = text.search(OTHER_JOBS);
  return at === -1 ? text : text.slice(0, at);
}

const SENDER_WORDS =
  /\b(?:careers?|jobs?|recruiting|recruitment|recruiter|talent(?: acquisition)?|hiring(?: team)?|hr|people(?: team)?|team|no-?reply|karriere|bewerbung(?:en)?|personal(?:abteilung)?|recrutement|rh|empleo|seleccion|notifications?|via .*|at|from|the|workday|greenhouse|bewerbermanagement)\b/gi;
/** Words between a person's name and the employer's. */
const AT = /\s(?:at|from|@|bei|von|chez|de chez|bij|hos|presso|na)\s/iu;

/** Returns the employer and title in a confirmation from an employer that has no card. */
function newCardOf(mail: ReadMail): { companyName: string; title: string } | null {
  const companyName = employerOf(mail);
  // "Your application to Acme" names the employer where others name the title.
  const title =
    mail.titles.find((name) => nameText(name) !== nameText(companyName)) ??
    titleAbove(companyName, mail.text);
  return title && companyName ? { companyName: companyName.slice(0, 200), title: title.slice(0, 200) } : null;
}

/** Returns the employer's name as its sender or the text of a job site's email gives it. */
function employerOf({ from: { name, address }, subject, text }: ReadMail): string {
  const domain = domainOf(address);
  const label = registeredDomain(domain).split(".")[0] ?? "";
  const isShared = isPlatform(domain) || isMailboxProvider(domain);
  const byDomain = isShared ? "" : label.charAt(0).toUpperCase() + label.slice(1);
  const [first = ""] = nameText(name).split(" ");
  // The site's own name, as in "LinkedIn" or "Indeed Apply".
  if (isShared && first.length > 2 && label.includes(first))
    return mentionedEmployers(subject, text)[0] ?? "";
  // A person's name, as in "Ana Ruiz <a.ruiz@acme.example>".
  const named = (name.split(AT).at(-1) ?? "")
    .replace(SENDER_WORDS, " ")
    .replace(/[|•,–—-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return (byDomain !== "" && isPerson({ name, address }) ? "" : named) || byDomain;
}
