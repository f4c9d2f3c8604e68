import { describe, expect, it } from "vitest";
import { positionAt, positionBetween } from "./places.ts";

describe("a drop among the cards in sight", () => {
  it("says first and last in a column that is shown whole", () => {
    expect(positionAt(["a", "b"], 0, true)).toEqual({ first: true });
    expect(positionAt(["a", "b"], 2, true)).toEqual({ last: true });
    expect(positionAt([], 0, true)).toEqual({ first: true });
  });

  it("stands right above the card that follows", () => {
    expect(positionAt(["a", "b"], 1, true)).toEqual({ before: "b" });
  });

  it("holds on to a neighbor in sight where a filter hides the others", () => {
    expect(positionAt(["a", "b"], 0, false)).toEqual({ before: "a" });
    expect(positionAt(["a", "b"], 2, false)).toEqual({ after: "b" });
    expect(positionAt([], 0, false)).toEqual({ last: true });
  });
});

describe("a former place", () => {
  it("is below the card that stood above it", () => {
    expect(positionBetween(["a", "x", "b"], "x", ["a", "b"])).toEqual({ after: "a" });
  });

  it("is below the nearest card above that is still there", () => {
    expect(positionBetween(["a", "b", "x", "c"], "x", ["c", "a"])).toEqual({ after: "a" });
  });

  it("is above the nearest card below when none above is left", () => {
    expect(positionBetween(["a", "x", "b"], "x", ["new", "b"])).toEqual({ before: "b" });
  });

  it("is the top when nobody is left", () => {
    expect(positionBetween(["x"], "x", [])).toEqual({ first: true });
  });
});
