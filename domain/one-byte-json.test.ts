import { expect, test } from "vitest";
import { oneByteJson } from "./one-byte-json.ts";

test("what is written in characters of one byte reads as it was", () => {
  const value = {
    plain: "Ada",
    accented: "Résumé",
    dots: "More…",
    quoted: '“a” \\u2026 "b"',
    beyond: ["👩‍🚀", "日本"],
    none: null,
  };
  const text = oneByteJson(value);
  expect(JSON.parse(text)).toEqual(value);
  expect([...text].filter((character) => character > "\u00ff")).toEqual([]);
});
