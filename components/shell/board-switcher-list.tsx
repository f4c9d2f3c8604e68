"use client";
import { Check } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { BoardSwitcherButton } from "./board-switcher-button.tsx";
import type { ShellBoard } from "./navigation.ts";

/** The boards to choose from; the menu comes open, since its first press fetched it. */
export default function BoardSwitcherList({
  boards,
  open,
}: {
  boards: readonly ShellBoard[];
  open: ShellBoard;
}) {
  const t = useTranslations("shell");
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <BoardSwitcherButton />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-w-72">
        {boards.map((board) => (
          <DropdownMenuItem key={board.id} asChild>
            <Link href={`/boards/${board.id}`} aria-current={board.id === open.id ? "page" : undefined}>
              <span className="flex-1 truncate">{board.name}</span>
              {board.isActive ? <span className="text-xs text-ink-muted">{t("activeBoard")}</span> : null}
              <Check aria-hidden className={board.id === open.id ? "text-accent-text!" : "invisible"} />
            </Link>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
