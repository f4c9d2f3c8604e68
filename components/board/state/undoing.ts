import { type CardMove, type Columns, statusOf } from "../model/columns.ts";
import { movesBack, remember, type UndoEntry, wayBackFrom } from "../model/undo.ts";

export type UndoingEnds = {
  /** Returns the columns as they are drawn at the moment of the call. */
  columns: () => Columns;
  /** Returns an unused id. */
  nextId: () => number;
  send: (move: CardMove, takesBack: boolean) => void;
  /** Called after a move was undone or redone, with the id of the reverse move. */
  onDone: (kind: "undone" | "redone", id: number) => void;
  /** Called if there was nothing to move, or if the cards are gone. */
  onNothing: (kind: "nothingToUndo" | "nothingToRedo" | "undoGone") => void;
};

export type Undoing = ReturnType<typeof makeUndoing>;

/** Creates the undo and redo of moves. Their code loads with the first move. */
export function makeUndoing({ columns, nextId, send, onDone, onNothing }: UndoingEnds) {
  let undoable: readonly UndoEntry[] = [];
  let redoable: readonly UndoEntry[] = [];

  /** Brings cards back to an entry's places. Returns the move to remember, or null if no card moved. */
  function goTo(entry: UndoEntry | undefined, takesBack: boolean): ReturnType<typeof wayBackFrom> | null {
    const before = columns();
    const moves = entry ? movesBack(entry, before) : [];
    if (!entry || moves.length === 0) {
      const isGone = entry?.places.some((place) => statusOf(before, place.id) === null);
      onNothing(isGone ? "undoGone" : takesBack ? "nothingToUndo" : "nothingToRedo");
      return null;
    }
    for (const move of moves) {
      const leaves = move.applicationIds.some((card) => statusOf(before, card) !== move.status);
      send(move, takesBack && leaves);
    }
    return wayBackFrom(entry);
  }

  const take = (entries: readonly UndoEntry[], id?: number) =>
    id === undefined ? entries.at(-1) : entries.find((each) => each.id === id);

  return {
    /** Remembers the cards' places before a move that the person made. */
    keep: (id: number, before: Columns, move: CardMove): void => {
      undoable = remember(undoable, id, before, move);
      redoable = [];
    },
    /** Undoes the newest move, or the one with the id. */
    undo: (id?: number): void => {
      const entry = take(undoable, id);
      const before = columns();
      undoable = undoable.filter((each) => each !== entry);
      const moved = goTo(entry, true);
      if (!moved) return;
      const way = nextId();
      redoable = remember(redoable, way, before, moved);
      onDone("undone", way);
    },
    /** Redoes the last undone move, or the one with the id. */
    redo: (id?: number): void => {
      const entry = take(redoable, id);
      const before = columns();
      redoable = redoable.filter((each) => each !== entry);
      const moved = goTo(entry, false);
      if (!moved) return;
      const way = nextId();
      undoable = remember(undoable, way, before, moved);
      onDone("redone", way);
    },
  };
}
