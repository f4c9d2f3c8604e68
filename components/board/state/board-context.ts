import { createContext, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import type { Status } from "#domain/values.ts";
import type { Position } from "#server/resources/applications/inputs.ts";
import type { BoardUi, ColumnHandles } from "./board-ui.ts";
import type { BoardData } from "./use-board-data.ts";

/** The actions on cards; each stays the same function while the board is open. */
type BoardActions = {
  /** Moves cards, shows it immediately, and remembers how to undo it. */
  move: (ids: readonly string[], status: Status, position?: Position) => void;
  /** Deletes a card, and adds it to the undo stack. */
  remove: (id: string) => Promise<void>;
  /** Undoes the newest change, or the one with the given id. */
  undo: (id?: number) => void;
  /** Redoes the last undone change, or the one with the given id. */
  redo: (id?: number) => void;
  open: (id: string) => void;
  /** Focuses a card, even if it is scrolled out of sight. */
  focus: (id: string) => void;
  announce: (text: string) => void;
};

export type BoardContextValue = {
  readonly store: StoreApi<BoardUi>;
  /** Returns the board at this moment, for code that runs between renders. */
  readonly data: () => BoardData;
  readonly actions: BoardActions;
  readonly columns: ColumnHandles;
};

const BoardContext = createContext<BoardContextValue | null>(null);
const BoardDataContext = createContext<BoardData | null>(null);

export const BoardContextProvider = BoardContext.Provider;
export const BoardDataProvider = BoardDataContext.Provider;

/** Returns the board's actions and state; reading them never causes a render. */
export function useBoard(): BoardContextValue {
  const board = useContext(BoardContext);
  if (!board) throw new Error("useBoard must be used within a board");
  return board;
}

/** Returns the board's data; renders again with every change of it. */
export function useBoardContents(): BoardData {
  const data = useContext(BoardDataContext);
  if (!data) throw new Error("useBoardContents must be used within a board");
  return data;
}

/** Returns a slice of the board's UI state. */
export function useBoardUi<Slice>(select: (ui: BoardUi) => Slice): Slice {
  return useStore(useBoard().store, select);
}
