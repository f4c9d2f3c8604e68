"use client";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { filterInput, type InterviewFilter, type Section } from "../interview-data.ts";
import { InterviewRow } from "./interview-row.tsx";
import type { OpenDialog } from "./use-interview-dialogs.tsx";

export type SectionPage = Outputs["interviews"]["listSection"];

/** A section of the list, page by page. */
export function useInterviewSection(section: Section, filter: InterviewFilter, initial: SectionPage | null) {
  return useInfiniteQuery(
    trpc.interviews.listSection.infiniteQueryOptions(
      {
        section,
        ...filterInput(filter),
      },
      {
        getNextPageParam: ({ nextCursor }) => nextCursor,
        placeholderData: keepPreviousData,
        ...(initial ? { initialData: { pages: [initial], pageParams: [null] } } : {}),
      },
    ),
  );
}

export type InterviewSectionProps = {
  section: Section;
  list: ReturnType<typeof useInterviewSection>;
  now: number;
  onOpen: OpenDialog;
};

/** A section under its heading; nothing where it has nothing. */
export function InterviewSection({ section, list, now, onOpen }: InterviewSectionProps) {
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
      {list.hasNextPage ? (
        <div className="mt-3 flex justify-center">
          <Button pending={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {t("more")}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
