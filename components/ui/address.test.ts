import { expect, test } from "vitest";
import { shareableQuery } from "./address.ts";

test.each([
  ["search=Acme&sort=name", "search=Acme&sort=name"],
  ["search=kim%40example.com&sort=name", "sort=name"],
  ["search=%40example.com", ""],
  ["applicant=kim%40example.com&sort=name", "applicant=kim%40example.com&sort=name"],
])("the address of a page with the query %s has %s", (query, shareable) => {
  expect(shareableQuery(new URLSearchParams(query)).toString()).toBe(shareable);
});
