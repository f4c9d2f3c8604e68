import { describe, expect, it } from "vitest";
import { STATUSES } from "#domain/values.ts";
import { stepTarget } from "./places.ts";
import { columnsOf } from "./testing/cards.ts";
import { walk } from "./walk.ts";

const board = columnsOf({ saved: ["a", "b", "c"], interviewing: ["d"], rejected: ["e", "f"] });

describe("arrow keys", () => {
  it("move through a column and stop at its ends", () => {
    expect(walk(board, STATUSES, "a", "down")).toBe("b");
    expect(walk(board, STATUSES, "a", "up")).toBeNull();
    expect(walk(board, STATUSES, "a", "last")).toBe("c");
    expect(walk(board, STATUSES, "c", "first")).toBe("a");
  });

  it("skip empty columns and stay at the same height where there are enough cards", () => {
    expect(walk(board, STATUSES, "c", "right")).toBe("d");
    expect(walk(board, STATUSES, "f", "left")).toBe("d");
    expect(walk(board, STATUSES, "a", "left")).toBeNull();
  });

  it("skip hidden columns", () => {
    expect(walk(board, ["saved", "rejected"], "b", "right")).toBe("f");
  });
});

describe("arrow keys while cards are lifted", () => {
  const context = { shown: STATUSES, countOf: () => 2, placed: true };

  it("move one place at a time and stop at the ends", () => {
    expect(stepTarget({ status: "saved", index: 0 }, "down", context)).toEqual({ status: "saved", index: 1 });
    expect(stepTarget({ status: "saved", index: 2 }, "down", context)).toEqual({ status: "saved", index: 2 });
    expect(stepTarget({ status: "saved", index: 2 }, "first", context)).toEqual({
      status: "saved",
      index: 0,
    });
  });

  it("move to the next column at the same height, even if it is empty", () => {
    const empty = { ...context, countOf: () => 0 };
    expect(stepTarget({ status: "saved", index: 2 }, "right", empty)).toEqual({
      status: "applied",
      index: 0,
    });
    expect(stepTarget({ status: "saved", index: 2 }, "left", context)).toEqual({ status: "saved", index: 2 });
  });

  it("choose only the column when the column sorts its own cards", () => {
    const sorted = { ...context, placed: false };
    expect(stepTarget({ status: "saved", index: null }, "down", sorted)).toEqual({
      status: "saved",
      index: null,
    });
    expect(stepTarget({ status: "saved", index: null }, "right", sorted)).toEqual({
      status: "applied",
      index: null,
    });
  });
});
