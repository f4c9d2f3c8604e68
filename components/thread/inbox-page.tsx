"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { WeeklyNudge } from "./nudge/weekly-nudge.tsx";
import { SentBatches } from "./sent-batches.tsx";
import { OwnTemplates } from "./templates/own-templates.tsx";
import { ThreadLine } from "./thread-line.tsx";

const FILTERS = { all: {}, unread: { isUnread: true }, mine: { isMine: true } } as const;
type Filter = keyof typeof FILTERS;
type Page = Outputs["messages"]["listThreads"];
type Props = { organizationSlug: string; mayManage: boolean; initial: Page };

/** Lists the applicants with whom staff exchange messages, latest first. */
export function InboxPage({ organizationSlug, mayManage, initial }: Props) {
  const t = useTranslations("thread");
  const [filter, setFilter] = useState<Filter>("all");
  const list = useInfiniteQuery(
    trpc.messages.listThreads.infiniteQueryOptions(
      { organizationSlug, ...FILTERS[filter] },
      { ...(filter === "all" ? pagesFrom(initial) : inPages) },
    ),
  );
  const threads = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div className="page grid grid-cols-1 gap-5">
      <PageHeader title={t("inbox")} description={t("inboxDescription")} />
      <SegmentedControl
        label={t("filter")}
        name="threads"
        value={filter}
        onValueChange={setFilter}
        segments={(Object.keys(FILTERS) as Filter[]).map((value) => ({
          value,
          label: t(`filters.${value}`),
        }))}
        className="justify-self-start"
      />
      <LoadFailed query={list} />
      {list.data && threads.length === 0 ? (
        <EmptyState title={t("inboxEmptyTitle")} description={t("inboxEmptyText")} />
      ) : (
        <Card className="px-2 py-1">
          <ul aria-label={t("inbox")} className="divide-y divide-line">
            {threads.map((thread) => (
              <ThreadLine key={thread.applicantEmail} organizationSlug={organizationSlug} thread={thread} />
            ))}
          </ul>
        </Card>
      )}
      <MoreButton list={list} label={t("more")} className="" />
      <WeeklyNudge organizationSlug={organizationSlug} mayManage={mayManage} />
      <OwnTemplates organizationSlug={organizationSlug} />
      <SentBatches organizationSlug={organizationSlug} />
    </div>
  );
}
