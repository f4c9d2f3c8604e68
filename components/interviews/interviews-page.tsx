"use client";
import { startOfMonth } from "@internationalized/date";
import { CalendarDays, CalendarPlus, List } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { CalendarFeed, type FeedState } from "#components/calendar-feed/calendar-feed.tsx";
import { useOffer } from "#components/commands/offers.ts";
import { useQueryInAddress } from "#components/ui/address.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Select } from "#components/ui/input.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { SearchInput } from "#components/ui/search-input.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { usePaused } from "#components/ui/use-paused.ts";
import { INTERVIEW_TYPES } from "#domain/values.ts";
import type { InterviewEntry, InterviewFilter, InterviewType } from "./interview-data.ts";
import { type InitialSections, InterviewList, useInterviewLists } from "./list/interview-list.tsx";
import { type OpenDialog, useInterviewDialogs } from "./list/use-interview-dialogs.tsx";
import { dayOf, monthIn, monthText } from "./model/month.ts";
import { MonthView } from "./month/month-view.tsx";
import { type InterviewAddress, queryOf } from "./page-address.ts";

export type InterviewsPageProps = {
  address: InterviewAddress;
  sections: InitialSections | null;
  span: InterviewEntry[] | null;
  feed: FeedState;
  /** True if the person came to schedule an interview. */
  isScheduling: boolean;
  renderedAt: number;
};

/** Makes the command palette open the scheduling dialog here. */
function useScheduling(open: OpenDialog): void {
  const t = useTranslations("interviews");
  useOffer(
    useMemo(
      () => ({
        commands: [
          { id: "schedule", label: t("schedule"), icon: CalendarPlus, run: () => open({ kind: "schedule" }) },
        ],
        hints: [],
      }),
      [t, open],
    ),
  );
}

/** Shows the person's interviews as a list or a month, and their calendar feed. */
export function InterviewsPage(props: InterviewsPageProps) {
  const { address, sections, span, feed, renderedAt } = props;
  const t = useTranslations("interviews");
  const [view, setView] = useState(address.view);
  const [text, setText] = useState(address.search);
  const [type, setType] = useState(address.type);
  const [month, setMonth] = useState(
    () => monthIn(address.month) ?? startOfMonth(dayOf(new Date(renderedAt).toISOString(), "UTC")),
  );
  const { open, dialog } = useInterviewDialogs(props.isScheduling);
  useScheduling(open);
  const filter: InterviewFilter = { search: usePaused(text.trim()), type };
  const here: InterviewAddress = { view, month: monthText(month), ...filter };
  const query = queryOf(here);
  const isFirst = query.toString() === queryOf(address).toString();
  useQueryInAddress(query);
  const lists = useInterviewLists(filter, isFirst ? sections : null, view === "list");
  // The empty state has the button, and there is nothing to filter.
  const hasNone = lists.isEmpty && !lists.isFiltered;
  const schedule = (
    <Button variant="primary" onClick={() => open({ kind: "schedule" })}>
      <CalendarPlus aria-hidden />
      {t("schedule")}
    </Button>
  );
  return (
    <div className="page">
      <PageHeader
        title={t("interviews")}
        description={t("description")}
        actions={hasNone ? null : schedule}
      />
      {hasNone ? null : (
        <FilterBar view={view} onView={setView} text={text} type={type} onText={setText} onType={setType} />
      )}
      {view === "list" ? (
        <InterviewList lists={lists} now={renderedAt} onOpen={open} schedule={schedule} />
      ) : (
        <MonthView
          month={month}
          onMonth={setMonth}
          filter={filter}
          initial={isFirst ? span : null}
          now={renderedAt}
          onOpen={open}
        />
      )}
      <FeedCard feed={feed} />
      {dialog}
    </div>
  );
}

function FeedCard({ feed }: { feed: FeedState }) {
  const t = useTranslations("calendarFeed");
  return (
    <Card className="mt-10 grid gap-3 p-5 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10">
      <div className="grid content-start gap-1">
        <h2 className="text-base font-semibold tracking-tight">{t("title")}</h2>
        <p className="text-sm leading-relaxed text-ink-muted">{t("description")}</p>
      </div>
      <CalendarFeed initial={feed} />
    </Card>
  );
}

type View = "list" | "month";

type FilterBarProps = {
  view: View;
  onView: (view: View) => void;
  /** The text as typed, which is ahead of the search. */
  text: string;
  type: InterviewFilter["type"];
  onText: (text: string) => void;
  onType: (type: InterviewFilter["type"]) => void;
};

/** Chooses the view and the filter of the interviews. */
function FilterBar({ view, onView, text, type, onText, onType }: FilterBarProps) {
  const t = useTranslations("interviews");
  const types = INTERVIEW_TYPES.map((value) => ({ value, label: t(`types.${value}`) }));
  return (
    <search className="mt-6 flex flex-wrap items-center gap-3">
      <SegmentedControl
        label={t("view")}
        name="view"
        value={view}
        onValueChange={onView}
        segments={[
          { value: "list", label: t("asList"), icon: <List aria-hidden /> },
          { value: "month", label: t("asMonth"), icon: <CalendarDays aria-hidden /> },
        ]}
      />
      <SearchInput
        label={t("search")}
        value={text}
        onText={onText}
        className="w-full sm:w-auto sm:max-w-72 sm:min-w-40 sm:flex-1 max-sm:order-first"
      />
      <Select
        aria-label={t("type")}
        className="w-auto"
        value={type ?? ""}
        onChange={({ target }) => onType(target.value === "" ? null : (target.value as InterviewType))}
        options={[{ value: "", label: t("allTypes") }, ...types]}
      />
    </search>
  );
}
