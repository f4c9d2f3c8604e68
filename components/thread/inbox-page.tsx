"use client";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { inPages, MoreButton, pagesFrom } from "#components/api/more-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { loadAhead } from "#components/ui/load-ahead.ts";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { useOpened } from "#components/ui/use-opened.ts";
import { NudgeDialog } from "./nudge/nudge-dialog.tsx";
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
    <div className="page grid gap-5">
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
        <EmptyState
          icon={<MessageSquare aria-hidden />}
          title={t("inboxEmptyTitle")}
          description={t("inboxEmptyText")}
        />
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

const FIRST_BATCHES = 5;

const BatchRecipients = dynamic(
  loadAhead(() => import("./batch-recipients.tsx")),
  { ssr: false },
);

/** Lists the messages that staff sent to several applicants, with how many got and read each, and who; renders nothing if there are none. */
function SentBatches({ organizationSlug }: { organizationSlug: string }) {
  const t = useTranslations("outreach.many");
  const headingId = useId();
  const { openId, open, close } = useOpened("batch");
  const list = useInfiniteQuery(
    trpc.messages.listBatches.infiniteQueryOptions({ organizationSlug, limit: FIRST_BATCHES }, inPages),
  );
  const batches = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const opened = batches.find(({ id }) => id === openId);
  if (batches.length === 0) return <LoadFailed query={list} />;
  return (
    <section aria-labelledby={headingId} className="grid gap-2 text-sm">
      <h2 id={headingId} className="font-semibold">
        {t("log")}
      </h2>
      <Card>
        <ul aria-labelledby={headingId} className="divide-y divide-line">
          {batches.map((batch) => (
            <li key={batch.id} className="grid justify-items-start gap-1 px-4 py-3 sm:px-5">
              <p className="text-ink-muted">
                {t("sentBy", { name: batch.authorName, sent: batch.sent, read: batch.read })} ·{" "}
                <LocalTime value={batch.createdAt} />
              </p>
              <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">{batch.body}</p>
              <Button size="sm" variant="ghost" className="-ml-2.5" onClick={() => open(batch.id)}>
                {t("recipients")}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <MoreButton list={list} label={t("moreLog")} className="" />
      {opened ? <BatchRecipients {...{ organizationSlug }} batch={opened} onClose={close} /> : null}
    </section>
  );
}

type WeeklyNudgeProps = { organizationSlug: string; mayManage: boolean };

/** Says to whom the weekly nudge is sent and when; managers change it. */
function WeeklyNudge({ organizationSlug, mayManage }: WeeklyNudgeProps) {
  const t = useTranslations("outreach.nudge");
  const headingId = useId();
  const [editing, setEditing] = useState(false);
  const query = useQuery(trpc.nudges.get.queryOptions({ organizationSlug }));
  const nudge = query.data ?? null;
  if (query.isSuccess && !mayManage && !nudge?.isOn) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-2 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="font-semibold">
          {t("title")}
        </h2>
        {mayManage && query.isSuccess ? (
          <Button size="sm" onClick={() => setEditing(true)}>
            {t(nudge ? "edit" : "setUp")}
          </Button>
        ) : null}
      </div>
      <LoadFailed query={query} />
      {query.isSuccess && !nudge?.isOn ? <p className="text-ink-muted">{t("off")}</p> : null}
      {nudge?.isOn ? (
        <Card className="grid gap-1 px-4 py-3 sm:px-5">
          <p className="text-ink-muted">
            {nudge.senderName === null ? t("noSender") : t("from", { name: nudge.senderName })}
            {" · "}
            {nudge.inactiveDays === null ? null : t("toInactive", { days: nudge.inactiveDays })}
            {nudge.inactiveDays !== null && nudge.isToNotSharing ? " · " : null}
            {nudge.isToNotSharing ? t("toNotSharing") : null}
            {" · "}
            {t("next")} <LocalTime value={nudge.nextAt} />
          </p>
          <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">{nudge.body}</p>
        </Card>
      ) : null}
      {editing ? (
        <NudgeDialog organizationSlug={organizationSlug} nudge={nudge} onClose={() => setEditing(false)} />
      ) : null}
    </section>
  );
}
