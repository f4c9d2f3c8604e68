import { type DayOrder, findDayOrder } from "#domain/dates-in-text.ts";
import type { Status } from "#domain/values.ts";
import { FORMATS, type Format } from "../formats/known.ts";
import { formatOf, isNo, isStageReached, isYes } from "../formats/lookup.ts";
import { statusOfWord } from "../formats/status-words.ts";
import { DATE_TARGETS, type Target } from "../formats/targets.ts";
import type { Table } from "../reader/table.ts";
import { guessTargets } from "./columns.ts";

/** The mapping from a table to rows. */
export type Mapping = {
  formatId: string | null;
  /** One target per column. */
  targets: Target[];
  /** The board's column for each status word; the person is asked about missing ones. */
  statuses: Record<string, Status>;
  dayOrder: DayOrder;
  /** The status of rows without one. "byDate": applied if there is an application date, otherwise saved. */
  fallbackStatus: Status | "byDate";
  fallbackTitle: string;
  fallbackCompany: string;
  /** True if rows without a company get the name in their posting's address. */
  companyOfSite?: boolean;
};

/** Returns the product whose export a mapping is for, by the product's ID. */
export function formatById(id: string | null): Format | undefined {
  return FORMATS.find((format) => format.id === id);
}

/** Returns the best guess: the known export's mapping, otherwise by the headings' meaning. */
export function guessMapping(table: Table, fileName: string, usualOrder: DayOrder, ownEmail = ""): Mapping {
  const format = formatOf(table.headings, fileName) ?? formatOf(table.headings, table.name);
  const targets = guessTargets(table, format, ownEmail);
  const mapping: Mapping = {
    formatId: format?.id ?? null,
    targets,
    statuses: {},
    dayOrder: usualOrder,
    fallbackStatus: format?.fixedStatus ?? "byDate",
    fallbackTitle: "",
    fallbackCompany: "",
  };
  const { order } = findDayOrder(dateCellsOf(table, targets), usualOrder);
  const words = statusWords(table, targets);
  const known = words.flatMap((word) => {
    const status = statusOfWord(word, format);
    return status ? [[word, status] as const] : [];
  });
  return { ...mapping, dayOrder: format?.dayOrder ?? order, statuses: Object.fromEntries(known) };
}

/** Returns the filled cells of the columns with the target. */
function cellsOf(table: Table, targets: readonly Target[], wanted: Target): string[] {
  const columns = targets.flatMap((target, column) => (target === wanted ? [column] : []));
  return table.rows
    .flatMap((row) => columns.map((column) => row[column] ?? ""))
    .filter((cell) => cell.trim() !== "");
}

/** Returns the filled cells of the date columns. */
export function dateCellsOf(table: Table, targets: readonly Target[]): string[] {
  return DATE_TARGETS.flatMap((target) => cellsOf(table, targets, target));
}

/** Returns the board's column for a word, as the person chose or as it is known. */
export function statusOf(word: string, { statuses, formatId }: Mapping): Status | undefined {
  return statuses[word] ?? statusOfWord(word, formatById(formatId));
}

/** Returns the status word of a row: the outcome if there is one, otherwise the status, or the last stage reached. */
export function statusWordOf(
  headings: readonly string[],
  targets: readonly Target[],
  row: readonly string[],
): string {
  let [outcome, word, stage] = ["", "", ""];
  targets.forEach((target, column) => {
    const cell = (row[column] ?? "").trim();
    if (target === "stage" && isStageReached(cell)) stage = headings[column] ?? "";
    else if (target === "status" && !isNo(cell)) word = cell;
    else if (target === "outcome" && !isNo(cell)) outcome = cell;
    else if (target === "archived" && isYes(cell)) outcome = headings[column] ?? "";
  });
  return outcome || word || stage;
}

/** Returns a table's status words, in the order of their first rows. */
export function statusWords({ headings, rows }: Table, targets: readonly Target[]): string[] {
  const words = rows.map((row) => statusWordOf(headings, targets, row)).filter((word) => word !== "");
  return [...new Set(words)];
}
