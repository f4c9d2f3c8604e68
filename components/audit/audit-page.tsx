"use client";
import { useMutation } from "@tanstack/react-query";
import { Download, ScrollText } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { MoreButton } from "#components/api/more-button.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { usePaused } from "#components/ui/use-paused.ts";
import { useViewerZone } from "#components/ui/viewer-zone.ts";
import { AuditFilters } from "./audit-filters.tsx";
import { AuditList } from "./audit-list.tsx";
import { type AuditPageData, WHOLE_LOG } from "./audit-log.ts";
import { sentenceOf } from "./sentence.ts";
import { readWholeLog, useAuditLog, useSuggestedPeople } from "./use-audit-log.ts";

export type AuditPageProps = {
  organizationSlug: string;
  initial: AuditPageData;
};

/** Shows what happened in the organization, newest first. */
export function AuditPage({ organizationSlug, initial }: AuditPageProps) {
  const t = useTranslations("audit");
  const timeZone = useViewerZone();
  const [typed, setTyped] = useState(WHOLE_LOG);
  const filter = { ...typed, by: usePaused(typed.by.trim()), about: usePaused(typed.about.trim()) };
  const people = useSuggestedPeople(organizationSlug, filter.about || filter.by);
  const query = { organizationSlug, filter, timeZone };
  const log = useAuditLog(query, initial);
  const events = log.data?.pages.flatMap(({ data }) => data) ?? [];
  const save = useMutation({
    mutationFn: async () => {
      const [{ saveLog }, all] = await Promise.all([import("./use-audit-log.ts"), readWholeLog(query)]);
      saveLog(
        `${organizationSlug}-log`,
        { events: all, timeZone },
        {
          heading: (column) => t(`columns.${column}`),
          action: ({ action: name }) => t(`actions.${name}`),
          sentence: (event) => sentenceOf(t, event),
        },
      );
    },
  });
  return (
    <div className="page grid gap-5">
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
      <AuditFilters filter={typed} onChange={setTyped} people={people} />
      <LoadFailed query={log} />
      {events.length === 0 && log.isSuccess && !log.isPlaceholderData ? (
        <EmptyState icon={<ScrollText aria-hidden />} title={t("noneTitle")} description={t("noneText")} />
      ) : null}
      {events.length > 0 ? <AuditList events={events} log={log} /> : null}
      <MoreButton list={log} label={t("more")} className="" />
    </div>
  );
}
