import { type DayOrder, findDayOrder } from "#domain/dates-in-text.ts";
import type { Status } from "#domain/values.ts";
import { FORMATS, type Format } from "../formats/known.ts";
import { formatOf, isNo, isYes } from "../formats/lookup.ts";
import { statusOfWord } from "../formats/status-words.ts";
import { DATE_TARGETS, type Target } from "../formats/targets.ts";
import type { Table } from "../reader/table.ts";
import { guessTargets } from "./columns.ts";

/** How a table becomes rows. */
export type Mapping = {
  formatId: string | null;
  /** One for each column. */
  targets: Target[];
  /** The column of the board for each word of a status; one that is missing is asked about. */
  statuses: Record<string, Status>;
  dayOrder: DayOrder;
  /** For rows that say nothing of their own. "byDate": applied where there is a date of application. */
  fallbackStatus: Status | "byDate";
  fallbackTitle: string;
  fallbackCompany: string;
  /** Whether rows without a company get the name that is in the address of their posting. */
  companyOfSite?: boolean;
};

/** The product that a mapping was recognized by. */
export function formatById(id: string | null): Format | undefined {
  return FORMATS.find((format) => format.id === id);
}

/** The best guess: what the known export says, else what the headings mean. */
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

/** The filled cells of the columns that go somewhere. */
function cellsOf(table: Table, targets: readonly Target[], wanted: Target): string[] {
  const columns = targets.flatMap((target, column) => (target === wanted ? [column] : []));
  return table.rows
    .flatMap((row) => columns.map((column) => row[column] ?? ""))
    .filter((cell) => cell.trim() !== "");
}

/** The filled cells of the columns that are dates. */
export function dateCellsOf(table: Table, targets: readonly Target[]): string[] {
  return DATE_TARGETS.flatMap((target) => cellsOf(table, targets, target));
}

/** The column of the board that a word means, as it was answered or is known. */
export function statusOf(word: string, { statuses, formatId }: Mapping): Status | undefined {
  return statuses[word] ?? statusOfWord(word, formatById(formatId));
}

/** The word of a row's status: of the last stage that says yes, or of the status, over which an outcome decides. */
export function statusWordOf(
  headings: readonly string[],
  targets: readonly Target[],
  row: readonly string[],
): string {
  let word = "";
  let outcome = "";
  targets.forEach((target, column) => {
    const cell = (row[column] ?? "").trim();
    if (target === "stage" && isYes(cell)) word = headings[column] ?? "";
    else if (target === "status" && !isNo(cell)) word = cell;
    else if (target === "outcome" && !isNo(cell)) outcome = cell;
    else if (target === "archived" && isYes(cell)) outcome = headings[column] ?? "";
  });
  return outcome || word;
}

/** The words of statuses that a table has, in the order of their first row. */
export function statusWords({ headings, rows }: Table, targets: readonly Target[]): string[] {
  const words = rows.map((row) => statusWordOf(headings, targets, row)).filter((word) => word !== "");
  return [...new Set(words)];
}
