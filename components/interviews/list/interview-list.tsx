import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { CalendarPlus, CircleAlert, SearchX } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { inPages, MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { problemOf } from "#components/api/problem.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { filterInput, type InterviewFilter, type Section } from "../interview-data.ts";
import { InterviewRow } from "./interview-row.tsx";
import type { OpenDialog } from "./use-interview-dialogs.tsx";

export type InitialSections = Record<Section, SectionPage>;

export type InterviewListProps = {
  lists: InterviewLists;
  now: number;
  onOpen: OpenDialog;
  schedule: ReactNode;
};

/** Lists all interviews: upcoming ones, those that need feedback, and past ones. */
export function InterviewList({ lists, now, onOpen, schedule }: InterviewListProps) {
  const t = useTranslations("interviews");
  const { sections, count, isFiltered, isEmpty } = lists;
  const all = Object.values(sections);
  const hasMore = all.some(({ hasNextPage }) => hasNextPage);
  const failed = all.find(({ isError, data }) => isError && !data);
  if (failed) {
    const retry = () => all.map(({ refetch }) => refetch());
    return (
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        title={t("failedTitle")}
        description={problemOf(failed.error)?.detail ?? t("failedText")}
        action={<Button onClick={retry}>{t("tryAgain")}</Button>}
      />
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        {isFiltered ? t(hasMore ? "foundFirst" : "found", { count }) : null}
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
        <InterviewSection
          key={section}
          section={section}
          list={sections[section]}
          now={now}
          onOpen={onOpen}
        />
      ))}
    </>
  );
}

export type SectionPage = Outputs["interviews"]["listEntries"];

/** Reads the sections of the list unless another view is shown. */
export function useInterviewLists(
  filter: InterviewFilter,
  initial: InitialSections | null,
  enabled: boolean,
) {
  const sections = {
    upcoming: useInterviewSection("upcoming", filter, initial?.upcoming ?? null, enabled),
    feedback: useInterviewSection("feedback", filter, initial?.feedback ?? null, enabled),
    past: useInterviewSection("past", filter, initial?.past ?? null, enabled),
  };
  const all = Object.values(sections);
  const count = all.reduce(
    (sum, { data }) => sum + (data?.pages.reduce((pages, page) => pages + page.data.length, 0) ?? 0),
    0,
  );
  const isFiltered = filter.search !== "" || filter.type !== null;
  const isEmpty =
    enabled &&
    count === 0 &&
    all.every(({ isSuccess, isPlaceholderData }) => isSuccess && !isPlaceholderData);
  return { sections, count, isFiltered, isEmpty };
}

type InterviewLists = ReturnType<typeof useInterviewLists>;

/** Reads a section of the list page by page. */
function useInterviewSection(
  section: Section,
  filter: InterviewFilter,
  initial: SectionPage | null,
  enabled: boolean,
) {
  return useInfiniteQuery(
    trpc.interviews.listEntries.infiniteQueryOptions(
      { when: section, ...filterInput(filter) },
      { placeholderData: keepPreviousData, enabled, ...(initial ? pagesFrom(initial) : inPages) },
    ),
  );
}

type InterviewSectionProps = {
  section: Section;
  list: ReturnType<typeof useInterviewSection>;
  now: number;
  onOpen: OpenDialog;
};

/** Shows a section under its heading; renders nothing if it is empty. */
function InterviewSection({ section, list, now, onOpen }: InterviewSectionProps) {
  const t = useTranslations("interviews");
  const headingId = useId();
  const entries = list.data?.pages.flatMap(({ data }) => data) ?? [];
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <h2 id={headingId} className="text-base font-semibold tracking-tight">
        {t(`sections.${section}`)}
      </h2>
      <p className="mt-0.5 text-sm text-ink-muted">{t(`hints.${section}`)}</p>
      <Card className="mt-3 overflow-hidden">
        <ul>
          {entries.map((entry) => (
            <InterviewRow key={entry.id} entry={entry} now={now} onOpen={onOpen} />
          ))}
        </ul>
      </Card>
      <MoreButton list={list} label={t("more")} className="mt-3" />
    </section>
  );
}
