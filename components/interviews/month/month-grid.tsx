import type { CalendarDate } from "@internationalized/date";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { cn } from "#components/ui/cn.ts";
import { dateTimeFormat } from "#domain/formatters.ts";
import { weekStartOf } from "#domain/region.ts";
import type { InterviewEntry } from "../interview-data.ts";
import { dayAfterKey, monthText, weeksOf } from "../model/month.ts";
import { startText } from "../model/spoken-time.ts";

export type MonthGridProps = {
  title: string;
  month: CalendarDate;
  today: CalendarDate;
  selected: CalendarDate;
  days: ReadonlyMap<string, InterviewEntry[]>;
  zone: string;
  onChoose: (day: CalendarDate) => void;
};

/** Shows the days of a month; arrows move between days, Home and End within the week, Page Up and Page Down between months. */
export function MonthGrid({ title, month, today, selected, days, zone, onChoose }: MonthGridProps) {
  const t = useTranslations("interviews.month");
  const locale = useLocale();
  const grid = useRef<HTMLTableElement>(null);
  const walking = useRef(false);
  const weekStart = weekStartOf(locale);
  const weeks = weeksOf(month, weekStart);
  useEffect(() => {
    if (walking.current) grid.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus();
    walking.current = false;
  }, [selected]);
  function onKeyDown(event: KeyboardEvent): void {
    const next =
      event.ctrlKey || event.metaKey || event.altKey ? null : dayAfterKey(selected, event.key, weekStart);
    if (!next) return;
    event.preventDefault();
    walking.current = true;
    onChoose(next);
  }
  const weekday = (day: CalendarDate, style: "short" | "long") =>
    dateTimeFormat(locale, { weekday: style, timeZone: "UTC" }).format(day.toDate("UTC"));
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days with arrow keys is a grid (WAI-ARIA)
      role="grid"
      aria-label={title}
      aria-description={t("keys")}
      onKeyDown={onKeyDown}
      className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-panel border border-line bg-surface"
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day.toString()}
              scope="col"
              abbr={weekday(day, "long")}
              className="h-9 border-b border-line text-xs font-medium text-ink-muted"
            >
              {weekday(day, "short")}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week[0]?.toString()}>
            {week.map((day) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the day within it gets the focus
              <td
                key={day.toString()}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid
                role="gridcell"
                aria-selected={day.compare(selected) === 0}
                className={cn(
                  "h-24 border-l border-line p-0 align-top first:border-l-0",
                  index > 0 && "border-t",
                  monthText(day) !== monthText(month) && "bg-sunken",
                )}
              >
                <MonthDay
                  day={day}
                  isOther={monthText(day) !== monthText(month)}
                  isToday={day.compare(today) === 0}
                  isSelected={day.compare(selected) === 0}
                  entries={days.get(day.toString()) ?? []}
                  zone={zone}
                  onChoose={onChoose}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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

/** Shows a day of the grid with the interviews that begin on it. */
function MonthDay(props: MonthDayProps) {
  const { day, isOther, isToday, isSelected, entries, zone, onChoose } = props;
  const t = useTranslations("interviews.month");
  const locale = useLocale();
  const name = dateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(day.toDate("UTC"));
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
          data-tooltip={entry.companyName}
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
