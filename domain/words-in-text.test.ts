import { expect, test } from "vitest";
import { keyOfWord } from "./words-in-text.ts";

test("a word is found in any writing, and lists are read once however many words are looked up", () => {
  let reads = 0;
  const words = {
    get yes() {
      reads += 1;
      return ["Yes", "Oui"];
    },
    no: ["No", "Yes"],
  };
  expect(["oui!", " YES ", "no", "perhaps"].map((word) => keyOfWord(words, word))).toEqual([
    "yes",
    "yes",
    "no",
    undefined,
  ]);
  expect(reads).toBe(1);
});
