import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { LiveRegion, useAnnouncer } from "#components/ui/live-region.tsx";
import { statusOf } from "./model/columns.ts";
import type { BoardView } from "./model/view.ts";
import { walk } from "./model/walk.ts";
import { BoardContextProvider, type BoardContextValue, BoardDataProvider } from "./state/board-context.ts";
import { type BoardUi, type ColumnHandles, initialUi } from "./state/board-ui.ts";
import { type BoardData, useBoardData } from "./state/use-board-data.ts";
import { useMoves } from "./state/use-moves.ts";

export type BoardProviderProps = {
  initial: BoardView;
  /** The time when the server rendered the page. */
  renderedAt: number;
  onOpen: (id: string) => void;
  children: ReactNode;
};

/** Provides the board to everything that draws or changes it. */
export function BoardProvider({ initial, renderedAt, onOpen, children }: BoardProviderProps) {
  const [store] = useState(() => createStore<BoardUi>(() => initialUi));
  const [columns] = useState<ColumnHandles>(() => new Map());
  const now = useClock(renderedAt);
  const data = useBoardData(
    initial,
    useStore(store, (ui) => ui.filter),
    useStore(store, (ui) => ui.dueDates),
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
  const value = useMemo<BoardContextValue>(() => {
    /** If a focused card is removed, the card beside it gets the focus. */
    const remove = async (id: string): Promise<void> => {
      const { columns: inSight, shown } = read();
      const next = walk(inSight, shown, id, "down") ?? walk(inSight, shown, id, "up");
      await moves.remove(id);
      requestAnimationFrame(() => {
        if (next !== null && document.activeElement === document.body) focus(next);
      });
    };
    return { store, data: read, columns, actions: { ...moves, remove, open: onOpen, focus, announce } };
  }, [store, read, columns, moves, onOpen, focus, announce]);
  return (
    <BoardContextProvider value={value}>
      <BoardDataProvider value={data}>
        {children}
        <LiveRegion register={register} />
      </BoardDataProvider>
    </BoardContextProvider>
  );
}

const STEP_MS = 60_000;

/** Returns the time, updated every minute. The first is the server's, so that both render the same. */
function useClock(rendered: number): number {
  const [now, setNow] = useState(rendered);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Returns a function that focuses a card: Tab reaches it, it scrolls into sight, and gets the focus once it is drawn. */
function useFocus(store: StoreApi<BoardUi>, data: () => BoardData, handles: ColumnHandles) {
  return useCallback(
    (id: string) => {
      const { columns } = data();
      const status = statusOf(columns, id);
      if (status === null) return;
      store.setState({ current: { ...store.getState().current, [status]: id }, focusing: id });
      const handle = handles.get(status);
      handle?.reveal(columns[status].indexOf(id));
      handle?.element.scrollIntoView({ block: "nearest", inline: "nearest" });
    },
    [store, data, handles],
  );
}
