"use client";
import type { CalendarDate } from "@internationalized/date";
import { CalendarPlus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import type { InterviewEntry } from "../interview-data.ts";
import { InterviewRow } from "../list/interview-row.tsx";
import type { OpenDialog } from "../list/use-interview-dialogs.tsx";

type DayPanelProps = {
  day: CalendarDate;
  entries: readonly InterviewEntry[];
  busy: boolean;
  now: number;
  onOpen: OpenDialog;
};

/** What the chosen day holds. */
export function DayPanel({ day, entries, busy, now, onOpen }: DayPanelProps) {
  const t = useTranslations("interviews.month");
  const headingId = useId();
  const form = new Intl.DateTimeFormat(useLocale(), {
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
