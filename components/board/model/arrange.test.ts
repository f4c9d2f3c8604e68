import { describe, expect, it } from "vitest";
import { type Arrangement, arrange } from "./arrange.ts";
import { cardOf } from "./model-fixture.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const plain: Arrangement = { sorts: [], timeFilter: "all", text: "", now };
const cards = new Map(
  [
    cardOf("a", { title: "Zoologist", companyName: "Société Générale" }),
    cardOf("b", { title: "Analyst", companyName: "Acme", applicationDate: "2026-11-19T00:00:00.000Z" }),
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
