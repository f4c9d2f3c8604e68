import { beforeAll, expect, test } from "vitest";
import { batch1 } from "#server/testing/scored-mails/batch-1.ts";
import { batch1Others } from "#server/testing/scored-mails/batch-1-others.ts";
import { batch2 } from "#server/testing/scored-mails/batch-2.ts";
import { batch2Others } from "#server/testing/scored-mails/batch-2-others.ts";
import { batch3 } from "#server/testing/scored-mails/batch-3.ts";
import { batch4 } from "#server/testing/scored-mails/batch-4.ts";
import { batch5 } from "#server/testing/scored-mails/batch-5.ts";
import { batch6 } from "#server/testing/scored-mails/batch-6.ts";
import { batch7 } from "#server/testing/scored-mails/batch-7.ts";
import { batch8 } from "#server/testing/scored-mails/batch-8.ts";
import { batch9 } from "#server/testing/scored-mails/batch-9.ts";
import { batch10 } from "#server/testing/scored-mails/batch-10.ts";
import { batch11 } from "#server/testing/scored-mails/batch-11.ts";
import { BOARD, PERSON } from "#server/testing/scored-mails/board.ts";
import { customers } from "#server/testing/scored-mails/customers.ts";
import { english } from "#server/testing/scored-mails/english.ts";
import { german } from "#server/testing/scored-mails/german.ts";
import { hostile } from "#server/testing/scored-mails/hostile.ts";
import { languages } from "#server/testing/scored-mails/languages.ts";
import { type Fixture, LIST, mailOf } from "#server/testing/scored-mails/mail.ts";
import { romance } from "#server/testing/scored-mails/romance.ts";
import { systems } from "#server/testing/scored-mails/systems.ts";
import type { CardFacts } from "./matching/company.ts";
import { suggestionFor } from "./matching/suggestion.ts";
import { readMail } from "./reader/message.ts";

const FIXTURES = [
  ...batch1,
  ...batch1Others,
  ...english,
  ...german,
  ...romance,
  ...hostile,
  ...batch2,
  ...batch2Others,
  ...batch3,
  ...batch4,
  ...batch5,
  ...batch6,
  ...batch7,
  ...batch8,
  ...batch9,
  ...batch10,
  ...batch11,
  ...systems,
  ...languages,
  ...customers,
];
/** The minimum share of emails whose kind and card match a person's reading. */
const LEAST = 0.9;

type Suggestion = ReturnType<typeof suggestionFor>;
const suggested: [Fixture, Suggestion][] = [];

beforeAll(async () => {
  for (const fixture of FIXTURES) {
    const { raw } = fixture;
    const bytes = typeof raw === "string" ? new TextEncoder().encode(raw) : raw;
    suggested.push([fixture, suggestionFor(await readMail(bytes, [PERSON]), BOARD)]);
  }
});

test("of the scored emails, at least 90% get the right kind and card", () => {
  const wrong: string[] = [];
  for (const [fixture, { kind, applicationId, candidateIds }] of suggested) {
    const isOffered =
      !fixture.offered || fixture.offered.toSorted().join() === candidateIds.toSorted().join();
    if (kind !== fixture.kind || applicationId !== fixture.card || !isOffered) {
      wrong.push(`${fixture.name}: ${kind}, ${applicationId}`);
    }
  }
  expect.soft(wrong).toEqual([]);
  expect(1 - wrong.length / FIXTURES.length).toBeGreaterThanOrEqual(LEAST);
});

test("no scored email gets a wrong card with high confidence, and none that is about nothing gets a card", () => {
  expect(suggested).toHaveLength(FIXTURES.length);
  for (const [fixture, { kind, applicationId, confidence }] of suggested) {
    if (confidence === "high") expect([null, fixture.card], fixture.name).toContain(applicationId);
    if (kind === "other") expect(applicationId, fixture.name).toBeNull();
  }
});

test.each([
  ["no word about a job, which customers get, too", "the idea that you sent us", "medium"],
  ["a word about a job", "your candidacy", "high"],
])("a card that only the sender's domain shows, in an email with %s", async (_words, what, confidence) => {
  const raw = mailOf({
    from: "Covalent Labs <hello@covalentlabs.ai>",
    subject: "An update",
    text: `After careful consideration we've decided not to move forward with ${what} at this time.`,
  });
  const suggestion = suggestionFor(await readMail(new TextEncoder().encode(raw), [PERSON]), BOARD);
  expect(suggestion).toMatchObject({ applicationId: "covalent", confidence });
});

