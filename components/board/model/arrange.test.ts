import { describe, expect, it } from "vitest";
import { type Arrangement, arrange } from "./arrange.ts";
import { ANY_DATES, type DueDates } from "./due-dates.ts";
import { cardOf } from "./testing/cards.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const plain: Arrangement = { sorts: [], timeFilter: "all", text: "", dueDates: ANY_DATES, now };
const cards = new Map(
  [
    cardOf("a", {
      title: "Zoologist",
      companyName: "Société Générale",
      closingDate: "2026-12-01T00:00:00.000Z",
    }),
    cardOf("b", {
      title: "Analyst",
      companyName: "Acme",
      applicationDate: "2026-11-19T00:00:00.000Z",
      closingDate: "2026-12-05T00:00:00.000Z",
      offerDeadline: "2026-12-09T00:00:00.000Z",
    }),
    cardOf("c", { title: "analyst", companyName: "Zenith", createdAt: "2026-01-01T00:00:00.000Z" }),
  ].map((card) => [card.id, card]),
);
const column = ["a", "b", "c"];

describe("arranging a column", () => {
  it("returns the column itself while nothing is filtered or sorted", () => {
    expect(arrange(column, cards, plain)).toBe(column);
    expect(arrange(column, cards, { ...plain, sorts: ["none"] })).toBe(column);
  });

  it("matches title and company regardless of case and accents", () => {
    expect(arrange(column, cards, { ...plain, text: " SOCIETE " })).toEqual(["a"]);
    expect(arrange(column, cards, { ...plain, text: "analyst" })).toEqual(["b", "c"]);
  });

  it("keeps cards whose application date, or otherwise creation date, is within the time filter", () => {
    expect(arrange(column, cards, { ...plain, timeFilter: "7_days" })).toEqual(["b"]);
    expect(arrange(column, cards, { ...plain, timeFilter: "1_month" })).toEqual(["a", "b"]);
  });

  it.each<[string, Partial<DueDates["closing"]>, Partial<DueDates["deadline"]>, string[]]>([
    ["from a day, inclusive", { since: "2026-12-01" }, {}, ["a", "b"]],
    ["until a day, inclusive", { until: "2026-12-01" }, {}, ["a"]],
    ["by both dates", { since: "2026-12-01" }, { until: "2026-12-09" }, ["b"]],
    ["by the offer's deadline alone", {}, { since: "2026-12-01", until: "2026-12-31" }, ["b"]],
    ["ignoring what isn't a day", { since: "soon" }, {}, ["a", "b", "c"]],
  ])(
    "keeps cards whose closing date and offer deadline are in the range: %s",
    (_name, closing, deadline, ids) => {
      const dueDates = {
        closing: { ...ANY_DATES.closing, ...closing },
        deadline: { ...ANY_DATES.deadline, ...deadline },
      };
      expect(arrange(column, cards, { ...plain, dueDates })).toEqual(ids);
    },
  );

  it("sorts by the first key, then by the next", () => {
    const sorts = ["job_title_asc", "company_name_desc"] as const;
    expect(arrange(column, cards, { ...plain, sorts })).toEqual(["c", "b", "a"]);
  });

  it("keeps the manual order where the keys are equal", () => {
    expect(arrange(column, cards, { ...plain, sorts: ["job_title_asc"] })).toEqual(["b", "c", "a"]);
  });

  it("doesn't reorder the manual column itself", () => {
    arrange(column, cards, { ...plain, sorts: ["date_desc"] });
    expect(column).toEqual(["a", "b", "c"]);
  });
});
