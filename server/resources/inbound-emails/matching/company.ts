import { webAddress } from "#domain/web-address.ts";
import { plainWords } from "../reader/plain-text.ts";
import { domainOf, isMailbox, isSystem, registeredDomain } from "../reader/senders.ts";
import type { CardFacts, MailFacts } from "./facts.ts";

/** Words of a company's name that mails leave out. */
const LEGAL_FORMS = new Set(
  plainWords(
    "gmbh ag se kg kgaa ohg ug mbh co inc incorporated llc llp ltd limited plc corp corporation company sa sas sasu sarl srl sl slu bv nv ab oy as aps spa the group gruppe holding",
  ).split(" "),
);
/** Words that companies add to their name in a domain, before and after it. */
const DOMAIN_STARTS = ["get", "try", "join", "hello", "use", "team", "go", "weare", "the"];
const DOMAIN_ENDS =
  "hq career careers job jobs group hiring talent team recruiting recruitment app lab labs ag gmbh inc mail online".split(
    " ",
  );
const PARTS = { sender: 3, tenant: 2.5, senderName: 1.5, subject: 1.5, text: 1, contact: 4, person: 1.5 };

/** The weight of the evidence that a mail is from a card's company, and its main part. */
export type CompanyEvidence = {
  readonly score: number;
  /** True if the sender's address, and not only words, is the company's. */
  readonly isBySender: boolean;
  readonly code: "contact" | "domain" | "tenant" | "sender_name" | "company_in_text" | null;
  readonly detail: string;
};

/** Weighs what a mail says about the company of a card. */
export function companyEvidence(mail: MailFacts, card: CardFacts): CompanyEvidence {
  const address = [mail.from.address, mail.replyTo ?? "", mail.organizer ?? ""].filter((one) =>
    one.includes("@"),
  );
  const contact = address.find((one) => card.contactEmails.includes(one));
  if (contact) return { score: PARTS.contact, isBySender: true, code: "contact", detail: contact };
  const name = nameWords(card.companyName);
  const said = textEvidence(mail, card.companyName, name);
  const domain = address.map(domainOf).find((one) => isCompanyDomain(one, card, name.join("")));
  if (domain) return { score: PARTS.sender + said, isBySender: true, code: "domain", detail: domain };
  const senderWords = plainWords(mail.from.name);
  const isNamed = name.length > 0 && includesWords(senderWords, name.join(" "));
  const from = domainOf(mail.from.address);
  if (isSystem(from) && (isNamed || isTenant(mail.from.address, name.join(""))))
    return { score: PARTS.tenant + said, isBySender: true, code: "tenant", detail: mail.from.name || from };
  if (isNamed)
    return { score: PARTS.senderName + said, isBySender: false, code: "sender_name", detail: mail.from.name };
  const person = card.contactNames.find((one) => one.includes(" ") && plainWords(one) === senderWords);
  if (person) return { score: PARTS.person + said, isBySender: false, code: "sender_name", detail: person };
  if (said > 0) return { score: said, isBySender: false, code: "company_in_text", detail: card.companyName };
  return { score: 0, isBySender: false, code: null, detail: "" };
}

function nameWords(name: string): string[] {
  const words = plainWords(name).split(" ");
  const bare = words.filter((word) => !LEGAL_FORMS.has(word));
  return bare.length > 0 ? bare : words;
}

function isCompanyDomain(domain: string, card: CardFacts, slug: string): boolean {
  if (isMailbox(domain) || isSystem(domain)) return false;
  const registered = registeredDomain(domain);
  const own = [card.website, card.link].map(hostOf).filter((host) => host !== "" && !isSystem(host));
  if (own.some((host) => registeredDomain(host) === registered)) return true;
  const known = card.contactEmails.map(domainOf).filter((one) => !isMailbox(one) && !isSystem(one));
  if (known.some((one) => registeredDomain(one) === registered)) return true;
  // A company whose site is known sends from there; another domain with its name may be anyone's.
  if (own.length > 0 && card.website !== null) return false;
  const label = registered.slice(0, registered.indexOf("."));
  return slug.length > 2 && isNamed(squeezed(label), slug);
}

/** Checks whether a domain's label is a company's name, perhaps with a word before or after it. */
function isNamed(label: string, slug: string): boolean {
  return (
    label === slug ||
    DOMAIN_STARTS.some((start) => label === start + slug) ||
    DOMAIN_ENDS.some((end) => label === slug + end)
  );
}

/** Checks whether an address at a system is that of a company, such as `acme@myworkday.com` or `jobs@acme.recruitee.com`. */
function isTenant(address: string, slug: string): boolean {
  if (slug.length < 3) return false;
  const [local = "", host = ""] = address.split("@");
  return [...host.split(".").slice(0, -2), local, ...local.split(/[.+_-]/)].some(
    (part) => squeezed(part) === slug,
  );
}

const squeezed = (label: string) => plainWords(label).replaceAll(" ", "");

function hostOf(link: string | null): string {
  const address = link === null ? null : webAddress(link);
  return address === null ? "" : new URL(address).hostname.replace(/^www\./, "");
}

/** Weighs where a mail names the company. A name of one short word counts only as it is written, for it may be a word like any other. */
function textEvidence(mail: MailFacts, company: string, name: readonly string[]): number {
  const phrase = name.join(" ");
  const written = company.split(/\s+/)[0] ?? "";
  const counts = (plain: string, text: string) =>
    phrase !== "" && includesWords(plain, phrase) && (name.length > 1 || text.includes(written));
  if (counts(mail.plainSubject, mail.subject)) return PARTS.subject;
  return counts(mail.plainText, mail.text) ? PARTS.text : 0;
}

/** Checks whether words contain others in the same order. */
export function includesWords(words: string, others: string): boolean {
  return ` ${words} `.includes(` ${others} `);
}
