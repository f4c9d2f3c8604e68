import { type DayOrder, findDayOrder } from "#domain/dates-in-text.ts";
import type { Status } from "#domain/values.ts";
import { normalizeWords } from "#domain/words-in-text.ts";
import { FORMATS, type Format } from "../formats/known.ts";
import { formatOf, isName, isNo, isYes, statusOfWord, targetOfHeading } from "../formats/lookup.ts";
import { SHARED_TARGETS, type Target } from "../formats/targets.ts";
import type { Table } from "../reader/table.ts";

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
};

/** The product that a mapping was recognised by. */
export function formatById(id: string | null): Format | undefined {
  return FORMATS.find((format) => format.id === id);
}

/** The best guess: what the known export says, else what the headings mean. */
export function guessMapping(table: Table, fileName: string, usualOrder: DayOrder): Mapping {
  const format = formatOf(table.headings, fileName) ?? formatOf(table.headings, table.name);
  const targets = guessTargets(table, format);
  const mapping: Mapping = {
    formatId: format?.id ?? null,
    targets,
    statuses: {},
    dayOrder: usualOrder,
    fallbackStatus: format?.fixedStatus ?? "byDate",
    fallbackTitle: "",
    fallbackCompany: "",
  };
  const { order } = findDayOrder(cellsOf(table, targets, "applicationDate"), usualOrder);
  const words = statusWords(table, targets);
  const known = words.flatMap((word) => {
    const status = statusOfWord(word, format);
    return status ? [[word, status] as const] : [];
  });
  return { ...mapping, dayOrder: format?.dayOrder ?? order, statuses: Object.fromEntries(known) };
}

function guessTargets({ headings, rows }: Table, format: Format | undefined): Target[] {
  const special = new Map(
    Object.entries(format?.columns ?? {}).map(([heading, target]) => [normalizeWords(heading), target]),
  );
  const named = headings.map((heading) => special.get(normalizeWords(heading)) ?? targetOfHeading(heading));
  const stages = stageColumns(headings, rows, named);
  const taken = new Set<Target>();
  const name = nameTarget(named);
  return named.map((meant, column) => {
    const open = isName(headings[column] ?? "") ? name : "ignore";
    const target = stages.has(column) ? "stage" : (meant ?? open);
    if (SHARED_TARGETS.has(target)) return target;
    if (taken.has(target)) return "ignore";
    taken.add(target);
    return target;
  });
}

/** What the rows' name is, by what else a sheet says. */
function nameTarget(named: readonly (Target | undefined)[]): Target {
  if (named.includes("companyTitle")) return "ignore";
  if (named.includes("company")) return named.includes("title") ? "ignore" : "title";
  return named.includes("title") ? "company" : "companyTitle";
}

/**
 * The columns of yes and no that are a stage each. Where there are several and no status, one whose heading is no known
 * stage is one, too, and will be asked about.
 */
function stageColumns(headings: string[], rows: string[][], named: (Target | undefined)[]): Set<number> {
  const open = headings.flatMap((heading, column) => {
    const target = named[column];
    if (heading === "" || (target && target !== "applicationDate" && target !== "stage")) return [];
    const cells = rows.map((row) => row[column] ?? "");
    const isYesNo = cells.every((cell) => isYes(cell) || isNo(cell));
    return isYesNo && (target !== "applicationDate" || cells.some(isYes)) ? [column] : [];
  });
  const known = open.filter((column) => named[column] === "stage" || statusOfWord(headings[column] ?? ""));
  const areAll = known.length > 1 && !named.includes("status");
  return new Set(areAll ? open : known);
}

/** The filled cells of the columns that go somewhere. */
export function cellsOf(table: Table, targets: readonly Target[], wanted: Target): string[] {
  const columns = targets.flatMap((target, column) => (target === wanted ? [column] : []));
  return table.rows
    .flatMap((row) => columns.map((column) => row[column] ?? ""))
    .filter((cell) => cell.trim() !== "");
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
