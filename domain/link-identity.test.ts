import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countSteps } from "#server/testing/counted-steps.ts";
import { linkIdentity, placeOfIdentity } from "./link-identity.ts";

/** Parts of a hostile link. */
const FILLINGS = ["/", "www.", "?", "&", "a=&", "&utm_x", "%20", ";", " ", "#", "../", "é", "b/"];
const filling = fc.constantFrom(...FILLINGS);
const hostile = fc
  .array(fc.tuple(filling, fc.nat(40)), { maxLength: 8 })
  .map((parts) => `https://${parts.map(([text, times]) => text.repeat(times)).join("")}`);
const link = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  hostile,
  hostile.map((rest) => rest.replace("https://", "https://www.example.com/")),
);

const cost = (text: string) => countSteps(["domain/link-identity.ts"], () => linkIdentity(text));

describe("the identity of a link", () => {
  test("is the same for all spellings of one address, and keeps what distinguishes pages", () => {
    const key = "jobs.example/a?id=2&x=1";
    for (const same of [
      "https://jobs.example/a?id=2&x=1",
      " HTTP://www.JOBS.example/a///?x=1&id=2&utm_source=y&trk=z#top",
      "https://jobs.example:443/b/../a/?x=1&ref=me&id=2",
      "www.jobs.example/a?x=1&id=2",
    ]) {
      expect(linkIdentity(same)).toBe(key);
    }
    expect(linkIdentity("https://jobs.example/A?id=2&x=1")).not.toBe(key);
    expect(linkIdentity("https://jobs.example/a?id=3&x=1")).not.toBe(key);
    expect(linkIdentity("https://www./")).toBe("www.");
  });

  test.each(["", "acme", "mailto:a@example.com", "javascript:alert(1)"])("is null for %j", (text) => {
    expect(linkIdentity(text)).toBeNull();
  });

  test("is its own identity", () => {
    fc.assert(
      fc.property(link, (given) => {
        const identity = linkIdentity(given);
        fc.pre(identity !== null);
        expect(linkIdentity(`https://${identity}`)).toBe(identity);
        expect(linkIdentity(`http://${identity}#x`)).toBe(identity);
        expect(placeOfIdentity(placeOfIdentity(identity))).toBe(placeOfIdentity(identity));
      }),
      { numRuns: 500 },
    );
  });

  test.each(FILLINGS)("is computed in linear time, whatever the link contains: %j", (item) => {
    fc.assert(
      fc.property(filling, fc.integer({ min: 500, max: 5_000 }), (other, times) => {
        const text = `https://x.test/${(item + other).repeat(times)}${item.repeat(times)}y`;
        expect(cost(text)).toBeLessThanOrEqual(10 * text.length);
      }),
      { numRuns: 3 },
    );
  });
});
