import { ChartColumn, Download, Table2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useId, useRef, useState } from "react";
import { IconButton } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { cn } from "#components/ui/cn.ts";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "#components/ui/dropdown-menu.tsx";
import { SegmentedControl } from "#components/ui/segmented-control.tsx";
import { useToast } from "#components/ui/use-toast.ts";
import { PanelTable } from "./panel-table.tsx";
import type { ChartData, PanelModel } from "./panels/model.ts";
import type { ChartComponent } from "./use-chart.ts";

export type PanelProps = {
  panel: PanelModel;
  /** Draws the chart; null until its library has loaded. The table replaces it, at the same height. */
  Chart: ChartComponent | null;
  className?: string;
};

const ROW = 44;
const HIGHEST = 320;
/** The rows that a sentence takes in place of a chart. */
const SENTENCE_ROWS = 3;

/** Shows a question about the search, with its chart and the table behind it. */
export function Panel({ panel, Chart, className }: PanelProps) {
  const t = useTranslations("insights");
  const id = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<"chart" | "table">("chart");
  const { title, about, leftOut, chart } = panel;
  const isHidden = chart.kind === "hidden";
  const isChart = view === "chart";
  const rows = !isChart ? panel.rows.length + 1 : isHidden ? SENTENCE_ROWS : rowsOf(chart);
  return (
    <Card className={cn("flex min-w-0 flex-col", className)}>
      <section aria-labelledby={id} className="flex min-w-0 flex-1 flex-col p-5">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-56">
            <h2 id={id} className="font-semibold tracking-tight">
              {title}
            </h2>
            <p className="mt-0.5 text-sm text-ink-muted">{about}</p>
          </div>
          <div className="flex items-center gap-1.5 print:hidden">
            <SegmentedControl
              label={t("view", { title })}
              name={`view-${panel.name}`}
              size="sm"
              value={view}
              onValueChange={setView}
              segments={[
                { value: "chart", label: t("chart"), icon: <ChartColumn aria-hidden /> },
                { value: "table", label: t("table"), icon: <Table2 aria-hidden /> },
              ]}
            />
            <PanelSave panel={panel} drawing={isChart && !isHidden && Chart !== null ? drawing : null} />
          </div>
        </div>
        <div className="mt-4 flex min-w-0 flex-col" style={{ height: Math.min(HIGHEST, rows * ROW) }}>
          {!isChart || (!Chart && !isHidden) ? <PanelTable panel={panel} /> : null}
          {isChart && isHidden ? (
            <p className="m-auto max-w-xs text-center text-sm text-ink-muted">{chart.why}</p>
          ) : null}
          {isChart && !isHidden && Chart ? (
            // Scrollable content must be reachable by keyboard.
            <div
              ref={drawing}
              tabIndex={chart.kind === "columns" ? undefined : 0}
              className="scroll-sideways min-h-0 flex-1"
            >
              <Chart title={title} chart={chart} />
            </div>
          ) : null}
        </div>
        {leftOut && isChart ? <p className="mt-3 text-xs text-ink-muted">{leftOut}</p> : null}
      </section>
    </Card>
  );
}

/** Returns the rows of a chart; one without rows is as high as possible. */
function rowsOf(chart: ChartData): number {
  return chart.kind === "bars" ? chart.marks.length : Number.POSITIVE_INFINITY;
}

type PanelSaveProps = {
  panel: PanelModel;
  /** The element of the drawn chart; null if there is none. */
  drawing: RefObject<HTMLDivElement | null> | null;
};

/** Saves a panel as a file: its table for a spreadsheet, its chart as an image for a report. */
function PanelSave({ panel, drawing }: PanelSaveProps) {
  const t = useTranslations("insights");
  const toast = useToast();
  const { title, about } = panel;
  async function saveImage() {
    const svg = drawing?.current?.querySelector("svg");
    if (!svg) return;
    try {
      const { savePng } = await import("./export/figure-files.ts");
      await savePng(svg, { name: panel.name, title, about });
    } catch {
      toast.error(t("saveFailed"), { description: t("saveFailedHint") });
    }
  }
  async function saveTable() {
    const { saveCsv } = await import("./export/figure-files.ts");
    saveCsv(panel);
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t("save", { title })}>
          <Download aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => void saveTable()}>{t("saveCsv")}</DropdownMenuItem>
        <DropdownMenuItem disabled={drawing === null} onSelect={() => void saveImage()}>
          {t("savePng")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
