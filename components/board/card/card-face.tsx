import { CalendarClock, MessageSquareText, TimerOff } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";
import { payText } from "#domain/pay-shown.ts";
import { daysSince } from "../model/age.ts";
import type { BoardCard } from "../model/view.ts";

export type CardFaceProps = {
  card: BoardCard;
  now: number;
  heading: ReactNode;
  /** Writes when the next interview is. */
  Time: ComponentType<{ value: string; format: "soon" }>;
};

/** What a card says of itself: what, where, how long, and what is next. Nothing else. */
export function CardFace({ card, now, heading, Time }: CardFaceProps) {
  const t = useTranslations("board");
  const locale = useLocale();
  const pay = payText(card.compensation, locale);
  const age = daysSince(card.statusSince, now);
  return (
    <div className="grid gap-2 px-3 py-2.5">
      <div className="grid gap-0.5">
        {heading}
        <p className="truncate pr-6 text-sm text-ink-muted">{card.companyName}</p>
      </div>
      {card.nextInterviewAt ? (
        <p className="flex items-center gap-1.5 text-xs font-medium text-accent-text">
          <CalendarClock aria-hidden className="size-3.5 shrink-0" />
          <span className="sr-only">{t("nextInterview")}: </span>
          <Time value={card.nextInterviewAt} format="soon" />
        </p>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-faint">
        {card.workMode ? <span>{t(`workMode.${card.workMode}`)}</span> : null}
        {pay ? (
          <span className={cn("tabular-nums", card.workMode && "before:mr-2 before:content-['·']")}>
            {pay}
          </span>
        ) : null}
        {card.isAutoRetired ? (
          <span className="inline-flex items-center gap-1 text-warning-text">
            <TimerOff aria-hidden className="size-3.5" />
            {t("retired")}
          </span>
        ) : null}
        {card.coachNotes > 0 ? (
          <span className="inline-flex items-center gap-1 text-info-text">
            <MessageSquareText aria-hidden className="size-3.5" />
            <span className="sr-only">{t("coachNotes", { count: card.coachNotes })}</span>
            <span aria-hidden>{card.coachNotes}</span>
          </span>
        ) : null}
        <span className="ml-auto tabular-nums">
          <span aria-hidden>{t("ageShort", { days: age })}</span>
          <span className="sr-only">{t("age", { days: age })}</span>
        </span>
      </p>
    </div>
  );
}

export const titleClasses =
  "line-clamp-2 text-sm leading-snug font-medium text-pretty wrap-anywhere text-ink";