test.each([
  ["a person at the employer", "Ravi Sethi <ravi@covalentlabs.ai>", [], "question", "covalent", "medium"],
  ["a department", "Covalent Labs <support@covalentlabs.ai>", [], "other", null, "low"],
  ["a person who writes to a list", "Ravi Sethi <ravi@covalentlabs.ai>", LIST, "other", null, "low"],
  ["a person at the employer of a closed card", "Ravi Sethi <ravi@hooli.com>", [], "other", null, "low"],
])("an email with only a question, from %s", async (_whom, from, headers, kind, card, confidence) => {
  const raw = mailOf({ from, headers, subject: "The second table", text: "Which split is it from?" });
  const closed = BOARD.map((one) =>
    one.companyName === "Hooli" ? { ...one, status: "rejected" as const } : one,
  );
  const suggestion = suggestionFor(await readMail(new TextEncoder().encode(raw), [PERSON]), closed);
  expect(suggestion).toMatchObject({ kind, applicationId: card, confidence });
});

test.each([
  ["the employer's name", "Thank you for your application to Palisade", "the Data Engineer opening"],
  ["a word after the title", "Thank you", "the Data Engineer job"],
  ["an article before it", "Thank you for applying to the Data Engineer position", "it"],
])("a new card has the title that the email names, not %s", async (_what, subject, what) => {
  const raw = mailOf({
    from: "Palisade <no-reply@hire.lever.co>",
    subject,
    text: `We received your application for ${what}, and will review it.`,
  });
  const { newCard } = suggestionFor(await readMail(new TextEncoder().encode(raw), [PERSON]), BOARD);
  expect(newCard).toEqual({ companyName: "Palisade", title: "Data Engineer" });
});

test.each([
  [
    "a job site that names both on lines of their own",
    "LinkedIn <jobs-noreply@linkedin.com>",
    "Noor, your application was sent to Fathom Coffee",
    "Your application was sent to Fathom Coffee\n\nRetail Operations Lead\n\nFathom Coffee · Bristol, UK",
    { companyName: "Fathom Coffee", title: "Retail Operations Lead" },
  ],
  [
    "a person at the employer, by a site",
    "Solène from Ravelo <notifications@welcometothejungle.com>",
    "Your application for Data Engineer at Ravelo has been sent",
    "It has just been passed on to Ravelo's recruiters.",
    { companyName: "Ravelo", title: "Data Engineer" },
  ],
  [
    "a person at the employer's domain",
    "Priya Nair <priya.nair@kestrel.example>",
    "Thank you for your application",
    "We have received your application for our Office Manager opening.",
    { companyName: "Kestrel", title: "Office Manager" },
  ],
  [
    "an employer by its name at a shared site, in Portuguese",
    "Gupy <noreply@mail.gupy.io>",
    "Noor, sua candidatura foi concluída!",
    "Sua candidatura para a vaga Analista de Dados na Mercado Lago foi enviada.",
    { companyName: "Mercado Lago", title: "Analista de Dados" },
  ],
])("a new card by the email of %s", async (_whose, from, subject, text, expected) => {
  const mail = await readMail(new TextEncoder().encode(mailOf({ from, subject, text })), [PERSON]);
  expect(suggestionFor(mail, BOARD).newCard).toEqual(expected);
});

test("a company and a title that are written without spaces are found within a sentence", async () => {
  const card = {
    ...BOARD[0],
    id: "midori",
    companyName: "株式会社みどり電機",
    title: "バックエンドエンジニア",
    website: null,
  } as CardFacts;
  const raw = mailOf({
    from: "採用事務局 <no-reply@hrmos.co>",
    subject: "ご応募ありがとうございます",
    text: "この度はみどり電機のバックエンドエンジニア職にご応募いただき、誠にありがとうございます。",
  });
  const { kind, applicationId } = suggestionFor(await readMail(new TextEncoder().encode(raw), [PERSON]), [
    ...BOARD,
    card,
  ]);
  expect([kind, applicationId]).toEqual(["confirmation", "midori"]);
});
