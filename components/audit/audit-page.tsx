"use client";
import { useMutation } from "@tanstack/react-query";
import { Download, ScrollText } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { MoreButton } from "#components/api/more-button.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { usePaused } from "#components/ui/use-paused.ts";
import { AuditFilters } from "./audit-filters.tsx";
import type { AuditAction, AuditEvent, AuditPageData } from "./audit-log.ts";
import { changesOf, sentenceOf } from "./sentence.ts";
import { readWholeLog, useAuditLog, useSuggestedPeople } from "./use-audit-log.ts";

export type AuditPageProps = {
  organizationSlug: string;
  initial: AuditPageData;
};

/** Shows what happened in the organization, newest first. */
export function AuditPage({ organizationSlug, initial }: AuditPageProps) {
  const t = useTranslations("audit");
  const [action, setAction] = useState<AuditAction | null>(null);
  const [person, setPerson] = useState("");
  const filter = { action, person: usePaused(person.trim()) };
  const people = useSuggestedPeople(organizationSlug, filter.person);
  const log = useAuditLog(organizationSlug, filter, initial);
  const events = log.data?.pages.flatMap(({ data }) => data) ?? [];
  const save = useMutation({
    mutationFn: async () => {
      const [{ saveLog }, all] = await Promise.all([
        import("./use-audit-log.ts"),
        readWholeLog(organizationSlug, filter),
      ]);
      saveLog(`${organizationSlug}-log`, all, {
        heading: (column) => t(`columns.${column}`),
        action: ({ action: name }) => t(`actions.${name}`),
        sentence: (event) => sentenceOf(t, event),
      });
    },
  });
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-5 px-4 py-6 sm:px-8">
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={
          <Button pending={save.isPending} onClick={() => save.mutate()}>
            <Download aria-hidden />
            {t("export")}
          </Button>
        }
      />
      <AuditFilters
        action={action}
        onAction={setAction}
        person={person}
        onPerson={setPerson}
        people={people}
      />
      <LoadFailed query={log} />
      {events.length === 0 && log.isSuccess && !log.isFetching ? (
        <EmptyState icon={<ScrollText aria-hidden />} title={t("noneTitle")} description={t("noneText")} />
      ) : null}
      {events.length > 0 ? <AuditList events={events} /> : null}
      <MoreButton list={log} label={t("more")} className="" />
    </div>
  );
}

/** Shows each event as a sentence, with its time. */
function AuditList({ events }: { events: readonly AuditEvent[] }) {
  const t = useTranslations("audit");
  return (
    <Card>
      <ol aria-label={t("title")} className="divide-y divide-line">
        {events.map((event) => (
          <li
            key={event.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 text-sm"
          >
            <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
              {sentenceOf(t, event)}{" "}
              {event.performedBySupport ? <Badge tone="info">{t("support")}</Badge> : null}
              {changesOf(t, event).map((change) => (
                <span key={change} className="block text-ink-muted">
                  {change}
                </span>
              ))}
            </p>
            <LocalTime value={event.createdAt} className="whitespace-nowrap text-ink-muted" />
          </li>
        ))}
      </ol>
    </Card>
  );
}
