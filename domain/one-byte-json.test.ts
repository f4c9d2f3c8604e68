import { expect, test } from "vitest";
import { oneByteJson } from "./one-byte-json.ts";

test("a value written in one-byte characters reads back unchanged", () => {
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
