"use client";
import { createContext, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import type { Status } from "#domain/values.ts";
import type { Position } from "#server/resources/applications/inputs.ts";
import type { BoardUi, ColumnHandles } from "./board-ui.ts";
import type { BoardData } from "./use-board-data.ts";

/** What can be done with cards; each action stays the same function as long as the board is open. */
type BoardActions = {
  /** Moves cards, shows it at once, and keeps the way back. */
  move: (ids: readonly string[], status: Status, position?: Position) => void;
  /** Takes back the newest move, or the one with the id. */
  undo: (id?: number) => void;
  /** Does again what was taken back last. */
  redo: (id?: number) => void;
  open: (id: string) => void;
  /** Puts the keyboard's focus on a card, wherever it is scrolled to. */
  focus: (id: string) => void;
  announce: (text: string) => void;
};

export type BoardContextValue = {
  readonly store: StoreApi<BoardUi>;
  /** The board at this moment, for what happens between two drawings. */
  readonly data: () => BoardData;
  readonly actions: BoardActions;
  readonly columns: ColumnHandles;
};

const BoardContext = createContext<BoardContextValue | null>(null);
const BoardDataContext = createContext<BoardData | null>(null);

export const BoardContextProvider = BoardContext.Provider;
export const BoardDataProvider = BoardDataContext.Provider;

/** Actions and state; reading it never draws again. */
export function useBoard(): BoardContextValue {
  const board = useContext(BoardContext);
  if (!board) throw new Error("useBoard stands outside of a board");
  return board;
}

/** The board's data; draws again with every change of it. */
export function useBoardContents(): BoardData {
  const data = useContext(BoardDataContext);
  if (!data) throw new Error("useBoardContents stands outside of a board");
  return data;
}

/** A slice of what the person is doing. */
export function useBoardUi<Slice>(select: (ui: BoardUi) => Slice): Slice {
  return useStore(useBoard().store, select);
}
