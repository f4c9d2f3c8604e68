import { describe, expect, it } from "vitest";
import { indexCards, warningFor } from "./duplicates.ts";
import { cardOf, columnsOf } from "./testing/cards.ts";

const cards = [
  cardOf("a", {
    title: "Analyst",
    companyName: "Acme",
    applicationLink: "https://www.acme.test/jobs/1/?utm_source=x",
  }),
  cardOf("b", { title: "Driver", companyName: "Bolt", statusSince: "2026-03-02T10:00:00.000Z" }),
];
const columns = columnsOf({ saved: ["a"], rejected: ["b"] });
const warn = (title: string, company: string, link = "") =>
  warningFor({ title, company, link }, indexCards(cards, columns));

describe("a warning before adding", () => {
  it("names the card with the same link, regardless of tracking parameters", () => {
    expect(warn("Other", "Other", "http://acme.test/jobs/1")).toMatchObject({
      kind: "sameLink",
      card: { id: "a" },
    });
  });

  it("names the card with the same title at the same company", () => {
    expect(warn(" analyst ", "ACME")).toMatchObject({ kind: "sameJob", card: { id: "a" } });
  });

  it("says when the company rejected an earlier application", () => {
    expect(warn("Pilot", "bolt")).toMatchObject({ kind: "rejectedBefore", at: "2026-03-02T10:00:00.000Z" });
  });

  it("is absent otherwise, and while nothing is typed", () => {
    expect(warn("Analyst", "Bravo")).toBeNull();
    expect(warn("", "")).toBeNull();
  });
});
