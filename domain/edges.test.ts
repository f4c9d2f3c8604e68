import { expect, test } from "vitest";
import { countSteps } from "#server/testing/counted-steps.ts";
import { withoutEdges, withoutEnd } from "./edges.ts";

test("characters go from the edges, and stay within", () => {
  expect(withoutEdges("--a--b--", "-")).toBe("a--b");
  expect(withoutEdges(". a. b .", ". ")).toBe("a. b");
  expect(withoutEnd("/a//b//", "/")).toBe("/a//b");
  expect(withoutEdges("---", "-")).toBe("");
  expect(withoutEdges("", "-")).toBe("");
});

test("long runs within cost nothing, those at the edges one step each", () => {
  const run = "-".repeat(10_000);
  const steps = (text: string) => countSteps("domain/edges.ts", () => withoutEdges(text, "-"));
  expect(steps(`a${run}b${run}c`)).toBeLessThan(10);
  expect(steps(`${run}a${run}`)).toBeLessThan(3 * 2 * run.length);
});
