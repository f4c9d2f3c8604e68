import { useFormatter, useTranslations } from "next-intl";
import { useFigures } from "../figure-link.tsx";
import { flowPanel, funnelPanel } from "./flow.ts";
import type { Insights, PanelModel, PanelTexts } from "./model.ts";
import { resumesPanel, sourcesPanel } from "./outcomes.ts";
import { timePanel, weeksPanel } from "./time.ts";

/** Returns the words and formats of panels, in the reader's language. */
export function useWords(): PanelTexts {
  const { range } = useFigures();
  const statusName = useTranslations("status");
  return { t: useTranslations("insights"), statusName, format: useFormatter(), range };
}

/** Returns the panels of the page in order. A new question is one more entry. */
export function usePanels(insights: Insights): PanelModel[] {
  const words = useWords();
  return [flowPanel, funnelPanel, weeksPanel, timePanel, sourcesPanel, resumesPanel].map((panel) =>
    panel(insights, words),
  );
}
