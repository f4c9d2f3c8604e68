"use client";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import { StatusBadge } from "#components/status/status-badge.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import type { Figure } from "./figure-address.ts";

type CardBehind = Outputs["insights"]["listCards"]["cards"][number];
export type CardsBehindListProps = { boardId: string; figure: Figure; cards: CardBehind[] };

/** Cards with what is counted of each, and the way to its drawer on the board. */
export function CardsBehindList({ boardId, figure, cards }: CardsBehindListProps) {
  const t = useTranslations("insights");
  if (cards.length === 0) return <p className="text-sm text-ink-muted">{t("behindNone")}</p>;
  return (
    <ul aria-label={t("behindList")} className="-mx-3">
      {cards.map((card) => (
        <li
          key={`${card.applicationId} ${card.at}`}
          className="relative flex items-center gap-3 rounded-card px-3 py-2.5 text-sm transition-colors hover:bg-hover"
        >
          <div className="min-w-0 flex-1">
            <Link
              href={`/boards/${boardId}?card=${card.applicationId}`}
              className="block truncate font-medium after:absolute after:inset-0"
            >
              {card.title}
            </Link>
            <p className="truncate text-ink-muted">{card.companyName}</p>
          </div>
          <span className="shrink-0 text-xs text-ink-muted tabular-nums">
            <Counted figure={figure} card={card} />
          </span>
          <StatusBadge status={card.status} />
        </li>
      ))}
    </ul>
  );
}

function Counted({ figure, card: { at, days } }: { figure: Figure; card: CardBehind }) {
  const t = useTranslations("insights");
  const format = useFormatter();
  if (days !== null) return days < 1 ? t("lessThanADay") : t("days", { days: Math.round(days * 10) / 10 });
  if (at === null) return null;
  // Days of application have no hour: those are cut in UTC, as the weeks are.
  const isDay = figure.figure === "week" || figure.figure === "outcome";
  if (!isDay) return <LocalTime value={at} format="date" />;
  return format.dateTime(new Date(at), { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
}
