"use client";
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createStore, useStore } from "zustand";
import { LiveRegion, useAnnouncer } from "./live-region.tsx";
import type { BoardView } from "./model/view.ts";
import { BoardContextProvider, type BoardContextValue, BoardDataProvider } from "./state/board-context.ts";
import { type BoardUi, initialUi } from "./state/board-ui.ts";
import type { ColumnHandles } from "./state/column-handles.ts";
import { useBoardData } from "./state/use-board-data.ts";
import { useClock } from "./state/use-clock.ts";
import { useFocus } from "./state/use-focus.ts";
import { useMoves } from "./state/use-moves.ts";

export type BoardProviderProps = {
  initial: BoardView;
  /** When the server made the page. */
  renderedAt: number;
  onOpen: (id: string) => void;
  children: ReactNode;
};

/** Holds the board for everything that draws or changes it. */
export function BoardProvider({ initial, renderedAt, onOpen, children }: BoardProviderProps) {
  const [store] = useState(() => createStore<BoardUi>(() => initialUi));
  const [columns] = useState<ColumnHandles>(() => new Map());
  const now = useClock(renderedAt);
  const data = useBoardData(
    initial,
    useStore(store, (ui) => ui.filter),
    now,
  );
  const latest = useRef(data);
  useLayoutEffect(() => {
    latest.current = data;
  }, [data]);
  const read = useCallback(() => latest.current, []);
  const { announce, register } = useAnnouncer();
  const moves = useMoves(initial.board.id, read, announce);
  const focus = useFocus(store, read, columns);
  const value = useMemo<BoardContextValue>(
    () => ({ store, data: read, columns, actions: { ...moves, open: onOpen, focus, announce } }),
    [store, read, columns, moves, onOpen, focus, announce],
  );
  return (
    <BoardContextProvider value={value}>
      <BoardDataProvider value={data}>
        {children}
        <LiveRegion register={register} />
      </BoardDataProvider>
    </BoardContextProvider>
  );
}
