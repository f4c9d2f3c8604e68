"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { Card } from "#components/ui/card.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";

/** The cards filed against a company, each a way to its drawer. */
export function CompanyCards({ cards }: { cards: Outputs["companies"]["listCards"] }) {
  const t = useTranslations("companies");
  const severalBoards = new Set(cards.map(({ boardId }) => boardId)).size > 1;
  return (
    <Card className="overflow-hidden">
      <h2 className="px-5 pt-5 pb-3 text-sm font-semibold">
        {t("cards")} <span className="ml-1 font-medium text-ink-muted tabular-nums">{cards.length}</span>
      </h2>
      {cards.length === 0 ? <p className="px-5 pb-5 text-sm text-ink-muted">{t("noCards")}</p> : null}
      <ul>
        {cards.map(({ id, boardId, boardName, title, status, statusSince }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-5 py-3 text-sm transition-colors hover:bg-hover"
          >
            <Link
              href={`/boards/${boardId}?card=${id}`}
              className="min-w-0 flex-1 basis-48 truncate font-medium after:absolute after:inset-0"
            >
              {title}
            </Link>
            {severalBoards ? <span className="text-ink-muted">{boardName}</span> : null}
            <span className="text-ink-muted">
              {t("since")} <LocalTime value={statusSince} format="date" />
            </span>
            <span className="flex sm:w-28 sm:justify-end">
              <StatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
