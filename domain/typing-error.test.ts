import { expect, test } from "vitest";
import { correctWord, isOneTypingError } from "./typing-error.ts";

test.each([
  ["gogle", "google"],
  ["googgle", "google"],
  ["goofle", "google"],
  ["enigneer", "engineer"],
  ["ngineer", "engineer"],
  ["enginee", "engineer"],
  ["engineerr", "engineer"],
])("%s is one typo away from %s, and vice versa", (typed, meant) => {
  expect(isOneTypingError(typed, meant)).toBe(true);
  expect(isOneTypingError(meant, typed)).toBe(true);
});

test.each([
  ["google", "google"],
  ["gogel", "google"],
  ["enigener", "engineer"],
  ["abcd", "dcba"],
  ["", "ab"],
])("%s is not one typo away from %s", (typed, meant) => {
  expect(isOneTypingError(typed, meant)).toBe(false);
  expect(isOneTypingError(meant, typed)).toBe(false);
});

test("a typo is corrected to a whole word first, then to the beginning of one, and never in three-letter words", () => {
  expect(correctWord("Gogle", ["goggles", "google"])).toBe("google");
  expect(correctWord("enigne", ["engineer"])).toBe("engine");
  expect(correctWord("gogl", ["google"])).toBe("googl");
  expect(correctWord("gog", ["dog"])).toBe(null);
  expect(correctWord("google", ["google"])).toBe(null);
});
