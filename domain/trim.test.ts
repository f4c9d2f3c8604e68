import { expect, test } from "vitest";
import { countSteps } from "#server/testing/counted-steps.ts";
import { trimCharacters, withoutEnd } from "./trim.ts";

test("characters are removed from the ends, but not from within", () => {
  expect(trimCharacters("--a--b--", "-")).toBe("a--b");
  expect(trimCharacters(". a. b .", ". ")).toBe("a. b");
  expect(withoutEnd("/a//b//", "/")).toBe("/a//b");
  expect(trimCharacters("---", "-")).toBe("");
  expect(trimCharacters("", "-")).toBe("");
});

test("long runs inside a text take no steps, and those at its ends take a few steps per character", () => {
  const run = "-".repeat(10_000);
  const steps = (text: string) => countSteps(["domain/trim.ts"], () => trimCharacters(text, "-"));
  expect(steps(`a${run}b${run}c`)).toBeLessThan(10);
  expect(steps(`${run}a${run}`)).toBeLessThan(3 * 2 * run.length);
});
