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
])("%s is one slip from %s, and the other way around", (typed, meant) => {
  expect(isOneSlip(typed, meant)).toBe(true);
  expect(isOneSlip(meant, typed)).toBe(true);
});

test.each([
  ["google", "google"],
  ["gogel", "google"],
  ["enigener", "engineer"],
  ["abcd", "dcba"],
  ["", "ab"],
])("%s is not one slip from %s", (typed, meant) => {
  expect(isOneSlip(typed, meant)).toBe(false);
  expect(isOneSlip(meant, typed)).toBe(false);
});

test("a slip is taken back for a whole word first, then for a beginning, and never in words of three letters", () => {
  expect(withoutSlip("Gogle", ["goggles", "google"])).toBe("google");
  expect(withoutSlip("enigne", ["engineer"])).toBe("engine");
  expect(withoutSlip("gogl", ["google"])).toBe("googl");
  expect(withoutSlip("gog", ["dog"])).toBe(null);
  expect(withoutSlip("google", ["google"])).toBe(null);
});
