"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn, Printer } from "lucide-react";
import dynamic from "next/dynamic";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { type Outputs, trpc } from "#components/api/client.ts";
import { LoadFailed } from "#components/api/load-failed.tsx";
import { problemOf } from "#components/api/problem.ts";
import { OverSeats } from "#components/billing/seats.tsx";
import { Panel } from "#components/insights/panel.tsx";
import { PanelTable } from "#components/insights/panel-table.tsx";
import { useChart } from "#components/insights/use-chart.ts";
import { useOrganization } from "#components/members/use-organization.ts";
import { useQueryInAddress } from "#components/ui/address.ts";
import { Button, ButtonLink } from "#components/ui/button.tsx";
import { cn } from "#components/ui/cn.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Link } from "#components/ui/link.tsx";
import { LocalTime } from "#components/ui/local-time.tsx";
import { PageHeader } from "#components/ui/page-header.tsx";
import { rangeOf } from "#domain/time.ts";
import { figureTiles, populationsText, stillOpenText } from "./figure-tiles.ts";
import {
  attentionPanel,
  movementPanel,
  type OrganizationInsights,
  outcomesPanel,
  type PeopleFigure,
  type ReportTexts,
  type Span,
  totalsPanel,
} from "./organization-panels.ts";
import { addressOfReport, inputOf, type ReportFilter } from "./report-filter.ts";
import { ReportFilters } from "./report-filters.tsx";

const PeopleBehind = dynamic(() => import("./people-behind.tsx"), { ssr: false });

export type OrganizationInsightsPageProps = {
  organization: Outputs["organizations"]["getLayout"];
  /** Null if the figures are closed because the organization is over its seats. */
  initial: OrganizationInsights | null;
  /** The time of the read, in milliseconds, which dates the report. */
  readAt: number;
  cohorts: readonly { id: string; name: string }[];
  initialFilter: ReportFilter;
  /** The day on which the page was read: ranges count back from it. */
  today: string;
};

