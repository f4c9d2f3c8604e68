"use client";
import { useFormatter, useTranslations } from "next-intl";
import { useFigures } from "../figure-link.tsx";
import type { Insights, PanelModel, Words } from "./model.ts";
import { resumesPanel, sourcesPanel } from "./outcomes.ts";
import { timePanel, weeksPanel } from "./time.ts";
import { funnelPanel, waysPanel } from "./ways-through.ts";

/** Returns what panels are written with, in the reader's language. */
export function useWords(): Words {
  const { range } = useFigures();
  const statusName = useTranslations("status");
  return { t: useTranslations("insights"), statusName, format: useFormatter(), range };
}

/** The panels of the page in their order. A question more is one more line. */
export function usePanels(insights: Insights): PanelModel[] {
  const words = useWords();
  return [waysPanel, funnelPanel, weeksPanel, timePanel, sourcesPanel, resumesPanel].map((panel) =>
    panel(insights, words),
  );
}
