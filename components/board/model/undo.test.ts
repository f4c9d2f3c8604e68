import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { STATUSES, type Status } from "#domain/values.ts";
import { applyMove, type CardMove } from "./columns.ts";
import { columnsOf } from "./testing/cards.ts";
import { movesToRestore, oppositeMoveOf, type UndoEntry, undoEntryOf } from "./undo.ts";

const board = columnsOf({ saved: ["a", "b", "c", "d"], applied: ["e", "f"] });

function entryOf(move: CardMove, columns = board): UndoEntry {
  return undoEntryOf(1, columns, move);
}

describe("undo", () => {
  it("brings a card back between its former neighbors", () => {
    const move: CardMove = { applicationIds: ["b"], status: "applied", position: { first: true } };
    expect(movesToRestore(entryOf(move), applyMove(board, move))).toEqual([
      { applicationIds: ["b"], status: "saved", position: { after: "a" } },
    ]);
  });

  it("brings several cards back to their former columns and order", () => {
    const move: CardMove = { applicationIds: ["e", "c", "b"], status: "offer" };
    const back = movesToRestore(entryOf(move), applyMove(board, move)).reduce(
      applyMove,
      applyMove(board, move),
    );
    expect(back).toEqual(board);
  });

  it("clears the application dates that the move filled in, and no others", () => {
    const dates = { applicationIds: ["b"], day: "2026-11-22", change: "fill" as const };
    const move: CardMove = { applicationIds: ["b", "c"], status: "applied", dates };
    expect(movesToRestore(entryOf(move), applyMove(board, move)).map((back) => back.dates)).toEqual([
      { ...dates, change: "clear" },
      undefined,
    ]);
  });

  it("can be undone by an entry that is recorded before it: redo", () => {
    const move: CardMove = { applicationIds: ["c", "b"], status: "applied" };
    const moved = applyMove(board, move);
    const again = entryOf(move, moved);
    const back = movesToRestore(entryOf(move), moved).reduce(applyMove, moved);
    expect(movesToRestore(again, back).reduce(applyMove, back)).toEqual(moved);
  });

  it("clears dates that a redo fills in again", () => {
    const dates = { applicationIds: ["b"], day: "2026-11-22", change: "fill" as const };
    const move: CardMove = { applicationIds: ["b"], status: "applied", dates };
    const moved = applyMove(board, move);
    const again = undoEntryOf(2, moved, oppositeMoveOf(entryOf(move)));
    const back = movesToRestore(entryOf(move), moved).reduce(applyMove, moved);
    expect(movesToRestore(again, back).map((redone) => redone.dates)).toEqual([dates]);
  });

  it("ignores a card that was deleted in the meantime", () => {
    const move: CardMove = { applicationIds: ["b"], status: "applied" };
    const without = columnsOf({ saved: ["a", "c", "d"], applied: ["e", "f"] });
    expect(movesToRestore(entryOf(move), without)).toEqual([]);
  });

  it("makes no moves when the cards are already in their former places", () => {
    expect(movesToRestore(entryOf({ applicationIds: ["b"], status: "applied" }), board)).toEqual([]);
  });

  it("of any move on an otherwise unchanged board restores it exactly", () => {
    const id = fc.constantFrom("a", "b", "c", "d", "e", "f");
    const status = fc.constantFrom<Status>(...STATUSES);
    const move = fc.record({ applicationIds: fc.uniqueArray(id, { minLength: 1 }), status });
    fc.assert(
      fc.property(move, (made) => {
        const after = applyMove(board, made);
        expect(movesToRestore(entryOf(made), after).reduce(applyMove, after)).toEqual(board);
      }),
    );
  });
});
