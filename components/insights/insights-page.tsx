"use client";
import { useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import { useTranslations } from "next-intl";
import { trpc } from "#components/api/client.ts";
import { ButtonLink } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { CardsBehind } from "./cards-behind.tsx";
import { useFigureAddress } from "./figure-address.ts";
import { OpenFigureProvider } from "./figure-link.tsx";
import { Overview } from "./overview.tsx";
import { Panel } from "./panel.tsx";
import type { Insights } from "./panels/model.ts";
import { usePanels } from "./panels/use-panels.ts";
import { useChart } from "./use-chart.ts";

export type InsightsPageProps = { boardId: string; initial: Insights };

/** How a board's search goes: figures at once, charts as soon as what draws them is there. */
export function InsightsPage({ boardId, initial }: InsightsPageProps) {
  const t = useTranslations("insights");
  const { data: insights } = useQuery(trpc.insights.get.queryOptions({ boardId }, { initialData: initial }));
  const panels = usePanels(insights);
  const Chart = useChart();
  const { figure, open, close } = useFigureAddress();
  if (Object.values(insights.totals).every((count) => count === 0)) {
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
    <OpenFigureProvider value={open}>
      <div className="mx-auto grid w-full max-w-7xl gap-4 px-4 pt-2 pb-10 sm:px-6">
        <p className="text-sm text-ink-muted">{t("about")}</p>
        <Overview insights={insights} />
        <div className="grid gap-4 lg:grid-cols-2">
          {panels.map((panel) => (
            <Panel
              key={panel.name}
              panel={panel}
              Chart={Chart}
              className={panel.chart.kind === "ways" ? "lg:col-span-2" : undefined}
            />
          ))}
        </div>
      </div>
      {figure ? <CardsBehind boardId={boardId} insights={insights} figure={figure} onClose={close} /> : null}
    </OpenFigureProvider>
  );
}
