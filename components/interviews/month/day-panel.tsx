import { type CalendarDate, parseDate } from "@internationalized/date";
import { CalendarPlus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { dateTimeFormat } from "#domain/formatters.ts";
import type { InterviewEntry } from "../interview-data.ts";
import { InterviewRow } from "../list/interview-row.tsx";
import type { OpenDialog } from "../list/use-interview-dialogs.tsx";
import { monthText } from "../model/month.ts";

type DayPanelProps = {
  day: CalendarDate;
  entries: readonly InterviewEntry[];
  busy: boolean;
  now: number;
  onOpen: OpenDialog;
};

/** Lists the interviews of the chosen day. */
export function DayPanel({ day, entries, busy, now, onOpen }: DayPanelProps) {
  const t = useTranslations("interviews.month");
  const headingId = useId();
  const form = dateTimeFormat(useLocale(), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return (
    <section aria-labelledby={headingId}>
      <Card className="overflow-hidden">
        <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2.5">
          <h3 id={headingId} className="text-sm font-semibold">
            {form.format(day.toDate("UTC"))}
          </h3>
          <Button size="sm" variant="ghost" onClick={() => onOpen({ kind: "schedule", day: day.toString() })}>
            <CalendarPlus aria-hidden />
            {t("schedule")}
          </Button>
        </div>
        {entries.length === 0 ? (
          <p className="px-4 py-6 text-sm text-ink-muted">{busy ? t("reading") : t("nothing")}</p>
        ) : (
          <ul>
            {entries.map((entry) => (
              <InterviewRow key={entry.id} entry={entry} now={now} onOpen={onOpen} hideDay />
            ))}
          </ul>
        )}
      </Card>
    </section>
  );
}

type MonthAgendaProps = {
  month: CalendarDate;
  days: ReadonlyMap<string, InterviewEntry[]>;
  today: CalendarDate;
  now: number;
  onOpen: OpenDialog;
};

/** Lists the days of a month that have interviews: the month on a phone. */
export function MonthAgenda({ month, days, today, now, onOpen }: MonthAgendaProps) {
  const t = useTranslations("interviews.month");
  const locale = useLocale();
  const form = dateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const here = [...days].filter(([day]) => day.startsWith(monthText(month)));
  if (here.length === 0) return <p className="mt-6 text-sm text-ink-muted">{t("nothingInMonth")}</p>;
  return here.map(([day, entries]) => (
    <section key={day} className="mt-5" aria-label={form.format(parseDate(day).toDate("UTC"))}>
      <h3 className="text-sm font-semibold">
        {form.format(parseDate(day).toDate("UTC"))}
        {day === today.toString() ? (
          <span className="ml-2 font-medium text-accent-text">{t("today")}</span>
        ) : null}
      </h3>
      <Card className="mt-2 overflow-hidden">
        <ul>
          {entries.map((entry) => (
            <InterviewRow key={entry.id} entry={entry} now={now} onOpen={onOpen} hideDay />
          ))}
        </ul>
      </Card>
    </section>
  ));
}
