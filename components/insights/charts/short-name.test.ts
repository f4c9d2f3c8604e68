import { expect, test } from "vitest";
import { shortened } from "./short-name.ts";

test("a name of two lines is shown in full, so that names with the same beginning can be told apart", () => {
  expect(shortened("Data analyst, second version")).toBe("Data analyst, second version");
});

test("a longer name is cut, and so is a word that is longer than a line", () => {
  expect(shortened("Data analyst, second version, with projects")).toBe("Data analyst, second versio…");
  expect(shortened("Donaudampfschifffahrt AG")).toBe("Donaudampfschif… AG");
});
