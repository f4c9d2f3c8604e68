import { expect, test } from "vitest";
import { type InteractionType, interactionTypes } from "../interaction/interaction-types.ts";
import { stackOf } from "./series.ts";

function analytics(counts: [InteractionType, number][]) {
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  return {
    range: "7d" as const,
    generatedAt: "2026-11-21T00:00:00.000Z",
    metrics: [],
    topContacts: [],
    interactionVolume: [
      { label: "From the API", startsOn: "2026-11-21", total, countsByType: Object.fromEntries(counts) },
    ],
    interactionsByType: counts.map(([type, count]) => ({ type, count })),
  };
}

test("the most frequent types have a series each, the rest share one, and each stack adds up to its total", () => {
  const counts = interactionTypes.map((type, index): [InteractionType, number] => [type, index + 1]);
  const { series, stacks } = stackOf(analytics(counts), "en-US");
  expect(series).toEqual(
    [...interactionTypes]
      .reverse()
      .slice(0, 5)
      .concat("others" as InteractionType),
  );
  for (const stack of stacks) {
    expect(series.reduce((sum, one) => sum + stack[one], 0)).toBe(stack.total);
  }
});

test("six types each have their own series, and a type without interactions has none", () => {
  const counts = interactionTypes
    .slice(0, 7)
    .map((type, index): [InteractionType, number] => [type, index === 6 ? 0 : 1]);
  expect(stackOf(analytics(counts), "en-US").series).toEqual(interactionTypes.slice(0, 6));
});

test("buckets are named as the reader's locale writes a day, or a month if the range is a year or longer", () => {
  const labelsOf = (range: "7d" | "1y", locale: string) =>
    stackOf({ ...analytics([["call", 1]]), range }, locale).stacks.map(({ label }) => label);
  expect(labelsOf("7d", "en-US")).toEqual(["Nov 21"]);
  expect(labelsOf("7d", "en-GB")).toEqual(["21 Nov"]);
  expect(labelsOf("1y", "en-US")).toEqual(["Nov 2026"]);
});
