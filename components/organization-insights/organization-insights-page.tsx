"use client";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type Outputs, trpc } from "#components/api/client.ts";
import { problemOf } from "#components/api/problem.ts";
import { OverSeats } from "#components/billing/seats.tsx";
import { Panel } from "#components/insights/panel.tsx";
import { PanelTable } from "#components/insights/panel-table.tsx";
import { LEAST_TELLING, whenTelling } from "#components/insights/telling.ts";
import { useChart } from "#components/insights/use-chart.ts";
import { useOrganization } from "#components/members/use-organization.ts";
import { Button } from "#components/ui/button.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import {
  attentionPanel,
  movementPanel,
  type OrganizationInsights,
  outcomesPanel,
  totalsPanel,
} from "./organization-panels.ts";

export type OrganizationInsightsPageProps = {
  organization: Outputs["organizations"]["getFrame"];
  /** Null where they are closed, since the organization is over its seats. */
  initial: OrganizationInsights | null;
  /** When that was read, in milliseconds: the report says what day it stands for. */
  readAt: number;
};

/** How the applicants fare as a whole: attention, cards, weeks, and outcomes as a report that prints. */
export function OrganizationInsightsPage(props: OrganizationInsightsPageProps) {
  const { initial, readAt } = props;
  const t = useTranslations("organizationInsights");
  const organization = useOrganization(props.organization);
  const organizationSlug = organization.slug;
  const roster = `/o/${organizationSlug}`;
  const words = { t, statusName: useTranslations("status"), format: useFormatter(), roster };
  const Chart = useChart();
  const {
    data: insights,
    dataUpdatedAt,
    error,
  } = useQuery(
    trpc.organizationInsights.getReport.queryOptions(
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

/** The figures that one looks for first, each with its n. */
function FigureTiles({ insights }: { insights: OrganizationInsights }) {
  const t = useTranslations("organizationInsights");
  const format = useFormatter();
  const { applicants, sharing, placements, placementRate, daysToPlacement } = insights;
  const rate = whenTelling(placementRate.rate, placementRate.n);
  const median = whenTelling(daysToPlacement.median, daysToPlacement.n);
  const tiles = [
    { label: t("applicants"), value: String(applicants), hint: t("sharingHint", { sharing }) },
    { label: t("placements"), value: String(placements), hint: t("placementsHint") },
    {
      label: t("rate"),
      value: rate === null ? "–" : format.number(rate, { style: "percent", maximumFractionDigits: 0 }),
      hint: t(rate === null ? "rateTooFew" : "rateHint", { n: placementRate.n, least: LEAST_TELLING }),
    },
    {
      label: t("days"),
      value: median === null ? "–" : String(Math.round(median)),
      hint: t(median === null ? "daysTooFew" : "daysHint", { n: daysToPlacement.n, least: LEAST_TELLING }),
    },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ label, value, hint }) => (
        <div
          key={label}
          className="grid min-w-0 content-start gap-0.5 rounded-panel border border-line bg-surface px-4 py-3.5"
        >
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="text-2xl font-semibold tracking-tight tabular-nums">{value}</dd>
          <dd className="text-xs text-ink-muted">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
