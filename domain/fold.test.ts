import { expect, test } from "vitest";
import { foldedPlace } from "./fold.ts";

test.each([
  ["the searched words", "searched", "searched"],
  ["İİ in İzmir, Türkiye", "izmir", "İzmir"],
  ["İİİ and then Oslo", "oslo", "Oslo"],
  ["a résumé for Zoë", "resume", "résumé"],
  ["a re\u0301sume\u0301 for Zoë", "résumé", "re\u0301sume\u0301"],
  ["the ﬁrst office", "first", "ﬁrst"],
  ["to Ada\n  Lovelace at last", "ada lovelace", "Ada\n  Lovelace"],
  ["a plan for Ada", " ada ", "Ada"],
  ["👩‍🚀 and crew", "crew", "crew"],
])("finds in %j the place of %j", (text, searched, found) => {
  const { start = 0, end = 0 } = foldedPlace(text, searched) ?? {};
  expect(text.slice(start, end)).toBe(found);
});

test.each(["", "  ", "Acme"])("finds no place of %j", (searched) => {
  expect(foldedPlace("a plan", searched)).toBeNull();
});
