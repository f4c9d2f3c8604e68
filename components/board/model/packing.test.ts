import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STATUSES } from "#domain/values.ts";
import { mapColumns } from "./columns.ts";
import { packBoardView, unpackBoardView } from "./packing.ts";
import { cardOf } from "./testing/cards.ts";
import type { BoardCard, BoardView } from "./view.ts";

const instant = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
const iso = instant.map((date) => date.toISOString());
const card: fc.Arbitrary<Partial<BoardCard>> = fc.record({
  title: fc.string(),
  applicationDate: fc.option(iso),
  closingDate: fc.option(iso),
  offerDeadline: fc.option(iso),
  applicationLink: fc.option(fc.webUrl()),
  createdAt: iso,
  statusSince: iso,
  workMode: fc.constantFrom("remote" as const, "hybrid" as const, "onsite" as const, null),
  compensation: fc.option(
    fc.record({
      payAmount: fc.option(fc.nat()),
      payFrequency: fc.constantFrom("annually" as const, "hourly" as const, null),
      currency: fc.constantFrom("USD", "EUR", null),
      salaryRangeMin: fc.option(fc.nat()),
      salaryRangeMax: fc.option(fc.nat()),
    }),
  ),
  isAutoRetired: fc.boolean(),
  coachNotes: fc.nat(9),
  nextInterviewAt: fc.option(iso),
});

function viewOf(differences: readonly Partial<BoardCard>[]): BoardView {
  const cards = differences.map((difference, index) => {
    const company = index % 3;
    return cardOf(`app_${index}`, {
      ...difference,
      companyId: `cmp_${company}`,
      companyName: `Co ${company}`,
    });
  });
  const half = Math.ceil(cards.length / 2);
  const saved = cards.slice(0, half).map(({ id }) => id);
  const offer = cards.slice(half).map(({ id }) => id);
  return {
    cards,
    board: {
      id: "brd_1",
      name: "My job search",
      isActive: true,
      columns: mapColumns((status) => (status === "saved" ? saved : status === "offer" ? offer : [])),
      settings: {
        hiddenStatuses: [],
        sorts: [],
        timeFilter: "all",
        fillsApplicationDate: true,
        autoRetire: { enabled: false, timeframe: "three_months", status: "archived" },
      },
      createdAt: "2026-10-01T08:00:00.000Z",
      updatedAt: "2026-11-20T08:00:00.000Z",
    },
  };
}

describe("a packed board", () => {
  it("is unchanged after it is unpacked on the page", () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: 20 }), (differences) => {
        const view = viewOf(differences);
        expect(unpackBoardView(JSON.parse(JSON.stringify(packBoardView(view))))).toEqual(view);
      }),
    );
  });

  it("is less than half the size", () => {
    const view = viewOf(Array.from({ length: 500 }, () => ({})));
    expect(JSON.stringify(packBoardView(view)).length * 2).toBeLessThan(JSON.stringify(view).length);
    expect(STATUSES).toHaveLength(7);
  });
});
