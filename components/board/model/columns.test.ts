import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STATUSES, type Status } from "#domain/values.ts";
import { applyMove, type Columns, statusOf } from "./columns.ts";
import { columnsOf } from "./testing/cards.ts";

const board = columnsOf({ saved: ["a", "b", "c"], applied: ["d", "e"] });

describe("a move", () => {
  it("without a position goes to the bottom of the column that it enters", () => {
    expect(applyMove(board, { applicationIds: ["a"], status: "applied" }).applied).toEqual(["d", "e", "a"]);
  });

  it("goes directly above or below a neighbor, to the top, or to the bottom", () => {
    const place = (position: NonNullable<Parameters<typeof applyMove>[1]["position"]>) =>
      applyMove(board, { applicationIds: ["a"], status: "applied", position }).applied;
    expect(place({ before: "e" })).toEqual(["d", "a", "e"]);
    expect(place({ after: "e" })).toEqual(["d", "e", "a"]);
    expect(place({ first: true })).toEqual(["a", "d", "e"]);
    expect(place({ last: true })).toEqual(["d", "e", "a"]);
  });

  it("within a column reorders it", () => {
    const after = applyMove(board, { applicationIds: ["a"], status: "saved", position: { after: "b" } });
    expect(after.saved).toEqual(["b", "a", "c"]);
  });

  it("to the same column without a position changes nothing", () => {
    expect(applyMove(board, { applicationIds: ["a"], status: "saved" })).toBe(board);
  });

  it("of several cards leaves alone the ones already in that column", () => {
    const after = applyMove(board, { applicationIds: ["d", "a", "c"], status: "applied" });
    expect(after.applied).toEqual(["d", "e", "a", "c"]);
    expect(after.saved).toEqual(["b"]);
  });

  it("keeps the identity of the columns that it doesn't touch", () => {
    const after = applyMove(board, { applicationIds: ["a"], status: "applied" });
    expect(after.offer).toBe(board.offer);
    expect(after.saved).not.toBe(board.saved);
  });

  it("neither loses nor duplicates a card, whatever the moves are", () => {
    const ids = Array.from({ length: 12 }, (_, index) => `card-${index}`);
    const status = fc.constantFrom<Status>(...STATUSES);
    const id = fc.constantFrom(...ids);
    const position = fc.option(
      fc.oneof(
        fc.constant({ first: true as const }),
        fc.constant({ last: true as const }),
        id.map((before) => ({ before })),
        id.map((after) => ({ after })),
      ),
      { nil: undefined },
    );
    const move = fc.record({ applicationIds: fc.uniqueArray(id, { minLength: 1 }), status, position });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        const start: Columns = columnsOf({ saved: ids });
        const end = moves.reduce(applyMove, start);
        expect(STATUSES.flatMap((name) => end[name]).toSorted()).toEqual(ids.toSorted());
        const last = moves.at(-1);
        if (last?.position) {
          for (const card of last.applicationIds) expect(statusOf(end, card)).toBe(last.status);
        }
      }),
    );
  });
});
