"use client";
import { useParams } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { BoardSwitcherButton } from "./board-switcher-button.tsx";
import type { ShellBoard } from "./navigation.ts";

const BoardSwitcherList = lazy(() => import("./board-switcher-list.tsx"));

/** The way to the other boards where the sidebar, which names them, has no room; its menu comes with the first press. */
export function BoardSwitcher({ boards }: { boards: readonly ShellBoard[] }) {
  const [asked, setAsked] = useState(false);
  const { boardId } = useParams<{ boardId?: string }>();
  const open = boards.find(({ id }) => id === boardId);
  if (!open || boards.length < 2) return null;
  const button = <BoardSwitcherButton onClick={() => setAsked(true)} />;
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <BoardSwitcherList boards={boards} open={open} />
    </Suspense>
  );
}
