import { type CalendarDate, startOfMonth } from "@internationalized/date";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { api, trpc } from "#components/api/client.ts";
import { everyRow } from "#components/api/every-row.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { Button, IconButton } from "#components/ui/button.tsx";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { dateTimeFormat } from "#domain/formatters.ts";
import { filterInput, type InterviewEntry, type InterviewFilter } from "../interview-data.ts";
import type { OpenDialog } from "../list/use-interview-dialogs.tsx";
import { byDay, dayOf, monthText, spanOf } from "../model/month.ts";
import { DayPanel, MonthAgenda } from "./day-panel.tsx";
import { MonthGrid } from "./month-grid.tsx";

export type MonthViewProps = {
  month: CalendarDate;
  onMonth: (month: CalendarDate) => void;
  filter: InterviewFilter;
  initial: InterviewEntry[] | null;
  now: number;
  onOpen: OpenDialog;
};

/** Shows a month of interviews by the reader's days: a grid with the chosen day beside it, on a phone an agenda. */
export function MonthView({ month, onMonth, filter, initial, now, onOpen }: MonthViewProps) {
  const t = useTranslations("interviews.month");
  const locale = useLocale();
  const viewerZone = useViewerZone();
  const today = dayOf(new Date(now).toISOString(), viewerZone);
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const isHere = (day: CalendarDate) => monthText(day) === monthText(month);
  const selected = chosen && isHere(chosen) ? chosen : isHere(today) ? today : startOfMonth(month);
  const query = { when: spanOf(month), ...filterInput(filter) };
  const read = useQuery({
    queryKey: [...trpc.interviews.listEntries.queryKey(query), "all"],
    queryFn: () => everyRow((page) => api.interviews.listEntries.query({ ...query, ...page })),
    placeholderData: keepPreviousData,
    ...(initial ? { initialData: initial } : {}),
  });
  const { data: entries = [], isFetching } = read;
  const days = byDay(entries, viewerZone);
  function choose(day: CalendarDate): void {
    setChosen(day);
    if (!isHere(day)) onMonth(startOfMonth(day));
  }
  const title = dateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    month.toDate("UTC"),
  );
  return (
    <div className="mt-6">
      <div className="flex items-center gap-1">
        <h2 aria-live="polite" className="mr-auto text-lg font-semibold tracking-tight">
          {title}
        </h2>
        <Button size="sm" className="mr-1" onClick={() => choose(today)}>
          {t("today")}
        </Button>
        <IconButton label={t("previous")} onClick={() => onMonth(month.subtract({ months: 1 }))}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton label={t("next")} onClick={() => onMonth(month.add({ months: 1 }))}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <LoadFailed query={read} className="mt-3" />
      <div className="mt-3 grid items-start gap-5 max-sm:hidden xl:grid-cols-[minmax(0,1fr)_18rem]">
        <MonthGrid
          title={title}
          month={month}
          today={today}
          selected={selected}
          days={days}
          zone={viewerZone}
          onChoose={choose}
        />
        <DayPanel
          day={selected}
          entries={days.get(selected.toString()) ?? []}
          busy={isFetching}
          now={now}
          onOpen={onOpen}
        />
      </div>
      <div className="sm:hidden">
        <MonthAgenda month={month} days={days} today={today} now={now} onOpen={onOpen} />
      </div>
    </div>
  );
}
