"use client";
import { type CalendarDate, parseDate } from "@internationalized/date";
import { useLocale, useTranslations } from "next-intl";
import { Card } from "#components/ui/card.tsx";
import type { InterviewEntry } from "../interview-data.ts";
import { InterviewRow } from "../list/interview-row.tsx";
import type { OpenDialog } from "../list/use-interview-dialogs.tsx";
import { monthText } from "../model/month.ts";

type MonthAgendaProps = {
  month: CalendarDate;
  days: ReadonlyMap<string, InterviewEntry[]>;
  today: CalendarDate;
  now: number;
  onOpen: OpenDialog;
};

/** The days of a month on which there is something, one after the other: the month on a phone. */
export function MonthAgenda({ month, days, today, now, onOpen }: MonthAgendaProps) {
  const t = useTranslations("interviews.month");
  const locale = useLocale();
  const form = new Intl.DateTimeFormat(locale, {
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
