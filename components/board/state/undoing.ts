import { type CardMove, type Columns, statusOf } from "../model/columns.ts";
import { movesBack, remember, type UndoEntry, wayBackFrom } from "../model/undo.ts";

export type UndoingEnds = {
  /** The columns as they are drawn at the moment of the call. */
  columns: () => Columns;
  /** An id that no way has yet. */
  nextId: () => number;
  send: (move: CardMove, takesBack: boolean) => void;
  /** A move was taken back or done again; the id is that of the other way. */
  onDone: (kind: "undone" | "redone", id: number) => void;
  /** There was nothing to move, or what there was is gone. */
  onNothing: (kind: "nothingToUndo" | "nothingToRedo" | "undoGone") => void;
};

export type Undoing = ReturnType<typeof makeUndoing>;

/** The ways back from moves and forth again. It is code of its own, which comes with the first move. */
export function makeUndoing({ columns, nextId, send, onDone, onNothing }: UndoingEnds) {
  let undoable: readonly UndoEntry[] = [];
  let redoable: readonly UndoEntry[] = [];

  /** Brings cards back to where an entry has them; answers the way forth again, or null where none was moved. */
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
    /** Remembers where cards stood before a move that the person made. */
    keep: (id: number, before: Columns, move: CardMove): void => {
      undoable = remember(undoable, id, before, move);
      redoable = [];
    },
    /** Takes back the newest move, or the one with the id. */
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
    /** Does again what was taken back last, or the one with the id. */
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
