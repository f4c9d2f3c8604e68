import { expect, test } from "vitest";
import { emailAddress } from "#server/core/fields.ts";
import { addressesIn } from "./addresses.ts";

const accepted = (text: string) =>
  addressesIn(text)
    .filter(({ kind }) => kind === "address")
    .map(({ text: address }) => address);
const unreadable = (text: string) =>
  addressesIn(text)
    .filter(({ kind }) => kind === "unreadable")
    .map(({ line, text: rejected }) => [line, rejected]);

test.each([
  ["one a line", "kim@a.example\nlee@b.example\n"],
  ["with commas and semicolons", "kim@a.example, lee@b.example;"],
  ["as mail programs write them", '"Sol, Kim" <kim@a.example>, Lee <lee@b.example>'],
  ["a CSV with a heading and other columns", "name,email\r\nKim Sol,kim@a.example\r\nLee,LEE@b.example"],
  ["a semicolon CSV with quotes", 'E-Mail;Name\n"kim@a.example";"Kim"\n"lee@b.example";"Lee"'],
  ["repeated", "kim@a.example\nlee@b.example\nKIM@a.example"],
])("addresses are found: %s", (_how, text) => {
  expect(accepted(text)).toEqual(["kim@a.example", "lee@b.example"]);
  expect(unreadable(text)).toEqual([]);
});

test("other text on an address's line is reported, because an invitation doesn't keep it", () => {
  const beside = (text: string) => addressesIn(text).map((address) => address.beside);
  expect(beside("Name;Email;Student ID\nKim Sol;kim@a.example;S-1042\nlee@b.example")).toEqual([
    "Kim Sol S-1042",
    "",
  ]);
});

test("a line without a valid address is reported with its number", () => {
  expect(unreadable("kim@a.example\nnobody\nlee@\n\nann@b.example")).toEqual([
    [2, "nobody"],
    [3, "lee@"],
  ]);
});

test("a single line without an address isn't mistaken for a heading", () => {
  expect(unreadable("nobody")).toEqual([[1, "nobody"]]);
});

test("a repeated address is reported as repeated", () => {
  expect(addressesIn("kim@a.example\nlee@b.example, Kim@A.example").slice(2)).toEqual([
    { text: "kim@a.example", line: 2, kind: "repeated", beside: "" },
  ]);
});

test.each([
  "kim@a.example",
  "o'neil+jobs@sub.a-b.example",
  "ＫＩＭ@a.example",
  "two..dots@a.example",
  ".dot@a.example",
  "dot.@a.example",
  "kim@a",
  "kim@a.b",
  "kim@-a.example",
  "kim@bücher.example",
  "ünï@a.example",
  "kim@lee@a.example",
  `${"k".repeat(242)}@a.example`,
  `${"k".repeat(244)}@a.example`,
])("the form accepts exactly what the API accepts: %s", (text) => {
  expect(accepted(text)).toEqual(emailAddress().safeParse(text).success ? [emailAddress().parse(text)] : []);
});
