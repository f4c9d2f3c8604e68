import { expect, test } from "vitest";
import { numberFormat } from "#domain/formatters.ts";
import { shareText } from "./share-text.ts";

const format = {
  number: (value: number | bigint, options?: unknown) =>
    numberFormat("en-US", options as Intl.NumberFormatOptions).format(value),
};

test.each([
  [0, "0%"],
  [2 / 1_000, "<1%"],
  [5 / 1_000, "1%"],
  [3 / 8, "38%"],
  [998 / 1_000, ">99%"],
  [1, "100%"],
])(
  "a share of %s is shown as %s: rounding never turns some into none, or not all into all",
  (share, text) => {
    expect(shareText(format, share)).toBe(text);
  },
);
