import type { useFormatter, useTranslations } from "next-intl";
import type { Outputs } from "#components/api/client.ts";
import type { Status } from "#domain/values.ts";
import type { Figure } from "../figure-address.ts";

export type Insights = Outputs["insights"]["get"];

/** What a panel is written with. */
export type Words = {
  t: ReturnType<typeof useTranslations<"insights">>;
  statusName: (status: Status) => string;
  format: ReturnType<typeof useFormatter>;
  /** The days that the figures are about; open where one is missing. */
  range: { since?: string; until?: string };
};

/** A table's cell: as it is read, as a file holds it, and the figure that it is. */
export type Cell = {
  text: string;
  raw: string | number | null;
  figure?: Figure;
  status?: Status;
  /** The page that has the people behind it. */
  href?: string;
  /** Shows the people behind it. */
  open?: () => void;
};

/** A bar with its name and its number written beside it; where it counts cards that can be shown, it leads to them. */
export type Mark = {
  label: string;
  value: number;
  shown: string;
  figure?: Figure;
  status?: Status;
  /** Whether it counts less time than its neighbors, so that it is drawn fainter. */
  isPartial?: boolean;
};

export type WayNode = { status: Status; label: string; reached: number };
export type Way = { from: number; to: number; count: number; label: string; figure: Figure };

export type ChartData =
  | { kind: "bars"; marks: Mark[]; max?: number }
  | { kind: "columns"; marks: Mark[] }
  | { kind: "ways"; nodes: WayNode[]; ways: Way[] };

/** One question with its answer as a table and, where there is enough to say, as a chart. */
export type PanelModel = {
  /** Names its files. */
  name: string;
  title: string;
  /** What is counted, with its n. */
  about: string;
  /** What the chart leaves out, and why. */
  leftOut?: string;
  columns: { label: string; isNumber: boolean }[];
  rows: Cell[][];
  /** A sentence in the chart's place where n is too small. */
  chart: ChartData | { kind: "hidden"; why: string };
};

/** A cell of a number that leads to the cards behind it. */
export function countCell(count: number, figure: Figure): Cell {
  return count === 0 ? { text: "0", raw: 0 } : { text: String(count), raw: count, figure };
}
