import type { useFormatter, useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import type { Status } from "#domain/values.ts";
import type { Figure } from "../figure-address.ts";

export type Insights = Outputs["insights"]["get"];

/** The words and formats of a panel. */
export type PanelTexts = {
  t: ReturnType<typeof useTranslations<"insights">>;
  statusName: (status: Status) => string;
  format: ReturnType<typeof useFormatter>;
  /** The days that the figures cover; a missing one leaves that end open. */
  range: { since?: string; until?: string };
};

/** A table's cell: its text, its value in a file, and its figure. */
export type Cell = {
  text: string;
  raw: string | number | null;
  figure?: Figure;
  status?: Status;
  /** The page with the people behind it. */
  href?: string;
  /** Shows the people behind it. */
  open?: () => void;
};

/** A bar with its name and number; if it counts cards that can be shown, it links to them. */
export type Mark = {
  label: string;
  value: number;
  shown: string;
  figure?: Figure;
  status?: Status;
  /** True if it covers less time than its neighbors, and so is drawn fainter. */
  isPartial?: boolean;
};

export type FlowNode = { status: Status; label: string; reached: number };
export type FlowLink = { from: number; to: number; count: number; label: string; figure: Figure };

export type ChartData =
  | { kind: "bars"; marks: Mark[]; max?: number }
  | { kind: "columns"; marks: Mark[] }
  | { kind: "flow"; nodes: FlowNode[]; links: FlowLink[] };

/** One question with its result as a table and, if there is enough data, as a chart. */
export type PanelModel = {
  /** The name of its files. */
  name: string;
  title: string;
  /** Says what is counted, with its n. */
  about: string;
  /** Says what the chart leaves out, and why. */
  leftOut?: string;
  columns: { label: string; isNumber: boolean }[];
  rows: Cell[][];
  /** A sentence replaces the chart if n is too small. */
  chart: ChartData | { kind: "hidden"; why: string };
};

/** Returns the cell of a number that links to the cards behind it. */
export function countCell(count: number, figure: Figure): Cell {
  return count === 0 ? { text: "0", raw: 0 } : { text: String(count), raw: count, figure };
}
