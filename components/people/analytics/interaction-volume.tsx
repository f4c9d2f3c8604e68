import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { Outputs } from "#components/api/client.ts";
import { Card } from "#components/ui/card.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "#components/ui/table.tsx";
import { type Series, stackOf } from "./series.ts";
import { SeriesPatterns, Swatch, type VolumeChartProps } from "./volume-chart.tsx";

const VolumeChart = dynamic(() => import("./volume-chart.tsx"), {
  ssr: false,
  loading: () => <Skeleton className="size-full" />,
});

/** Shows interactions over time as a chart, or as a table of the same numbers. */
export function InteractionVolume({ analytics }: { analytics: Outputs["people"]["getAnalytics"] }) {
  const t = useTranslations("people");
  const [shown, setShown] = useState<"chart" | "table">("chart");
  const { series, stacks } = stackOf(analytics, useLocale());
  const nameOf = (item: Series) => (item === "others" ? t("otherTypes") : t(`types.${item}`));
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-sm font-semibold">{t("volume")}</h2>
          <p className="mt-0.5 text-sm text-ink-muted">{t("daysUtc")}</p>
        </div>
        <SegmentedControl
          label={t("showAs")}
          name="volume"
          size="sm"
          value={shown}
          onValueChange={setShown}
          segments={[
            { value: "chart", label: t("chart") },
            { value: "table", label: t("table") },
          ]}
        />
      </div>
      <SeriesPatterns />
      {series.length === 0 ? (
        <p className="py-12 text-center text-sm text-ink-muted">{t("volumeNone")}</p>
      ) : shown === "table" ? (
        <div className="-mx-5 mt-4 border-t border-line">
          <VolumeTable series={series} stacks={stacks} nameOf={nameOf} />
        </div>
      ) : (
        <>
          <div role="img" aria-label={t("chartLabel")} className="mt-4 h-64">
            <VolumeChart series={series} stacks={stacks} nameOf={nameOf} />
          </div>
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-ink-muted">
            {series.map((entry, index) => (
              <li key={entry} className="flex items-center gap-2">
                <Swatch index={index} />
                {nameOf(entry)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** Shows the numbers behind the chart. */
function VolumeTable({ series, stacks, nameOf }: VolumeChartProps) {
  const t = useTranslations("people");
  return (
    <div className="max-h-80 overflow-y-auto">
      <Table caption={t("volume")}>
        <TableHead>
          <TableHeader>{t("from")}</TableHeader>
          {series.map((entry) => (
            <TableHeader key={entry} className="text-right">
              {nameOf(entry)}
            </TableHeader>
          ))}
          <TableHeader className="text-right">{t("total")}</TableHeader>
        </TableHead>
        <TableBody>
          {stacks.map((stack) => (
            <TableRow key={stack.startsOn}>
              <TableHeader scope="row" className="h-9 text-ink">
                {stack.label}
              </TableHeader>
              {series.map((entry) => (
                <TableCell key={entry} className="h-9 py-1 text-right text-ink-muted tabular-nums">
                  {stack[entry]}
                </TableCell>
              ))}
              <TableCell className="h-9 py-1 text-right font-medium tabular-nums">{stack.total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
