"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useState } from "react";
import { trpc } from "#components/api/client.ts";
import { LoadFailed, type LoadFailedProps } from "#components/api/load-failed.tsx";
import { replaceQuery } from "#components/ui/address.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { DayRange } from "#components/ui/day-range.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Select } from "#components/ui/input.tsx";
import { CardsBehind } from "./cards-behind.tsx";
import { addressOfRange, type DateRange, daysOfRange, RANGES } from "./date-range.ts";
import { useFigureAddress } from "./figure-address.ts";
import { FiguresProvider } from "./figure-link.tsx";
import { Overview } from "./overview.tsx";
import { Panel } from "./panel.tsx";
import type { Insights } from "./panels/model.ts";
import { usePanels } from "./panels/use-panels.ts";
import { useChart } from "./use-chart.ts";

export type InsightsPageProps = {
  boardId: string;
  initial: Insights;
  initialRange: DateRange;
  /** The day on which the page was read: ranges count back from it. */
  today: string;
};

/** Shows the insights of a board: figures immediately, charts as soon as their library has loaded. */
export function InsightsPage({ boardId, initial, initialRange, today }: InsightsPageProps) {
  const [range, setRange] = useState(initialRange);
  const address = useMemo(() => addressOfRange(range), [range]);
  const days = daysOfRange(range, today);
  const isFirst = JSON.stringify(days) === JSON.stringify(daysOfRange(initialRange, today));
  const read = useQuery(
    trpc.insights.get.queryOptions(
      { boardId, ...days },
      { ...(isFirst ? { initialData: initial } : {}), placeholderData: keepPreviousData },
    ),
  );
  const { figure, open, close } = useFigureAddress(address);
  function choose(chosen: DateRange): void {
    setRange(chosen);
    replaceQuery(addressOfRange(chosen));
  }
  return (
    <FiguresProvider value={{ open, range: days, address }}>
      <Report
        boardId={boardId}
        insights={read.data}
        read={read}
        isWhole={range.range === "all"}
        filter={<RangeFilter range={range} onChange={choose} />}
      />
      {figure && read.data ? (
        <CardsBehind boardId={boardId} insights={read.data} figure={figure} onClose={close} />
      ) : null}
    </FiguresProvider>
  );
}

type ReportProps = {
  boardId: string;
  /** Undefined if the figures of a range couldn't be loaded. */
  insights: Insights | undefined;
  read: LoadFailedProps["query"];
  /** True if the figures cover every card of the board. */
  isWhole: boolean;
  filter: ReactNode;
};

function Report({ boardId, insights, read, isWhole, filter }: ReportProps) {
  const t = useTranslations("insights");
  if (isWhole && insights && isEmpty(insights)) {
    return (
      <EmptyState
        icon={<ChartNoAxesColumn />}
        title={t("emptyTitle")}
        description={t("emptyText")}
        action={
          <>
            <ButtonLink variant="primary" href={`/boards/${boardId}`}>
              {t("toBoard")}
            </ButtonLink>
            <ButtonLink href={`/boards/${boardId}/import`}>{t("toImport")}</ButtonLink>
          </>
        }
      />
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-4 px-4 pt-2 pb-10 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64 text-sm text-ink-muted">
          {t(isWhole ? "about" : "aboutRange")}
        </p>
        {filter}
      </div>
      <LoadFailed query={read} />
      {insights ? <Figures insights={insights} isWhole={isWhole} /> : null}
    </div>
  );
}

const isEmpty = ({ totals }: Insights) => Object.values(totals).every((count) => count === 0);

function Figures({ insights, isWhole }: { insights: Insights; isWhole: boolean }) {
  const t = useTranslations("insights");
  const panels = usePanels(insights);
  const Chart = useChart();
  return (
    <>
      {isEmpty(insights) ? <p className="text-sm">{t("emptyRange")}</p> : null}
      <Overview insights={insights} isWhole={isWhole} />
      <div className="grid gap-4 lg:grid-cols-2">
        {panels.map((panel) => (
          <Panel
            key={panel.name}
            panel={panel}
            Chart={Chart}
            className={panel.chart.kind === "flow" ? "lg:col-span-2" : undefined}
          />
        ))}
      </div>
    </>
  );
}

type RangeFilterProps = { range: DateRange; onChange: (range: DateRange) => void };

/** Narrows the figures to a range of days. */
function RangeFilter({ range, onChange }: RangeFilterProps) {
  const t = useTranslations("insights");
  return (
    <search className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={t("range")}
        value={range.range}
        onChange={({ target }) =>
          onChange({ ...range, range: RANGES.find((item) => item === target.value) ?? "all" })
        }
        options={RANGES.map((item) => ({
          value: item,
          label: item === "all" || item === "custom" ? t(`ranges.${item}`) : t("ranges.days", { days: item }),
        }))}
        className="w-full sm:w-44"
      />
      {range.range === "custom" ? (
        <DayRange
          days={range}
          onChange={(days) => onChange({ ...range, ...days })}
          labels={{ since: t("since"), until: t("until") }}
        />
      ) : null}
    </search>
  );
}
