import { useTranslations } from "next-intl";
import { cn } from "#components/ui/cn.ts";
import type { ChartData } from "../panels/model.ts";
import { BarsChart, ColumnsChart } from "./columns-chart.tsx";
import { FlowChart } from "./flow-chart.tsx";

/** Shows a panel's chart, described in one sentence for screen readers; the table behind it links to the cards. */
export function Chart({ title, chart }: { title: string; chart: ChartData }) {
  const t = useTranslations("insights");
  const marks = marksOf(chart).map(({ label, shown }) => t("mark", { label, shown }));
  return (
    <div
      role="img"
      aria-label={t("summary", { title, marks: marks.join(", ") })}
      // The names along the links need room: in a narrower panel, the chart scrolls.
      className={cn("h-full", chart.kind === "flow" && "min-w-140")}
    >
      {chart.kind === "bars" ? <BarsChart marks={chart.marks} max={chart.max} /> : null}
      {chart.kind === "columns" ? <ColumnsChart marks={chart.marks} /> : null}
      {chart.kind === "flow" ? <FlowChart nodes={chart.nodes} links={chart.links} /> : null}
    </div>
  );
}

function marksOf(chart: ChartData): { label: string; shown: string }[] {
  if (chart.kind !== "flow") return chart.marks;
  return chart.links.map(({ label, count }) => ({ label, shown: String(count) }));
}
