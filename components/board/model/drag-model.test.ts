import { describe, expect, it } from "vitest";
import { STATUSES } from "#domain/values.ts";
import { columnsOf } from "./model-fixture.ts";
import { extend, inOrder, nothing, toggle } from "./selection.ts";
import { slotAt } from "./slots.ts";

describe("the slot under a dragged card", () => {
  it("changes when the card has gone half the way", () => {
    expect(slotAt([100, 100, 100], 0)).toBe(0);
    expect(slotAt([100, 100, 100], 49)).toBe(0);
    expect(slotAt([100, 100, 100], 51)).toBe(1);
    expect(slotAt([100, 100, 100], 900)).toBe(3);
  });

  it("is the first in an empty column and above the top", () => {
    expect(slotAt([], 40)).toBe(0);
    expect(slotAt([80], -200)).toBe(0);
  });
});

describe("a selection", () => {
  const board = columnsOf({ saved: ["a", "b"], applied: ["c", "d"] });

  it("takes a card in and out", () => {
    expect([...toggle(toggle(nothing, "a"), "b")]).toEqual(["a", "b"]);
    expect([...toggle(new Set(["a"]), "a")]).toEqual([]);
  });

  it("reaches from its anchor over columns, in either direction", () => {
    expect([...extend(nothing, board, STATUSES, "b", "d")]).toEqual(["b", "c", "d"]);
    expect([...extend(new Set(["d"]), board, STATUSES, "c", "a")]).toEqual(["d", "a", "b", "c"]);
  });

  it("without an anchor takes the one card", () => {
    expect([...extend(nothing, board, STATUSES, null, "c")]).toEqual(["c"]);
  });

  it("is answered in the order of the board, without cards that are gone", () => {
    expect(inOrder(new Set(["gone", "d", "a"]), board, STATUSES)).toEqual(["a", "d"]);
  });
});
