import { expect, test } from "vitest";
import { suggestionFor } from "./matching/suggestion.ts";
import { readMail } from "./reader/message.ts";
import { BOARD, PERSON } from "./scored/board.ts";
import { english } from "./scored/english.ts";
import { fifth } from "./scored/fifth.ts";
import { first } from "./scored/first.ts";
import { firstOthers } from "./scored/first-others.ts";
import { fourth } from "./scored/fourth.ts";
import { german } from "./scored/german.ts";
import { hostile } from "./scored/hostile.ts";
import type { Fixture } from "./scored/mail.ts";
import { romance } from "./scored/romance.ts";
import { second } from "./scored/second.ts";
import { secondOthers } from "./scored/second-others.ts";
import { seventh } from "./scored/seventh.ts";
import { sixth } from "./scored/sixth.ts";
import { systems } from "./scored/systems.ts";
import { third } from "./scored/third.ts";

const FIXTURES = [
  ...first,
  ...firstOthers,
  ...english,
  ...german,
  ...romance,
  ...hostile,
  ...second,
  ...secondOthers,
  ...third,
  ...fourth,
  ...fifth,
  ...sixth,
  ...seventh,
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
