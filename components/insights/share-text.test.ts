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
])("a share of %s reads %s: some are never none, and not all are never all", (share, text) => {
  expect(shareText(format, share)).toBe(text);
});
