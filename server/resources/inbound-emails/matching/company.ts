import type { Status } from "#domain/values.ts";
import { webAddress } from "#domain/web-address.ts";
import { domainOf, isMailboxProvider, isPlatform, registeredDomain } from "../reader/addresses.ts";
import { plainWords } from "../reader/plain-text.ts";

/** The facts of a card that an email can mention. */
export type CardFacts = {
  readonly id: string;
  readonly title: string;
  readonly companyName: string;
  readonly website: string | null;
  readonly link: string | null;
  readonly status: Status;
  /** The addresses of the people who are linked to the card or work at its company, in lowercase. */
  readonly contactEmails: readonly string[];
  readonly contactNames: readonly string[];
  /** True if an earlier email of the conversation, or about the appointment, is the card's. */
  readonly isInThread: boolean;
};

/** The facts of an email that can identify a card. */
export type MailFacts = {
  readonly from: { readonly name: string; readonly address: string };
  readonly replyTo: string | null;
  readonly organizer: string | null;
  readonly subject: string;
  readonly text: string;
  readonly plainSubject: string;
  readonly plainText: string;
  readonly titles: readonly string[];
  /** The domains of the email addresses in the text. */
  readonly domains: ReadonlySet<string>;
};

/** Legal forms and other words that emails leave out of a company's name. */
const LEGAL_FORMS = new Set(
  plainWords(
    "gmbh ag se kg kgaa ohg ug mbh co inc incorporated llc llp ltd limited plc corp corporation company sa sas sasu sarl srl sl slu bv nv ab oy as aps spa sro ev doo pty kk gbr kft zrt pt тов ооо пат зао ао 주식회사 유한회사 شركة the group gruppe holding",
  ).split(" "),
);
/** Legal forms with marks, such as "s. r. o.", or without spaces around them. */
const DOTTED_FORMS =
  /(?<=[\s,])(?:\p{L}\.\s?){2,4}(?=\s|,|$)|\bsp\. ?z ?o\. ?o\.|(?<=\s)A\/S$|(?:株式|合同|有限)会社|(?:股份)?有限(?:责任|責任)?公司|בע["״]מ/giu;
/** Words that appear beside a company's name in a sender's name. */
const SENDER_WORDS = new Set(
  plainWords(
    "career careers job jobs recruiting recruitment recruiter recruiters talent acquisition hiring hr people team notifications notification noreply no reply karriere bewerbung bewerbungen bewerbermanagement personal personalabteilung recrutement rh empleo seleccion candidatures candidate experience human resources department applications application system interview interviews assessment onboarding staffing via workday greenhouse lever ashby smartrecruiters indeed linkedin docusign europe emea usa uk us international global online",
  ).split(" "),
);
/** Words and marks between a person's name and the company's. */
const SEPARATORS = /\s(?:at|from|of|via|for|de|du|von|bei|chez|en|über|per)\s|[@|()[\]•·,:/]|\s[-–—]\s/iu;
/** Words that companies add before and after their name in a domain. */
const DOMAIN_STARTS = "get try join hello hey use with make meet team go my we weare the".split(" ");
const DOMAIN_ENDS =
  "hq career careers job jobs group hiring talent team recruiting recruitment app ag gmbh inc mail online".split(
    " ",
  );
const WEIGHTS = { sender: 3, tenant: 2.5, senderName: 1.5, subject: 1.5, text: 1, contact: 4, person: 1.5 };

/** The evidence that an email is from a card's company: its weight, and its strongest part. */
export type CompanyEvidence = {
  readonly score: number;
  /** True if the sender's address is the company's; false if only words point to the company. */
  readonly isBySender: boolean;
  readonly code: "contact" | "domain" | "tenant" | "sender_name" | "company_in_text" | null;
  readonly detail: string;
};

/** Weighs the evidence in an email for the company of a card. @param names the companies that the email names */
export function companyEvidence(mail: MailFacts, card: CardFacts, names: readonly string[]): CompanyEvidence {
  const addresses = [mail.from.address, mail.replyTo ?? "", mail.organizer ?? ""].filter((item) =>
    item.includes("@"),
  );
  const contact = addresses.find((address) => card.contactEmails.includes(address));
  if (contact) return { score: WEIGHTS.contact, isBySender: true, code: "contact", detail: contact };
  const name = nameWords(card.companyName);
  const longer = names.filter((item) => item !== name.join(" ") && includesWords(item, name.join(" ")));
  const inText = textEvidence(mail, card, name, longer);
  const domain = addresses.map(domainOf).find((item) => isCompanyDomain(item, card, name.join("")));
  if (domain) return { score: WEIGHTS.sender + inText, isBySender: true, code: "domain", detail: domain };
  const senderWords = nameText(mail.from.name);
  const hasName = name.length > 0 && includesWords(senderWords, name.join(" "));
  const from = domainOf(mail.from.address);
  const site = siteName(card);
  const isOwn = (words: readonly string[]) =>
    isSenderName(mail.from.name, words) || isTenant(mail.from.address, words.join(""));
  if (isPlatform(from) && (isOwn(name) || (site !== "" && isOwn([site]))))
    return {
      score: WEIGHTS.tenant + inText,
      isBySender: true,
      code: "tenant",
      detail: mail.from.name || from,
    };
  if (hasName || isShortened(mail.from.name, name))
    return {
      score: WEIGHTS.senderName + inText,
      isBySender: false,
      code: "sender_name",
      detail: mail.from.name,
    };
  const person = card.contactNames.find((item) => item.includes(" ") && nameText(item) === senderWords);
  if (person)
    return { score: WEIGHTS.person + inText, isBySender: false, code: "sender_name", detail: person };
  if (inText > 0)
    return { score: inText, isBySender: false, code: "company_in_text", detail: card.companyName };
  return { score: 0, isBySender: false, code: null, detail: "" };
}

/** Returns the names of the cards' companies that an email contains, as plain words without legal forms. */
export function companiesNamed(
  { plainSubject, plainText }: MailFacts,
  cards: readonly CardFacts[],
): string[] {
  const names = new Set(cards.map(({ companyName }) => nameWords(companyName).join(" ")));
  return [...names].filter((name) => includesWords(plainText, name) || includesWords(plainSubject, name));
}

/** Returns the domain of the company's site, such as "acme.de" for `www.acme.de`. */
function siteDomain({ website }: CardFacts): string {
  const host = hostOf(website);
  return host === "" || isPlatform(host) ? "" : registeredDomain(host);
}

/** Returns the company's name in the address of its site, such as "acme" in `www.acme.de`. */
const siteName = (card: CardFacts) => siteDomain(card).split(".")[0] ?? "";

/** Checks whether a sender's name is the start of the company's: "Meridian Careers" can be Meridian Systems. */
function isShortened(sender: string, name: readonly string[]): boolean {
  const rest = nameWords(sender).filter((word) => !SENDER_WORDS.has(word));
  return rest.length > 0 && rest.length < name.length && name.slice(0, rest.length).join() === rest.join();
}

/**
 * Checks whether a sender's name is the company's, ignoring words such as "Careers": "Orange Careers" is Orange, but "Orange County" isn't.
 */
function isSenderName(sender: string, name: readonly string[]): boolean {
  return [sender, ...sender.split(SEPARATORS)].some((part) => {
    const rest = nameWords(part).filter((word) => !SENDER_WORDS.has(word) || name.includes(word));
    return rest.length > 0 && rest.join(" ") === name.join(" ");
  });
}

/** Returns a text as plain words for comparison with companies' names. "&" and "and" become the same word. */
export function nameText(text: string): string {
  return plainWords(text).replace(/\b(?:and|und|et|y)\b /g, "");
}

function nameWords(name: string): string[] {
  const words = nameText(name.replace(DOTTED_FORMS, " ")).split(" ");
  const bare = words.filter((word) => !LEGAL_FORMS.has(word));
  return bare.length > 0 ? bare : words;
}

function isCompanyDomain(domain: string, card: CardFacts, slug: string): boolean {
  if (isMailboxProvider(domain) || isPlatform(domain)) return false;
  const registered = registeredDomain(domain);
  const own = [card.website, card.link].map(hostOf).filter((host) => host !== "" && !isPlatform(host));
  if (own.some((host) => registeredDomain(host) === registered)) return true;
  const contactDomains = card.contactEmails
    .map(domainOf)
    .filter((item) => !isMailboxProvider(item) && !isPlatform(item));
  if (contactDomains.some((item) => registeredDomain(item) === registered)) return true;
  // A company whose site is known sends from its domain. Another domain with its name may belong to anyone.
  if (own.length > 0 && card.website !== null) return false;
  const label = registered.slice(0, registered.indexOf("."));
  return slug.length > 2 && hasName(slugOf(label), slug);
}

/** Checks whether a domain's label is a company's name, with or without a word before or after it. */
function hasName(label: string, slug: string): boolean {
  return (
    label === slug ||
    DOMAIN_STARTS.some((start) => label === start + slug) ||
    DOMAIN_ENDS.some((end) => label === slug + end)
  );
}

/** Checks whether an address at a platform is a company's, such as `acme@myworkday.com` or `jobs@acme.recruitee.com`. */
function isTenant(address: string, slug: string): boolean {
  if (slug.length < 3) return false;
  const [local = "", host = ""] = address.split("@");
  return [...host.split(".").slice(0, -2), local, ...local.split(/[.+_-]/)].some(
    (part) => slugOf(part) === slug,
  );
}

const slugOf = (label: string) => plainWords(label).replaceAll(" ", "");

function hostOf(link: string | null): string {
  const address = link === null ? null : webAddress(link);
  return address === null ? "" : new URL(address).hostname.replace(/^www\./, "");
}

/** Weighs mentions of the company in an email. A name of one word counts only with its capitalization, because it may be an ordinary word. */
function textEvidence(
  mail: MailFacts,
  card: CardFacts,
  name: readonly string[],
  longer: readonly string[],
): number {
  const phrase = name.join(" ");
  const written = card.companyName.split(/\s+/)[0] ?? "";
  const counts = (plain: string, text: string) => {
    const others = longer.reduce((rest, one) => rest.replaceAll(one, " "), plain);
    return phrase !== "" && includesWords(others, phrase) && (name.length > 1 || text.includes(written));
  };
  if (counts(mail.plainSubject, mail.subject)) return WEIGHTS.subject;
  return counts(mail.plainText, mail.text) || mail.domains.has(siteDomain(card)) ? WEIGHTS.text : 0;
}

/** Checks whether a text contains a phrase as whole words. Both are plain words. */
export function includesWords(words: string, others: string): boolean {
  return ` ${words} `.includes(` ${others} `);
}
