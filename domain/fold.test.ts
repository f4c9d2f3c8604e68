import { expect, test } from "vitest";
import { fold, foldCase, hasSpellings, partOfSpellings } from "./fold.ts";
import { companyIdentity } from "./same-application.ts";

test.each([
  ["ΟΔΟΣ ΑΕ", "Οδος ΑΕ"],
  ["STRASSE", "Straße"],
  ["GROẞ", "gross"],
  ["Überblick", "ÜBERBLICK"],
])("%s is the same name as %s", (one, other) => {
  expect(foldCase(one)).toBe(foldCase(other));
  expect(fold(one)).toBe(fold(other));
  expect(companyIdentity(`${one} GmbH`)).toBe(companyIdentity(other));
  expect(foldCase(partOfSpellings(one))).toBe(foldCase(partOfSpellings(other)));
});

test("only names with such letters have other spellings", () => {
  expect(["Acme", "Óscar", "Straße", "BOSS", "Οδός"].filter(hasSpellings)).toEqual([
    "Straße",
    "BOSS",
    "Οδός",
  ]);
  expect(partOfSpellings("Straßenbau Süd")).toBe("enbau ");
});
