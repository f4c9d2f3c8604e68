import type { z } from "zod";
import { COLUMN_KEYS, columnOf } from "#server/resources/spreadsheet-columns.ts";
import { ColumnView, type TableColumn } from "./contract.ts";

const SHOWN_AT_FIRST = new Set<string>([
  "title",
  "company",
  "status",
  "applicationDate",
  "source",
  "workMode",
  "city",
  "salaryRangeMin",
  "salaryRangeMax",
  "currency",
  "notes",
]);
const WIDTHS = {
  text: 180,
  long_text: 280,
  url: 200,
  date: 140,
  number: 120,
  choice: 140,
  flag: 100,
} as const;

/** The columns as a table describes them. */
export const TABLE_COLUMNS: z.infer<typeof TableColumn>[] = COLUMN_KEYS.map((key) => {
  const { label, type, value, options } = columnOf(key);
  return { key, label, type, editable: value !== undefined, ...(options ? { options: [...options] } : {}) };
});

/** The default view of a table. */
export const DEFAULT_VIEW: ColumnView[] = COLUMN_KEYS.map((key) => ({
  key,
  visible: SHOWN_AT_FIRST.has(key),
  width: key === "title" ? 260 : WIDTHS[columnOf(key).type],
}));

/** Returns a stored view with every column: those it doesn't name follow as hidden. */
export function completeView(stored: unknown): ColumnView[] {
  if (stored === null) return DEFAULT_VIEW;
  const named = ColumnView.array().parse(stored);
  const missing = DEFAULT_VIEW.filter(({ key }) => !named.some((view) => view.key === key));
  return [...named, ...missing.map((view) => ({ ...view, visible: false }))];
}
