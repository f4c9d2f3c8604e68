import { expect, test } from "vitest";
import { fromClipboard, toClipboard } from "./clipboard.ts";

test("what Excel and Sheets copy is read cell by cell, line ends within quotes and all", () => {
  expect(fromClipboard('Cook\t"two\nlines"\r\nBaker\t"say ""hi"""\r\n')).toEqual([
    ["Cook", "two\nlines"],
    ["Baker", 'say "hi"'],
  ]);
  expect(fromClipboard("")).toEqual([[""]]);
  expect(fromClipboard("a\t\n\tb")).toEqual([
    ["a", ""],
    ["", "b"],
  ]);
});

test("what is copied pastes back as it was", () => {
  const cells = [
    ["a\tb", 'c"d'],
    ["", "e\nf"],
  ];
  expect(fromClipboard(toClipboard(cells))).toEqual(cells);
});

test("what is copied runs nowhere, and pastes back as it was", () => {
  const cells = [
    ["=1+1", "x;=cmd()", "-"],
    ["two\n- lines", "'=already", "+49 30 123"],
  ];
  const pasted = toClipboard(cells).split(/[\t;\r\n]+/);
  expect(pasted.filter((cell) => /^"*[=+@-]/.test(cell))).toEqual([]);
  expect(fromClipboard(toClipboard(cells))).toEqual(cells);
});
