import type { ReactNode } from "react";
import { BoardViews } from "./board-views.tsx";
import type { BoardViewName } from "./views.ts";

export type BoardHeaderProps = {
  board: { id: string; name: string };
  /** The view that this page is. */
  current: BoardViewName;
  /** The page's own actions, the main one last. */
  actions?: ReactNode;
};

/** The top of a board's pages beside the board itself: its name, the only h1, and the way to its other views. */
export function BoardHeader({ board, current, actions }: BoardHeaderProps) {
  return (
    <header className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 px-4 pt-4 pb-3 sm:px-6">
      <h1 className="truncate text-xl font-semibold tracking-tight">{board.name}</h1>
      <BoardViews boardId={board.id} current={current} />
      {actions ? <div className="flex flex-1 items-center justify-end gap-2">{actions}</div> : null}
    </header>
  );
}
