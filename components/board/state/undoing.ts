import { type CardMove, type Columns, statusOf } from "../model/columns.ts";
import { movesBack, remember, type UndoEntry, type Way, wayBackFrom, wayTo } from "../model/undo.ts";

export type UndoingEnds = {
  /** Returns the columns as they are drawn at the moment of the call. */
  columns: () => Columns;
  /** Returns an unused id. */
  nextId: () => number;
  send: (move: CardMove, takesBack: boolean) => void;
  /** Deletes or restores a card. Returns true if it succeeded. */
  sendGone: (card: string, isBack: boolean) => Promise<boolean>;
  /** Runs after an undo or redo, with the id of the opposite change and whether it is saved. */
  onDone: (kind: Kind, id: number, isSaved: boolean) => void;
  /** Called if there was nothing to move, or if the cards were deleted. */
  onNothing: (kind: "nothingToUndo" | "nothingToRedo" | "undoGone") => void;
};
type Kind = "undone" | "redone";

export type Undoing = ReturnType<typeof makeUndoing>;

/** The undo and redo stacks of a board. Loaded separately, with the first change. */
export function makeUndoing({ columns, nextId, send, sendGone, onDone, onNothing }: UndoingEnds) {
  const ways: Record<Kind, readonly Way[]> = { undone: [], redone: [] };

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

  /** Runs the newest undo or redo, or the one with the given id, and stores its opposite. */
  async function go(kind: Kind, id?: number): Promise<void> {
    const other = kind === "undone" ? "redone" : "undone";
    const way = id === undefined ? ways[kind].at(-1) : ways[kind].find((each) => each.id === id);
    const before = columns();
    ways[kind] = ways[kind].filter((each) => each !== way);
    const next = nextId();
    if (way && "gone" in way) {
      if (!(await sendGone(way.gone, kind === "undone"))) return;
      ways[other] = remember(ways[other], { id: next, gone: way.gone });
    } else {
      const moved = goTo(way, kind === "undone");
      if (!moved) return;
      ways[other] = remember(ways[other], wayTo(next, before, moved));
    }
    onDone(kind, next, way !== undefined && "gone" in way);
  }

  return {
    /** Remembers the cards' places before a move that the person made. */
    keep: (id: number, before: Columns, move: CardMove): void => {
      ways.undone = remember(ways.undone, wayTo(id, before, move));
      ways.redone = [];
    },
    /** Stores the undo of a deleted card. */
    keepGone: (id: number, card: string): void => {
      ways.undone = remember(ways.undone, { id, gone: card });
      ways.redone = [];
    },
    /** Checks whether the change with this id can still be undone or redone. */
    isOpen: (id: number): boolean => [...ways.undone, ...ways.redone].some((way) => way.id === id),
    /** Undoes the newest change, or the one with the given id. */
    undo: (id?: number) => void go("undone", id),
    /** Redoes the last undone move, or the one with the id. */
    redo: (id?: number) => void go("redone", id),
  };
}
