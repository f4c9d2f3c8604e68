"use client";
import { Check, ChevronsUpDown } from "lucide-react";
import Link from "next/link";
import { useParams } from "next/navigation";
import { useTranslations } from "next-intl";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import type { ShellBoard } from "./navigation.ts";

/** The way to the other boards where the sidebar, which names them, has no room. */
export function BoardSwitcher({ boards }: { boards: readonly ShellBoard[] }) {
  const t = useTranslations("shell");
  const { boardId } = useParams<{ boardId?: string }>();
  const open = boards.find(({ id }) => id === boardId);
  if (!open || boards.length < 2) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("switchBoard")} className="lg:hidden">
          <ChevronsUpDown aria-hidden />
        </IconButton>
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
