import { expect, test } from "vitest";
import { addressesIn } from "./addresses.ts";

const good = (text: string) =>
  addressesIn(text)
    .filter(({ isAddress }) => isAddress)
    .map(({ text: address }) => address);
const bad = (text: string) =>
  addressesIn(text)
    .filter(({ isAddress }) => !isAddress)
    .map(({ line, text: said }) => [line, said]);

test.each([
  ["one a line", "kim@a.example\nlee@b.example\n"],
  ["with commas and semicolons", "kim@a.example, lee@b.example;"],
  ["as mail programs write them", '"Sol, Kim" <kim@a.example>, Lee <lee@b.example>'],
  ["a CSV with a heading and other columns", "name,email\r\nKim Sol,kim@a.example\r\nLee,LEE@b.example"],
  ["a semicolon CSV with quotes", 'E-Mail;Name\n"kim@a.example";"Kim"\n"lee@b.example";"Lee"'],
  ["repeated", "kim@a.example\nlee@b.example\nKIM@a.example"],
])("addresses are found %s", (_how, text) => {
  expect(good(text)).toEqual(["kim@a.example", "lee@b.example"]);
  expect(bad(text)).toEqual([]);
});

test("a line without an address, or with one that can't be, is told of with its number", () => {
  expect(bad("kim@a.example\nnobody\nlee@\n\nann@b.example")).toEqual([
    [2, "nobody"],
    [3, "lee@"],
  ]);
});

test("a single line without an address is no heading", () => {
  expect(bad("nobody")).toEqual([[1, "nobody"]]);
});
