"use client";
import { CalendarPlus, SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import type { InterviewFilter, Section } from "../interview-data.ts";
import { InterviewSection, type SectionPage, useInterviewSection } from "./interview-section.tsx";
import type { OpenDialog } from "./use-interview-dialogs.tsx";

export type InitialSections = Record<Section, SectionPage>;

export type InterviewListProps = {
  filter: InterviewFilter;
  initial: InitialSections | null;
  now: number;
  onOpen: OpenDialog;
  schedule: ReactNode;
};

/** All interviews: those to come, those that want a word, and those that are over. */
export function InterviewList({ filter, initial, now, onOpen, schedule }: InterviewListProps) {
  const t = useTranslations("interviews");
  const lists = {
    upcoming: useInterviewSection("upcoming", filter, initial?.upcoming ?? null),
    feedback: useInterviewSection("feedback", filter, initial?.feedback ?? null),
    past: useInterviewSection("past", filter, initial?.past ?? null),
  };
  const all = Object.values(lists);
  const count = all.reduce(
    (sum, { data }) => sum + (data?.pages.reduce((pages, page) => pages + page.data.length, 0) ?? 0),
    0,
  );
  const isFiltered = filter.search !== "" || filter.type !== null;
  if (all.some(({ isError, data }) => isError && !data)) {
    const retry = () => all.map(({ refetch }) => refetch());
    return (
      <EmptyState
        title={t("failedTitle")}
        description={t("failedText")}
        action={<Button onClick={retry}>{t("tryAgain")}</Button>}
      />
    );
  }
  const isEmpty = count === 0 && all.every(({ isFetching }) => !isFetching);
  return (
    <>
      <p role="status" className="sr-only">
        {isFiltered ? t("found", { count }) : null}
      </p>
      {isEmpty && isFiltered ? (
        <EmptyState icon={<SearchX aria-hidden />} title={t("noneTitle")} description={t("noneText")} />
      ) : null}
      {isEmpty && !isFiltered ? (
        <EmptyState
          icon={<CalendarPlus aria-hidden />}
          title={t("emptyTitle")}
          description={t("emptyText")}
          action={schedule}
        />
      ) : null}
      {(["upcoming", "feedback", "past"] as const).map((section) => (
        <InterviewSection key={section} section={section} list={lists[section]} now={now} onOpen={onOpen} />
      ))}
    </>
  );
}
