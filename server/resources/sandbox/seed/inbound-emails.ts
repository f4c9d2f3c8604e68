import { digestOf } from "#server/auth/secrets.ts";
import { newId } from "#server/core/ids.ts";
import { insertRows } from "./insert-rows.ts";
import { cardKey, type Seeding, seeded } from "./seeding.ts";

/** Emails about cards of the current search, the newest first. */
const MAILS = [
  {
    kind: "rejection",
    company: "Tidewater Logistics",
    title: "Operations Analyst",
    sender: "careers",
    sentence: "After careful consideration, we have decided to move forward with other candidates.",
  },
  {
    kind: "interview",
    company: "Ostra Payments",
    title: "Senior Data Analyst, Fraud",
    sender: "talent",
    sentence: "We would like to invite you to a video interview. Which times next week work for you?",
  },
  {
    kind: "question",
    company: "Quillmark",
    title: "Product Data Analyst",
    sender: "people",
    sentence: "Please complete the short case study within five days.",
  },
] as const;
const NO_CHECKS = { server: null, spf: null, dkim: null, dmarc: null };

/** Seeds open emails from employers. */
export async function seedInboundEmails({
  sql,
  accountId,
  calendar,
  companies,
  cards,
}: Seeding): Promise<void> {
  const rows = MAILS.map(({ kind, company, title, sender, sentence }, index) => {
    const { website } = seeded(companies, company);
    const host = new URL(website).hostname;
    const id = newId("inboundEmail");
    const at = calendar.moment(1, index);
    return {
      ...{ id, accountId, kind },
      state: "open",
      applicationId: seeded(cards, cardKey(company, title)),
      confidence: "high",
      candidateIds: [],
      reasons: [
        { code: "phrase", detail: sentence },
        { code: "domain", detail: host },
        { code: "title", detail: title },
      ],
      fromName: company,
      fromAddress: `${sender}@${host}`,
      subject: `Your application for ${title}`,
      excerpt: `Hi, thank you for your interest in ${company}. ${sentence}`,
      interviewChange: kind === "interview" ? "scheduled" : null,
      authentication: NO_CHECKS,
      messageDigest: digestOf(id),
      sentAt: at,
      createdAt: at,
      updatedAt: at,
    };
  });
  const expiresAt = calendar.day(-30);
  const bodies = rows.map(({ id, excerpt }) => ({ accountId, emailId: id, body: excerpt, expiresAt }));
  await insertRows(sql, { inbound_emails: rows, inbound_email_bodies: bodies });
}
