import { expect, test } from "vitest";
import { cellFrom, fromClipboard, textOf, toClipboard } from "./cell-text.ts";
import type { Column } from "./table-types.ts";

const nameOf = (_column: unknown, value: string) => (value === "onsite" ? "On site" : value);
const column = (type: Column["type"], options?: string[]): Column => ({
  key: "title",
  label: "Column",
  type,
  editable: true,
  width: 100,
  ...(options ? { options } : {}),
});

test.each([
  ["90000", 90000],
  ["90,000", 90000],
  ["$ 1,234.50", 1234.5],
  ["90 000 €", 90000],
  ["'90", "'90"],
  ["1.234,50", 1234.5],
  ["$90k", 90000],
  ["80 - 90", "80 - 90"],
  ["about 5", "about 5"],
  [" ", null],
])("the amount %j means %j", (text, value) => {
  expect(cellFrom(column("number"), text, nameOf, "month")).toBe(value);
});

test.each([
  ["€", "EUR"],
  ["usd", "USD"],
  ["C$", "CAD"],
  ["euros", "euros"],
])("the currency %j means %j", (text, value) => {
  expect(cellFrom({ ...column("text"), key: "currency" }, text, nameOf, "month")).toBe(value);
});

test("a choice is recognized by its name or its value, and anything else stays as typed", () => {
  const choice = column("choice", ["remote", "onsite"]);
  expect(cellFrom(choice, "on SITE", nameOf, "month")).toBe("onsite");
  expect(cellFrom(choice, "onsite", nameOf, "month")).toBe("onsite");
  expect(cellFrom(choice, "at home", nameOf, "month")).toBe("at home");
  expect(textOf(choice, "onsite", nameOf)).toBe("On site");
});

test("a date is copied as a day, and long text keeps its lines", () => {
  const day = { ...column("date"), key: "applicationDate" as const };
  expect(textOf(day, "2026-11-20T00:00:00.000Z", nameOf)).toBe("2026-11-20");
  expect(cellFrom(column("long_text"), " a\n b ", nameOf, "month")).toBe(" a\n b ");
});

test.each([
  ["Nov 20, 2026", "month", "2026-11-20"],
  ["20.11.2026", "month", null],
  ["20.11.2026", "day", "2026-11-20"],
  ["3/4/2026", "month", "2026-03-04"],
  ["46346", "month", "2026-11-20"],
  ["2026-02-30", "month", null],
] as const)("the day %j, %s first, means %j, or stays as typed if it is invalid", (text, order, day) => {
  expect(cellFrom(column("date"), text, nameOf, order)).toBe(day ?? text);
});

test("cells copied from Excel and Sheets are read one by one, including line breaks within quotes", () => {
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

test("copied cells paste back unchanged", () => {
  const cells = [
    ["a\tb", 'c"d'],
    ["", "e\nf"],
  ];
  expect(fromClipboard(toClipboard(cells))).toEqual(cells);
});

test("copied cells can't run as formulas, and paste back unchanged", () => {
  const cells = [
    ["=1+1", "x;=cmd()", "-"],
    ["two\n- lines", "'=already", "+49 30 123"],
  ];
  const pasted = toClipboard(cells).split(/[\t;\r\n]+/);
  expect(pasted.filter((cell) => /^"*[=+@-]/.test(cell))).toEqual([]);
  expect(fromClipboard(toClipboard(cells))).toEqual(cells);
});

test.each<[Column["key"], string, string]>([
  ["status", "Phone screen", "interviewing"],
  ["status", "wishlist", "saved"],
  ["status", "Ghosted", "archived"],
  ["status", "Coffee chat", "Coffee chat"],
  ["workMode", "WFH", "remote"],
  ["workType", "Freelance", "contract"],
])("in %s, %s means %s, as in an import", (key, text, value) => {
  expect(cellFrom({ ...column("choice", []), key }, text, nameOf, "month")).toBe(value);
});
