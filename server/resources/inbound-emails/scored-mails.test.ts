import { expect, test } from "vitest";
import { suggestionFor } from "./matching/suggestion.ts";
import { readMail } from "./reader/message.ts";
import { batch1 } from "./scored/batch-1.ts";
import { batch1Others } from "./scored/batch-1-others.ts";
import { batch2 } from "./scored/batch-2.ts";
import { batch2Others } from "./scored/batch-2-others.ts";
import { batch3 } from "./scored/batch-3.ts";
import { batch4 } from "./scored/batch-4.ts";
import { batch5 } from "./scored/batch-5.ts";
import { batch6 } from "./scored/batch-6.ts";
import { batch7 } from "./scored/batch-7.ts";
import { BOARD, PERSON } from "./scored/board.ts";
import { english } from "./scored/english.ts";
import { german } from "./scored/german.ts";
import { hostile } from "./scored/hostile.ts";
import type { Fixture } from "./scored/mail.ts";
import { romance } from "./scored/romance.ts";
import { systems } from "./scored/systems.ts";

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
  ...systems,
];
/** The minimum share of emails whose kind and card match a person's reading. */
const LEAST = 0.9;

async function suggest({ raw }: Fixture) {
  const bytes = typeof raw === "string" ? new TextEncoder().encode(raw) : raw;
  return suggestionFor(await readMail(bytes, [PERSON]), BOARD);
}

test("of the scored emails, at least 90% get the right kind and card", async () => {
  const wrong: string[] = [];
  for (const fixture of FIXTURES) {
    const { kind, applicationId, candidateIds } = await suggest(fixture);
    const isOffered =
      !fixture.offered || fixture.offered.toSorted().join() === candidateIds.toSorted().join();
    if (kind !== fixture.kind || applicationId !== fixture.card || !isOffered) {
      wrong.push(`${fixture.name}: ${kind}, ${applicationId}`);
    }
  }
  expect.soft(wrong).toEqual([]);
  expect(1 - wrong.length / FIXTURES.length).toBeGreaterThanOrEqual(LEAST);
});

test("no scored email gets a wrong card with high confidence, and no email that isn't about a card gets one", async () => {
  for (const fixture of FIXTURES) {
    const { kind, applicationId, confidence } = await suggest(fixture);
    if (confidence === "high") expect([null, fixture.card], fixture.name).toContain(applicationId);
    if (kind === "other") expect(applicationId, fixture.name).toBeNull();
  }
});
