"use client";
import type { CalendarDate } from "@internationalized/date";
import { useLocale, useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";
import type { InterviewEntry } from "../interview-data.ts";
import { startText } from "../model/spoken-time.ts";

const SHOWN = 2;

type MonthDayProps = {
  day: CalendarDate;
  isOther: boolean;
  isToday: boolean;
  isSelected: boolean;
  entries: readonly InterviewEntry[];
  zone: string;
  onChoose: (day: CalendarDate) => void;
};

/** A day of the grid with what begins on it. */
export function MonthDay(props: MonthDayProps) {
  const { day, isOther, isToday, isSelected, entries, zone, onChoose } = props;
  const t = useTranslations("interviews.month");
  const locale = useLocale();
  const name = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(
    day.toDate("UTC"),
  );
  const more = entries.length - SHOWN;
  return (
    <button
      type="button"
      data-day={day.toString()}
      tabIndex={isSelected ? 0 : -1}
      aria-current={isToday ? "date" : undefined}
      onClick={() => onChoose(day)}
      className={cn(
        "flex size-full flex-col gap-1 p-1.5 text-left transition-colors hover:bg-hover focus-visible:-outline-offset-2",
        isSelected && "bg-accent-soft hover:bg-accent-soft",
      )}
    >
      <span className="sr-only">{t("dayWith", { day: name, count: entries.length })}</span>
      <span
        aria-hidden
        className={cn(
          "grid size-6 place-items-center rounded-full text-xs font-medium tabular-nums",
          isOther && "text-ink-muted",
          isToday && "bg-accent text-on-accent",
        )}
      >
        {day.day}
      </span>
      {entries.slice(0, SHOWN).map((entry) => (
        <span
          key={entry.id}
          aria-hidden
          className={cn(
            "block w-full truncate rounded-[0.25rem] px-1 text-xs leading-5",
            entry.outcome === "canceled"
              ? "text-ink-muted line-through"
              : "bg-accent-soft font-medium text-accent-text",
            isSelected && entry.outcome !== "canceled" && "bg-surface",
          )}
        >
          {startText(entry.scheduledAt, zone, locale)}
          {entries.length === 1 ? <br /> : " "}
          {entry.companyName}
        </span>
      ))}
      {more > 0 ? (
        <span aria-hidden className="px-1 text-xs text-ink-muted">
          {t("more", { count: more })}
        </span>
      ) : null}
    </button>
  );
}
