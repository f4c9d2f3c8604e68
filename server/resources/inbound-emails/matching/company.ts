import { webAddress } from "#domain/web-address.ts";
import { plainWords } from "../reader/plain-text.ts";
import { domainOf, isMailbox, isSystem, registeredDomain } from "../reader/senders.ts";
import type { CardFacts, MailFacts } from "./facts.ts";

/** Words of a company's name that emails leave out. */
const LEGAL_FORMS = new Set(
  plainWords(
    "gmbh ag se kg kgaa ohg ug mbh co inc incorporated llc llp ltd limited plc corp corporation company sa sas sasu sarl srl sl slu bv nv ab oy as aps spa sro ev doo pty kk gbr the group gruppe holding",
  ).split(" "),
);
/** Legal forms as they are written with points, such as "s. r. o.". */
const POINTED_FORMS = /(?<=[\s,])(?:\p{L}\.\s?){2,4}(?=\s|,|$)|\bsp\. ?z ?o\. ?o\./giu;
/** Words that appear beside a company's name in a sender's name. */
const SENDER_WORDS = new Set(
  plainWords(
    "career careers job jobs recruiting recruitment recruiter recruiters talent acquisition hiring hr people team notifications notification noreply no reply karriere bewerbung bewerbungen bewerbermanagement personal personalabteilung recrutement rh empleo seleccion candidatures candidate experience human resources department applications application system interview interviews assessment onboarding staffing via workday greenhouse lever ashby smartrecruiters indeed linkedin docusign europe emea usa uk us international global online",
  ).split(" "),
);
/** Words and marks between a person's name and the company's. */
const BESIDE = /\s(?:at|from|of|via|for|de|du|von|bei|chez|en|über|per)\s|[@|()[\]•·,:/]|\s[-–—]\s/iu;
/** Words that companies add to their name in a domain, before and after it. */
const DOMAIN_STARTS = ["get", "try", "join", "hello", "use", "team", "go", "weare", "the"];
const DOMAIN_ENDS =
  "hq career careers job jobs group hiring talent team recruiting recruitment app ag gmbh inc mail online".split(
    " ",
  );
const PARTS = { sender: 3, tenant: 2.5, senderName: 1.5, subject: 1.5, text: 1, contact: 4, person: 1.5 };

/** The weight of the evidence that an email is from a card's company, and its main part. */
export type CompanyEvidence = {
  readonly score: number;
  /** True if the sender's address, and not only words, is the company's. */
  readonly isBySender: boolean;
  readonly code: "contact" | "domain" | "tenant" | "sender_name" | "company_in_text" | null;
  readonly detail: string;
};

/** Weighs what an email says about the company of a card. @param names the companies that the email names */
export function companyEvidence(mail: MailFacts, card: CardFacts, names: readonly string[]): CompanyEvidence {
  const address = [mail.from.address, mail.replyTo ?? "", mail.organizer ?? ""].filter((one) =>
    one.includes("@"),
  );
  const contact = address.find((one) => card.contactEmails.includes(one));
  if (contact) return { score: PARTS.contact, isBySender: true, code: "contact", detail: contact };
  const name = nameWords(card.companyName);
  const longer = names.filter((one) => one !== name.join(" ") && includesWords(one, name.join(" ")));
  const said = textEvidence(mail, card.companyName, name, longer);
  const domain = address.map(domainOf).find((one) => isCompanyDomain(one, card, name.join("")));
  if (domain) return { score: PARTS.sender + said, isBySender: true, code: "domain", detail: domain };
  const senderWords = plainWords(mail.from.name);
  const isNamed = name.length > 0 && includesWords(senderWords, name.join(" "));
  const from = domainOf(mail.from.address);
  const site = siteName(card);
  const isOwn = (words: readonly string[]) =>
    isSenderName(mail.from.name, words) || isTenant(mail.from.address, words.join(""));
  if (isSystem(from) && (isOwn(name) || (site !== "" && isOwn([site]))))
    return { score: PARTS.tenant + said, isBySender: true, code: "tenant", detail: mail.from.name || from };
  if (isNamed || isShortened(mail.from.name, name))
    return { score: PARTS.senderName + said, isBySender: false, code: "sender_name", detail: mail.from.name };
  const person = card.contactNames.find((one) => one.includes(" ") && plainWords(one) === senderWords);
  if (person) return { score: PARTS.person + said, isBySender: false, code: "sender_name", detail: person };
  if (said > 0) return { score: said, isBySender: false, code: "company_in_text", detail: card.companyName };
  return { score: 0, isBySender: false, code: null, detail: "" };
}

/** Returns the names of the cards' companies that an email contains, as their words are compared. */
export function companiesNamed(
  { plainSubject, plainText }: MailFacts,
  cards: readonly CardFacts[],
): string[] {
  const names = new Set(cards.map(({ companyName }) => nameWords(companyName).join(" ")));
  return [...names].filter((name) => includesWords(plainText, name) || includesWords(plainSubject, name));
}

/** Returns the name that a company has in the address of its site, such as "acme" for `www.acme.de`. */
function siteName({ website }: CardFacts): string {
  const host = hostOf(website);
  return host === "" || isSystem(host) ? "" : (registeredDomain(host).split(".")[0] ?? "");
}

/** Checks whether a sender's name is the start of the company's: "Meridian Careers" may be Meridian Systems. */
function isShortened(sender: string, name: readonly string[]): boolean {
  const rest = nameWords(sender).filter((word) => !SENDER_WORDS.has(word));
  return rest.length > 0 && rest.length < name.length && name.slice(0, rest.length).join() === rest.join();
}

/** Checks whether a sender's name is the company's, and not a longer one with it: "Orange Careers" is Orange, "Orange County" isn't. */
function isSenderName(sender: string, name: readonly string[]): boolean {
  return [sender, ...sender.split(BESIDE)].some((part) => {
    const rest = nameWords(part).filter((word) => !SENDER_WORDS.has(word) || name.includes(word));
    return rest.length > 0 && rest.join(" ") === name.join(" ");
  });
}

function nameWords(name: string): string[] {
  const words = plainWords(name.replace(POINTED_FORMS, " ")).split(" ");
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

/** Scores where an email names the company. A name of one short word counts only in its exact case, because it may be an ordinary word. */
function textEvidence(
  mail: MailFacts,
  company: string,
  name: readonly string[],
  longer: readonly string[],
): number {
  const phrase = name.join(" ");
  const written = company.split(/\s+/)[0] ?? "";
  const counts = (plain: string, text: string) => {
    const others = longer.reduce((rest, one) => rest.replaceAll(one, " "), plain);
    return phrase !== "" && includesWords(others, phrase) && (name.length > 1 || text.includes(written));
  };
  if (counts(mail.plainSubject, mail.subject)) return PARTS.subject;
  return counts(mail.plainText, mail.text) ? PARTS.text : 0;
}

/** Checks whether words contain others in the same order. */
export function includesWords(words: string, others: string): boolean {
  return ` ${words} `.includes(` ${others} `);
}
