"use client";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { OverSeats } from "#components/billing/over-seats.tsx";
import { Panel } from "#components/insights/panel.tsx";
import { PanelTable } from "#components/insights/panel-table.tsx";
import { useChart } from "#components/insights/use-chart.ts";
import { useOrganization } from "#components/members/use-organization.ts";
import { Button } from "#components/ui/button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { FigureTiles } from "./figure-tiles.tsx";
import {
  attentionPanel,
  movementPanel,
  type OrganizationInsights,
  outcomesPanel,
  totalsPanel,
} from "./organization-panels.ts";

export type OrganizationInsightsPageProps = {
  organization: Outputs["pages"]["organization"];
  /** Null where they are closed, since the organization is over its seats. */
  initial: OrganizationInsights | null;
  /** When that was read, in milliseconds: the report says what day it stands for. */
  readAt: number;
};

/** How the applicants fare as a whole: attention, cards, weeks, and outcomes as a report that prints. */
export function OrganizationInsightsPage(props: OrganizationInsightsPageProps) {
  const { initial, readAt } = props;
  const t = useTranslations("organizationInsights");
  const words = { t, statusName: useTranslations("status"), format: useFormatter() };
  const organization = useOrganization(props.organization);
  const organizationSlug = organization.slug;
  const Chart = useChart();
  const {
    data: insights,
    dataUpdatedAt,
    error,
  } = useQuery(
    trpc.organizationInsights.get.queryOptions(
      { organizationSlug },
      { ...(initial ? { initialData: initial, initialDataUpdatedAt: readAt } : {}) },
    ),
  );
  const isOver = problemOf(error)?.code === "seat_limit_exceeded" || !insights;
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-5 px-4 py-6 sm:px-8">
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={
          isOver ? null : (
            <Button className="print:hidden" onClick={() => window.print()}>
              <Printer aria-hidden />
              {t("print")}
            </Button>
          )
        }
      />
      {isOver && organization.seats ? (
        <OverSeats slug={organizationSlug} role={organization.role} seats={organization.seats} />
      ) : null}
      {isOver ? null : (
        <>
          <FigureTiles insights={insights} />
          <Panel panel={outcomesPanel(insights, words)} Chart={Chart} fitted className="print:hidden" />
          <section aria-label={t("outcomesTitle")} className="hidden print:block">
            <h2 className="font-semibold">{t("outcomesTitle")}</h2>
            <p className="text-sm">
              {t("outcomesAbout")}{" "}
              {t.rich("asOf", {
                day: () => <LocalTime value={new Date(dataUpdatedAt).toISOString()} format="date" />,
              })}
            </p>
            <PanelTable panel={outcomesPanel(insights, words)} />
          </section>
          <div className="grid gap-5 lg:grid-cols-2 print:hidden">
            <Panel panel={attentionPanel(insights, words)} Chart={Chart} />
            <Panel panel={totalsPanel(insights, words)} Chart={Chart} />
          </div>
          <Panel panel={movementPanel(insights, words)} Chart={Chart} className="print:hidden" />
        </>
      )}
    </div>
  );
}
