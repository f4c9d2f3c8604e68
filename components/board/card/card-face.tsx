import { CalendarClock, MessageSquareText, TimerOff } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { ComponentType, ReactNode } from "react";
import { payText } from "#domain/pay-shown.ts";
import { daysSince } from "../model/age.ts";
import type { BoardCard } from "../model/view.ts";

export type CardFaceProps = {
  card: BoardCard;
  now: number;
  heading: ReactNode;
  /** Formats the time of the next interview. */
  Time: ComponentType<{ value: string; format: "soon" }>;
};

/**
 * Shows the facts of a card: its job, company, and next interview, and how long it has been in its column. The
 * enclosing element has the class `card-face` (app/board.css).
 */
export function CardFace({ card, now, heading, Time }: CardFaceProps) {
  const t = useTranslations("board");
  const locale = useLocale();
  const pay = payText(card.compensation, locale);
  const age = card.statusSince === null ? null : daysSince(card.statusSince, now);
  return (
    <>
      {heading}
      <p>{card.companyName}</p>
      {card.nextInterviewAt ? (
        <p className="flex items-center gap-1.5 text-xs font-medium text-accent-text">
          <CalendarClock aria-hidden className="size-3.5 shrink-0" />
          <span className="sr-only">{t("nextInterview")}: </span>
          <Time value={card.nextInterviewAt} format="soon" />
        </p>
      ) : null}
      <p className="card-facts">
        {card.workMode ? <span>{t(`workMode.${card.workMode}`)}</span> : null}
        {pay ? <span className="card-pay">{pay}</span> : null}
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
        {age === null ? null : (
          <>
            <span aria-hidden className="card-age">
              {t("ageShort", { days: age })}
            </span>
            <span className="sr-only">{t("age", { days: age })}</span>
          </>
        )}
      </p>
    </>
  );
}
