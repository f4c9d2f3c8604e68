import { expect, test } from "vitest";
import { linksIn, soleLink, webAddress } from "./web-address.ts";

test.each([
  ["www.example.com", "https://www.example.com"],
  [" example.com/jobs?id=1#top ", "https://example.com/jobs?id=1#top"],
  ["bücher.example:8443", "https://bücher.example:8443"],
  ["http://example.com", "http://example.com"],
  ["HTTPS://Example.com/a", "HTTPS://Example.com/a"],
])("%j is the link %s", (text, address) => {
  expect(webAddress(text)).toBe(address);
});

test.each([
  "",
  "example",
  "two words.com",
  "javascript:alert(1)",
  "mailto:kim@a.example",
  "kim@a.example",
  "ftp://a.example",
  "a..example",
  "www.example.com/two words",
  "3.50",
  "24.12.2026",
  "10.0.0.1",
  "https://a.example/\nb",
])("%j isn't a link", (text) => {
  expect(webAddress(text)).toBeNull();
});

test("a text on its own is a link only if it begins like one and contains nothing else", () => {
  expect(soleLink("www.example.com/jobs")).toBe("https://www.example.com/jobs");
  expect(soleLink("http://localhost/jobs")).toBe("http://localhost/jobs");
  for (const text of ["Booking.com", "www.", "See https://a.example", "https://a.example now"]) {
    expect(soleLink(text)).toBeNull();
  }
});

test("links in a text lead to their addresses, without the punctuation that ends a sentence", () => {
  const links = (text: string) => linksIn(text).filter(({ href }) => href !== null);
  expect(links("See https://a.example/x_(y), www.b.example. (Or http://c.example/?q=1)")).toEqual([
    { text: "https://a.example/x_(y)", href: "https://a.example/x_(y)" },
    { text: "www.b.example", href: "https://www.b.example" },
    { text: "http://c.example/?q=1", href: "http://c.example/?q=1" },
  ]);
  expect(links("javascript:alert(1) and file://etc/passwd")).toEqual([]);
});

test("the parts of a text add up to the text", () => {
  for (const text of ["", "none", "https://a.example", "a https://a.example, b www.c.example!"]) {
    expect(
      linksIn(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  }
});
