"use client";
import { CalendarClock, Gift, type LucideIcon, MessageCircle, NotebookPen, VolumeX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Card } from "#components/ui/card.tsx";
import { TodayRow } from "./today-row.tsx";
import { idOf, type Outcome, type TodayItem } from "./use-marks.ts";

const icons: Record<TodayItem["kind"], LucideIcon> = {
  interview: CalendarClock,
  offer: Gift,
  feedback: NotebookPen,
  follow_up: MessageCircle,
  quiet: VolumeX,
};

export type TodaySectionProps = {
  kind: TodayItem["kind"];
  items: readonly TodayItem[];
  onMark: (item: TodayItem, outcome: Outcome) => void;
};

/** The things of one kind, and why they are here. */
export function TodaySection({ kind, items, onMark }: TodaySectionProps) {
  const t = useTranslations("today");
  const headingId = useId();
  const Icon = icons[kind];
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-2.5 flex items-center gap-3 px-1">
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-text">
          <Icon aria-hidden className="size-4.5" />
        </span>
        <div className="min-w-0">
          <h2 id={headingId} className="text-base leading-snug font-semibold">
            {t(`sections.${kind}`)}
            <span className="ml-2 text-sm font-medium text-ink-muted tabular-nums">{items.length}</span>
          </h2>
          <p className="text-sm text-ink-muted">{t(`hints.${kind}`)}</p>
        </div>
      </div>
      <Card>
        <ul aria-labelledby={headingId} className="divide-y divide-line">
          {items.map((item) => (
            <TodayRow key={idOf(item)} item={item} onMark={(outcome) => onMark(item, outcome)} />
          ))}
        </ul>
      </Card>
    </section>
  );
}
