import { type CardMove, type Columns, statusOf } from "../model/columns.ts";
import { movesBack, remember, type UndoEntry, type Way, wayBackFrom, wayTo } from "../model/undo.ts";

export type UndoingEnds = {
  /** Returns the columns as they are drawn at the moment of the call. */
  columns: () => Columns;
  /** Returns an unused id. */
  nextId: () => number;
  send: (move: CardMove, takesBack: boolean) => void;
  /** Deletes a card, or brings it back; says whether it could. */
  sendGone: (card: string, isBack: boolean) => Promise<boolean>;
  /** A change was taken back or done again; the id is that of the other way. Whether it is saved by now is said too. */
  onDone: (kind: Kind, id: number, isSaved: boolean) => void;
  /** Called if there was nothing to move, or if the cards are gone. */
  onNothing: (kind: "nothingToUndo" | "nothingToRedo" | "undoGone") => void;
};
type Kind = "undone" | "redone";

export type Undoing = ReturnType<typeof makeUndoing>;

/** The ways back from changes and forth again. It is code of its own, which comes with the first change. */
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

  /** Goes the newest way of the kind, or the one with the id, and remembers the other. */
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
    /** Remembers a card that the person deleted. */
    keepGone: (id: number, card: string): void => {
      ways.undone = remember(ways.undone, { id, gone: card });
      ways.redone = [];
    },
    /** Takes back the newest change, or the one with the id. */
    undo: (id?: number) => void go("undone", id),
    /** Redoes the last undone move, or the one with the id. */
    redo: (id?: number) => void go("redone", id),
  };
}
