"use client";
import { Check, ChevronsUpDown } from "lucide-react";
import Link from "next/link";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "#components/ui/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import type { ShellBoard } from "./navigation.ts";

/** The board that is open, and the way to the others. With a single board there is nothing to switch. */
export function BoardSwitcher({ boards }: { boards: readonly ShellBoard[] }) {
  const t = useTranslations("shell");
  const { boardId } = useParams<{ boardId?: string }>();
  const open = boards.find(({ id }) => id === boardId);
  if (!open || boards.length < 2) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" className="min-w-0 shrink gap-1.5 px-2 text-ink">
          <span className="sr-only">{t("switchBoard")}: </span>
          <span className="truncate">{open.name}</span>
          <ChevronsUpDown aria-hidden className="text-ink-faint" />
        </Button>
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
