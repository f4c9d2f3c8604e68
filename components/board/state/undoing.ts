import { type CardMove, type Columns, statusOf } from "../model/columns.ts";
import {
  movesToRestore,
  oppositeMoveOf,
  remember,
  type UndoEntry,
  type UndoStep,
  undoEntryOf,
} from "../model/undo.ts";

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

/** Returns the undo and redo stacks of a board. Loaded separately, with the first change. */
export function makeUndoing({ columns, nextId, send, sendGone, onDone, onNothing }: UndoingEnds) {
  const stacks: Record<Kind, readonly UndoStep[]> = { undone: [], redone: [] };

  /** Brings cards back to an entry's places. Returns the move to remember, or null if no card moved. */
  function goTo(entry: UndoEntry | undefined, takesBack: boolean): ReturnType<typeof oppositeMoveOf> | null {
    const before = columns();
    const moves = entry ? movesToRestore(entry, before) : [];
    if (!entry || moves.length === 0) {
      const isGone = entry?.places.some((place) => statusOf(before, place.id) === null);
      onNothing(isGone ? "undoGone" : takesBack ? "nothingToUndo" : "nothingToRedo");
      return null;
    }
    for (const move of moves) {
      const leaves = move.applicationIds.some((card) => statusOf(before, card) !== move.status);
      send(move, takesBack && leaves);
    }
    return oppositeMoveOf(entry);
  }

  /** Runs the newest undo or redo, or the one with the given id, and stores its opposite. */
  async function go(kind: Kind, id?: number): Promise<void> {
    const other = kind === "undone" ? "redone" : "undone";
    const step = id === undefined ? stacks[kind].at(-1) : stacks[kind].find((each) => each.id === id);
    const before = columns();
    stacks[kind] = stacks[kind].filter((each) => each !== step);
    const next = nextId();
    if (step && "gone" in step) {
      if (!(await sendGone(step.gone, kind === "undone"))) return;
      stacks[other] = remember(stacks[other], { id: next, gone: step.gone });
    } else {
      const moved = goTo(step, kind === "undone");
      if (!moved) return;
      stacks[other] = remember(stacks[other], undoEntryOf(next, before, moved));
    }
    onDone(kind, next, step !== undefined && "gone" in step);
  }

  return {
    /** Remembers the cards' places before a move that the person made. */
    keep: (id: number, before: Columns, move: CardMove): void => {
      stacks.undone = remember(stacks.undone, undoEntryOf(id, before, move));
      stacks.redone = [];
    },
    /** Stores the undo of a deleted card. */
    keepGone: (id: number, card: string): void => {
      stacks.undone = remember(stacks.undone, { id, gone: card });
      stacks.redone = [];
    },
    /** Checks whether the change with this id can still be undone or redone. */
    isOpen: (id: number): boolean => [...stacks.undone, ...stacks.redone].some((step) => step.id === id),
    /** Undoes the newest change, or the one with the given id. */
    undo: (id?: number) => void go("undone", id),
    /** Redoes the last undone change, or the one with the given id. */
    redo: (id?: number) => void go("redone", id),
  };
}
