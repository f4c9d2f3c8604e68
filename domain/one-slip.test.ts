import { expect, test } from "vitest";
import { isOneSlip, withoutSlip } from "./one-slip.ts";

test.each([
  ["gogle", "google"],
  ["googgle", "google"],
  ["goofle", "google"],
  ["enigneer", "engineer"],
  ["ngineer", "engineer"],
  ["enginee", "engineer"],
  ["engineerr", "engineer"],
])("%s is one typo away from %s, and vice versa", (typed, meant) => {
  expect(isOneSlip(typed, meant)).toBe(true);
  expect(isOneSlip(meant, typed)).toBe(true);
});

test.each([
  ["google", "google"],
  ["gogel", "google"],
  ["enigener", "engineer"],
  ["abcd", "dcba"],
  ["", "ab"],
])("%s is not one typo away from %s", (typed, meant) => {
  expect(isOneSlip(typed, meant)).toBe(false);
  expect(isOneSlip(meant, typed)).toBe(false);
});

test("a typo is corrected to a whole word first, then to the beginning of one, and never in three-letter words", () => {
  expect(withoutSlip("Gogle", ["goggles", "google"])).toBe("google");
  expect(withoutSlip("enigne", ["engineer"])).toBe("engine");
  expect(withoutSlip("gogl", ["google"])).toBe("googl");
  expect(withoutSlip("gog", ["dog"])).toBe(null);
  expect(withoutSlip("google", ["google"])).toBe(null);
});
