"use client";
import { useQuery } from "@tanstack/react-query";
import { Plus, UsersRound } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { MIN_SAMPLE_SIZE } from "#components/insights/sample-size.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { useOpened } from "#components/ui/use-opened.ts";
import { can } from "#domain/permissions.ts";
import { type Cohort, type CohortFigures, cohortsQuery } from "./cohort-data.ts";
import { CohortName } from "./cohort-name.tsx";
import { CohortPanel } from "./cohort-panel.tsx";
import { CohortTable } from "./cohort-table.tsx";
import { useCohortChanges } from "./use-cohort-changes.ts";
import { useMembershipChanges } from "./use-membership-changes.ts";

export type CohortsPageProps = {
  organization: Outputs["organizations"]["getLayout"];
  cohorts: readonly Cohort[];
  /** Null if the figures are closed because the organization is over its seats. */
  figures: readonly CohortFigures[] | null;
};

/** Compares the cohorts: who is in them, how many were placed, and how long that took. */
export function CohortsPage({ organization, cohorts: initial, figures: initialFigures }: CohortsPageProps) {
  const t = useTranslations("cohorts");
  const { slug: organizationSlug, role } = organization;
  const mayManage = can(role, "cohorts.create");
  const [adding, setAdding] = useState(false);
  const { openId, open, close } = useOpened("cohort");
  const changes = useCohortChanges(organizationSlug);
  const { data: cohorts } = useQuery({ ...cohortsQuery(organizationSlug), initialData: [...initial] });
  const { data: figures } = useQuery(
    trpc.organizationInsights.get.queryOptions(
      { organizationSlug },
      { select: (insights) => insights.cohorts, enabled: initialFigures !== null },
    ),
  );
  const known = new Map((figures ?? initialFigures ?? []).map((figure) => [figure.id, figure]));
  const opened = cohorts.find(({ id }) => id === openId);
  const add = mayManage ? (
    <Button variant="primary" onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      {t("add")}
    </Button>
  ) : null;
  return (
    <div className="page grid gap-5">
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={cohorts.length > 0 ? add : null}
      />
      {cohorts.length === 0 ? (
        <EmptyState
          icon={<UsersRound aria-hidden />}
          title={t("emptyTitle")}
          description={t("emptyText")}
          action={add}
        />
      ) : (
        <>
          {mayManage ? <RecentChanges organizationSlug={organizationSlug} /> : null}
          <Card className="overflow-hidden">
            <CohortTable
              cohorts={cohorts}
              figures={known}
              mayManage={mayManage}
              changes={changes}
              onOpen={open}
            />
          </Card>
          <p className="text-sm text-ink-muted">{t("formula", { least: MIN_SAMPLE_SIZE })}</p>
        </>
      )}
      {adding ? (
        <CohortName
          keepAs={`cohortName:new.${organizationSlug}`}
          title={t("addTitle")}
          submitLabel={t("add")}
          onSubmit={changes.create.mutateAsync}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {opened ? (
        <CohortPanel
          organizationSlug={organizationSlug}
          cohort={opened}
          mayManage={mayManage}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

const LOOKED_AT_EVERY_MS = 60_000;

/** Lists all membership changes that can still be undone, no matter who made them. */
function RecentChanges({ organizationSlug }: { organizationSlug: string }) {
  const t = useTranslations("memberships");
  const headingId = useId();
  const { undo } = useMembershipChanges(organizationSlug);
  const { data: changes } = useQuery(
    trpc.cohortMemberships.listChanges.queryOptions(
      { organizationSlug },
      { refetchInterval: LOOKED_AT_EVERY_MS },
    ),
  );
  if (!changes || changes.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="grid gap-2">
      <h2 id={headingId} className="text-sm font-semibold">
        {t("recent")}
        <span className="ml-2 font-normal text-ink-muted">{t("undoable")}</span>
      </h2>
      <Card>
        <ul aria-labelledby={headingId} className="divide-y divide-line">
          {changes.map(({ changeId, kind, cohortName: name, count, at }) => {
            const what = t(`recentKinds.${kind}`, { count, name });
            return (
              <li
                key={`${changeId} ${name}`}
                className="flex flex-wrap items-center gap-3 px-4 py-2.5 text-sm"
              >
                <p className="min-w-0 flex-1">
                  {what}{" "}
                  <span className="text-ink-muted">
                    <LocalTime value={at} format="dateTime" />
                  </span>
                </p>
                <Button
                  size="sm"
                  aria-label={t("undoOf", { what })}
                  pending={undo.isPending && undo.variables.includes(changeId)}
                  onClick={() => undo.mutate([changeId])}
                >
                  {t("undo")}
                </Button>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
