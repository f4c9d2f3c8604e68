import { expect, test } from "vitest";
import { isInvisible } from "./invisible.ts";

test.each([
  ["nothing", ""],
  ["spaces of any width", " \t\n\u00a0\u3000\u2003"],
  ["zero-width characters", "\u200b\u200c\u200d\u2060\ufeff"],
  ["direction marks and a soft hyphen", "\u200e\u200f\u202e\u2066\u00ad"],
  ["fillers and variation selectors", "\u3164\u115f\uffa0\u034f\ufe0f\u{e0041}\u2800"],
])("%s can't be seen", (_name, text) => {
  expect(isInvisible(text)).toBe(true);
});

test.each(["a", "\u200bת\u200b", "👩\u200d💻", "❤\ufe0f", "-", "\u0301"])("%s can be seen", (text) => {
  expect(isInvisible(text)).toBe(false);
});
