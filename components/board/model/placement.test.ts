import { describe, expect, it } from "vitest";
import { positionAt, positionBetween } from "./places.ts";

describe("a drop among visible cards", () => {
  it("is first or last in a column that is shown in full", () => {
    expect(positionAt(["a", "b"], 0, true)).toEqual({ first: true });
    expect(positionAt(["a", "b"], 2, true)).toEqual({ last: true });
    expect(positionAt([], 0, true)).toEqual({ first: true });
  });

  it("is directly above the card that follows", () => {
    expect(positionAt(["a", "b"], 1, true)).toEqual({ before: "b" });
  });

  it("is relative to a visible neighbor when a filter hides other cards", () => {
    expect(positionAt(["a", "b"], 0, false)).toEqual({ before: "a" });
    expect(positionAt(["a", "b"], 2, false)).toEqual({ after: "b" });
    expect(positionAt([], 0, false)).toEqual({ last: true });
  });
});

describe("a card's former place", () => {
  it("is below the card that was above it", () => {
    expect(positionBetween(["a", "x", "b"], "x", ["a", "b"])).toEqual({ after: "a" });
  });

  it("is below the nearest card above that is still there", () => {
    expect(positionBetween(["a", "b", "x", "c"], "x", ["c", "a"])).toEqual({ after: "a" });
  });

  it("is above the nearest card below when none above is left", () => {
    expect(positionBetween(["a", "x", "b"], "x", ["new", "b"])).toEqual({ before: "b" });
  });

  it("is the top when no neighbor is left", () => {
    expect(positionBetween(["x"], "x", [])).toEqual({ first: true });
  });
});
