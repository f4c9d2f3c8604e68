import { LIMITS } from "#domain/limits.ts";
import { DAY } from "#domain/units.ts";
import { digestOf } from "#server/auth/secrets.ts";
import type { AccountId } from "#server/core/access.ts";
import { withStorableTexts } from "#server/core/fields.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import { KEPT_DAYS_DEFAULT } from "./address.ts";
import type { CardFacts } from "./matching/company.ts";
import { type Suggestion, suggestionFor } from "./matching/suggestion.ts";
import { domainOf, isMailboxProvider, isPlatform } from "./reader/addresses.ts";
import type { ReadMail } from "./reader/message.ts";
import * as addresses from "./store/addresses.ts";
import * as store from "./store/emails.ts";
import * as facts from "./store/facts.ts";

const NO_UID = "none";

/** Returns the addresses of the account's person. Email that they wrote isn't about a card. */
export async function ownAddresses(sql: Sql, accountId: AccountId): Promise<string[]> {
  const own = await addresses.readOwnAddresses(sql, { accountId });
  if (!own) return [];
  const { email, others, mailbox } = own;
  const all = [email, ...(others ?? []), ...(mailbox?.includes("@") ? [mailbox] : [])];
  return all.map((address) => address.toLowerCase());
}

/**
 * Stores an email with its suggestion, without changing a card. Drops a duplicate, an ignored sender's email, and a provider's request to
 * confirm forwarding.
 * @returns the email's id, for a duplicate the stored one's; null if the email was dropped
 */
export async function storeMail(
  sql: Sql,
  accountId: AccountId,
  received: ReadMail,
  now: Date,
): Promise<string | null> {
  const mail = withStorableTexts(received);
  const digest = messageDigest(mail);
  const existing = await store.findByMessage(sql, { accountId, digest });
  if (existing) return existing.id;
  const settings = await addresses.readAddress(sql, { accountId });
  if (settings?.blockedSenders.includes(mail.from.address)) return null;
  if (mail.forwardingCode !== null) {
    await addresses.writeForwardingCode(sql, { accountId, code: mail.forwardingCode, at: now });
    return null;
  }
  const suggestion = withStorableTexts(suggestionFor(mail, await factsFor(sql, accountId, mail)));
  const id = newId("inboundEmail");
  const added = await store.insertEmail(sql, {
    accountId,
    id,
    ...columnsOf(mail, suggestion),
    messageDigest: digest,
    at: now,
  });
  if (added === 0) return (await store.findByMessage(sql, { accountId, digest }))?.id ?? null;
  const keptDays = settings?.keptDays ?? KEPT_DAYS_DEFAULT;
  const body = mail.text.slice(0, LIMITS.requests.inboundEmailText);
  if (keptDays > 0 && body !== "") {
    const until = new Date(now.getTime() + keptDays * DAY * 1_000);
    await store.insertBody(sql, { accountId, id, body, until });
  }
  return id;
}

function columnsOf(mail: ReadMail, suggestion: Suggestion) {
  const { kind, applicationId, confidence, candidateIds, reasons, newCard } = suggestion;
  return {
    kind,
    // Email that isn't about the search needs no decision.
    state: kind === "other" ? "dismissed" : "open",
    applicationId,
    confidence,
    candidateIds,
    reasons: JSON.stringify(reasons),
    newCard: newCard === null ? null : JSON.stringify(newCard),
    fromName: mail.from.name,
    fromAddress: mail.from.address,
    subject: mail.subject,
    excerpt: mail.excerpt,
    sentAt: mail.sentAt,
    interviewChange: kind === "interview" ? mail.interviewChange : null,
    appointment: kind === "interview" && mail.appointment ? JSON.stringify(mail.appointment) : null,
    authentication: JSON.stringify(mail.authentication),
    calendarDigest: calendarDigest(mail),
  };
}

/** Returns the digest that identifies an email, by its Message-ID, or else by its sender, date, subject, and text. */
function messageDigest({ messageId, from, sentAt, subject, text }: ReadMail): string {
  return digestOf(messageId ?? [from.address, sentAt, subject, text].join("\n"));
}

function calendarDigest({ appointment }: ReadMail): string | null {
  return appointment && appointment.uid !== "" ? digestOf(`uid ${appointment.uid}`) : null;
}

/** Returns the account's cards with the facts that an email is matched by. */
async function factsFor(sql: Sql, accountId: AccountId, mail: ReadMail): Promise<CardFacts[]> {
  if (mail.setAside || mail.kind === "other") return [];
  const senders = [mail.from.address, mail.replyTo ?? "", mail.appointment?.organizer ?? ""].filter(
    (item) => item !== "",
  );
  const domains = senders.map(domainOf).filter((domain) => !isMailboxProvider(domain) && !isPlatform(domain));
  const people = await facts.readPeople(sql, {
    accountId,
    addresses: senders,
    domains,
    name: mail.from.name,
  });
  const digests = mail.references.map(digestOf);
  const uid = calendarDigest(mail) ?? NO_UID;
  const thread = await facts.readThread(sql, { accountId, digests, calendarDigest: uid });
  const inThread = new Set(thread.map(({ applicationId }) => applicationId));
  const cards = await facts.readCards(sql, { accountId });
  return cards.map(({ companyId, ...card }) => {
    const own = people.filter(
      (person) => person.companyId === companyId || person.applicationIds.includes(card.id),
    );
    return {
      ...card,
      contactEmails: own.map(({ email }) => email).filter((email) => email !== ""),
      contactNames: own.map((item) => item.name),
      isInThread: inThread.has(card.id),
    };
  });
}
