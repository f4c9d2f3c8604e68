import { describe, expect, it } from "vitest";
import { toggled } from "#components/ui/toggled.ts";
import { STATUSES } from "#domain/values.ts";
import { extend, inOrder, nothing } from "./selection.ts";
import { slotAt } from "./slots.ts";
import { columnsOf } from "./testing/cards.ts";

describe("the slot under a dragged card", () => {
  it("changes when the dragged card passes the middle of another card", () => {
    expect(slotAt([100, 100, 100], 0)).toBe(0);
    expect(slotAt([100, 100, 100], 49)).toBe(0);
    expect(slotAt([100, 100, 100], 51)).toBe(1);
    expect(slotAt([100, 100, 100], 900)).toBe(3);
  });

  it("is the first one in an empty column and above the top", () => {
    expect(slotAt([], 40)).toBe(0);
    expect(slotAt([80], -200)).toBe(0);
  });
});

describe("a selection", () => {
  const board = columnsOf({ saved: ["a", "b"], applied: ["c", "d"] });

  it("adds and removes a card", () => {
    expect([...toggled(toggled(nothing, "a"), "b")]).toEqual(["a", "b"]);
    expect([...toggled(new Set(["a"]), "a")]).toEqual([]);
  });

  it("extends from its anchor across columns, in either direction", () => {
    expect([...extend(nothing, board, STATUSES, "b", "d")]).toEqual(["b", "c", "d"]);
    expect([...extend(new Set(["d"]), board, STATUSES, "c", "a")]).toEqual(["d", "a", "b", "c"]);
  });

  it("contains only the one card when there is no anchor", () => {
    expect([...extend(nothing, board, STATUSES, null, "c")]).toEqual(["c"]);
  });

  it("is returned in the order of the board, without cards that no longer exist", () => {
    expect(inOrder(new Set(["gone", "d", "a"]), board)).toEqual(["a", "d"]);
  });
});