/** Shows all applicants' progress: attention, cards, weeks, and outcomes, as a printable report. */
export function OrganizationInsightsPage(props: OrganizationInsightsPageProps) {
  const { initial, readAt, cohorts, initialFilter, today } = props;
  const t = useTranslations("organizationInsights");
  const organization = useOrganization(props.organization);
  const organizationSlug = organization.slug;
  const [filter, setFilter] = useState(initialFilter);
  const [behind, setBehind] = useState<{ figure: PeopleFigure; cohortId?: string } | null>(null);
  useQueryInAddress(addressOfReport(filter));
  const span: Span = { today, ...inputOf(filter, today) };
  const reportQuery = { organizationSlug, ...inputOf(filter, today) };
  const isFirst =
    JSON.stringify(reportQuery) === JSON.stringify({ organizationSlug, ...inputOf(initialFilter, today) });
  const words: ReportTexts = {
    t,
    statusName: useTranslations("status"),
    format: useFormatter(),
    isOneCohort: filter.cohortId !== null,
    isRange: span.since !== undefined || span.until !== undefined,
    roster: (named) => {
      const cohort = filter.cohortId === null ? {} : { cohort: filter.cohortId };
      const query = new URLSearchParams({ ...cohort, ...named });
      return query.size > 0 ? `/o/${organizationSlug}?${query}` : `/o/${organizationSlug}`;
    },
    open: (figure, cohortId) => setBehind({ figure, ...(cohortId ? { cohortId } : {}) }),
  };
  const Chart = useChart();
  const read = useQuery(
    trpc.organizationInsights.getReport.queryOptions(
      reportQuery,
      isFirst && initial
        ? { initialData: initial, initialDataUpdatedAt: readAt }
        : { placeholderData: keepPreviousData },
    ),
  );
  const { data: insights, dataUpdatedAt } = read;
  const dayText = (day: string | undefined) =>
    day ? words.format.dateTime(new Date(day), { dateStyle: "medium", timeZone: "UTC" }) : "";
  const isOver = problemOf(read.error)?.code === "seat_limit_exceeded" || (initial === null && !insights);
  const isEmpty =
    insights?.applicants === 0 && insights.cohorts.length === 0 && addressOfReport(filter).size === 0;
  const hasFigures = !isOver && !isEmpty;
  return (
    <div className="page-wide grid gap-5">
      <PageHeader
        title={t("title")}
        description={t("description")}
        actions={
          hasFigures && insights ? (
            <Button onClick={() => window.print()}>
              <Printer aria-hidden />
              {t("print")}
            </Button>
          ) : null
        }
      />
      {isOver && organization.seats ? (
        <OverSeats slug={organizationSlug} role={organization.role} seats={organization.seats} />
      ) : null}
      {isEmpty ? (
        <EmptyState
          icon={<ChartNoAxesColumn aria-hidden />}
          title={t("emptyTitle")}
          description={t("emptyText")}
          action={<ButtonLink href={`/o/${organizationSlug}`}>{t("openRoster")}</ButtonLink>}
        />
      ) : null}
      {hasFigures ? <ReportFilters cohorts={cohorts} filter={filter} onChange={setFilter} /> : null}
      {isOver ? null : <LoadFailed query={read} />}
      {hasFigures && insights ? (
        <>
          <FigureTiles insights={insights} words={words} />
          <p className="text-sm text-ink-muted">{populationsText(insights, words)}</p>
          <Panel panel={outcomesPanel(insights, words)} Chart={Chart} className="print:hidden" />
          <section aria-label={t("outcomesTitle")} className="hidden print:block">
            <h2 className="font-semibold">{t("outcomesTitle")}</h2>
            <p className="text-sm">
              {t("printed", {
                cohort: cohorts.find(({ id }) => id === filter.cohortId)?.name ?? t("everyone"),
                range: rangeOf(span),
                since: dayText(span.since),
                until: dayText(span.until),
              })}{" "}
              {t("outcomesAbout")}{" "}
              {t("printedN", { placed: insights.placements, n: insights.placementRate.n })}{" "}
              {stillOpenText(insights, words)}{" "}
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
          <Panel panel={movementPanel(insights, words, span)} Chart={Chart} className="print:hidden" />
        </>
      ) : null}
      {behind ? (
        <PeopleBehind
          query={{ ...reportQuery, ...behind }}
          title={titleOf(behind.figure, words)}
          onClose={() => setBehind(null)}
        />
      ) : null}
    </div>
  );
}

/** Returns a title that says what a figure counts. */
function titleOf(figure: PeopleFigure, { t, statusName, format }: ReportTexts): string {
  switch (figure.figure) {
    case "sharing":
      return t("behindSharing");
    case "column":
      return t("behindColumn", { status: statusName(figure.status) });
    case "reached":
      return t("behindReached", {
        status: statusName(figure.status),
        week: format.dateTime(new Date(figure.weekStartsOn), {
          day: "numeric",
          month: "short",
          timeZone: "UTC",
        }),
      });
    case "placed":
      return t("placements");
    case "ended":
      return t("behindEnded");
  }
}

const figureClasses =
  "text-start underline decoration-line-strong underline-offset-4 hover:decoration-current";

/** Shows the main figures, each with the number of people it counts and a link to them. */
function FigureTiles({ insights, words }: { insights: OrganizationInsights; words: ReportTexts }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figureTiles(insights, words).map(({ label, value, hint, href, open: show, openHint }) => (
        <div
          key={label}
          className="grid min-w-0 content-start gap-0.5 rounded-panel border border-line bg-surface px-4 py-3.5"
        >
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="text-2xl font-semibold tracking-tight tabular-nums">
            {href ? (
              <Link href={href} className={figureClasses}>
                {value}
              </Link>
            ) : show ? (
              <button type="button" onClick={show} className={figureClasses}>
                {value}
              </button>
            ) : (
              value
            )}
          </dd>
          <dd className="text-xs text-ink-muted">
            {openHint ? (
              <button type="button" onClick={openHint} className={cn(figureClasses, "min-h-6")}>
                {hint}
              </button>
            ) : (
              hint
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
