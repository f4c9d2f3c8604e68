import { readDate } from "#domain/dates-in-text.ts";
import { readPay } from "#domain/pay-in-text.ts";
import { soleLink } from "#domain/web-address.ts";
import { keyOfWord, normalizeWords } from "#domain/words-in-text.ts";
import { isOpenHeading, likelyTargetOf } from "../formats/heading-synonyms.ts";
import type { Format } from "../formats/known.ts";
import { isBlank, isName, isNo, isStageReached, isYes, targetOfHeading } from "../formats/lookup.ts";
import { statusOfWord } from "../formats/status-words.ts";
import { SHARED_TARGETS, type Target } from "../formats/targets.ts";
import { WORK_MODE_WORDS, WORK_TYPE_WORDS } from "../formats/words.ts";
import type { Table } from "../reader/table.ts";
import { AT } from "./cells.ts";

/** Returns the target of each column by its heading, then by its cells; other columns are kept in the notes. */
export function guessTargets(table: Table, format: Format | undefined, ownEmail: string): Target[] {
  const { headings } = table;
  const special = new Map(
    Object.entries(format?.columns ?? {}).map(([heading, target]) => [normalizeWords(heading), target]),
  );
  const named = byCells(
    table,
    headings.map((heading) => special.get(normalizeWords(heading)) ?? targetOfHeading(heading)),
  );
  const stages = stageColumns(table, named);
  const isOwn = isOwnAddress(table, named, ownEmail);
  const taken = new Set<Target>();
  const name = nameTarget(named);
  const take = (target: Target) => {
    if (SHARED_TARGETS.has(target)) return target;
    if (taken.has(target)) return "note";
    taken.add(target);
    return target;
  };
  const first = named.map((meant, column): Target | undefined => {
    if (stages.has(column)) return "stage";
    if (isOwn && (meant === "contactEmail" || meant === "contactPhone")) return "ignore";
    if (meant) return take(meant);
    return isName(headings[column] ?? "") ? take(name) : undefined;
  });
  return first.map(
    (target, column) => target ?? take(targetOfCells(table, column, taken, stages.size > 1) ?? "note"),
  );
}

const SAMPLE = 200;
/** The share of a column's cells that must be of a kind. */
const MOST = 0.8;

type CellTest = (cell: string) => boolean;
/** Tests of a cell by target. */
const CELL_TESTS: Partial<Record<Target, CellTest>> = {
  applicationLink: (cell) => soleLink(cell) !== null,
  contactEmail: isAddress,
  // A number of five digits is a date only if the heading says so.
  applicationDate: (cell) => /\D/.test(cell) && (readDate(cell, "day") ?? readDate(cell, "month")) !== null,
  status: (cell) => statusOfWord(cell) !== undefined && !isYes(cell) && !isNo(cell),
  workMode: (cell) => keyOfWord(WORK_MODE_WORDS, cell) !== undefined,
  workType: (cell) => keyOfWord(WORK_TYPE_WORDS, cell) !== undefined,
  pay: (cell) => readPay(cell)?.currency != null,
};
/** Targets that take any text, and so need no confirmation by their cells. */
const TEXTS: ReadonlySet<Target> = new Set(["title", "company", "source", "notes"]);

/** Checks whether most of a column's cells are as the test says. */
function areMost(table: Table, column: number, is: CellTest): boolean {
  const cells = filledCells(table, column).slice(0, SAMPLE);
  return cells.length > 0 && cells.filter(is).length >= cells.length * MOST;
}

/**
 * Returns the targets by heading, and by the known words of other headings. Some headings mean something else if the
 * cells show it: "State" above statuses, "Site" above links, "Job" above "Cook at Acme".
 */
function byCells(table: Table, named: readonly (Target | undefined)[]): (Target | undefined)[] {
  const isFree = (target: Target) => !named.includes(target);
  return named.map((target, column) => {
    const are = (wanted: Target) => {
      const is = CELL_TESTS[wanted];
      return is !== undefined && areMost(table, column, is);
    };
    if (target === undefined) {
      const likely = likelyTargetOf(table.headings[column] ?? "");
      // An email address could be anyone's.
      const isMeant = likely && isFree(likely) && likely !== "contactEmail";
      return isMeant && (TEXTS.has(likely) || are(likely)) ? likely : undefined;
    }
    if (target === "state" && isFree("status") && are("status")) return "status";
    const mayLink = target === "location" || target === "source";
    if (mayLink && isFree("applicationLink") && are("applicationLink")) return "applicationLink";
    const isWhole =
      target === "title" && isFree("company") && areMost(table, column, (cell) => AT.test(cell));
    return isWhole ? "titleCompany" : target;
  });
}

/** Returns a column's target by its cells, unless its heading says otherwise or the target is taken. */
function targetOfCells(
  table: Table,
  column: number,
  taken: ReadonlySet<Target>,
  hasStages: boolean,
): Target | undefined {
  if (!isOpenHeading(table.headings[column] ?? "")) return undefined;
  const found = Object.entries(CELL_TESTS).find(
    ([target, is]) =>
      !(target === "status" && hasStages) && !taken.has(target as Target) && areMost(table, column, is),
  );
  return found?.[0] as Target | undefined;
}

/** Returns the target of the column that names the rows, depending on the sheet's other columns. */
function nameTarget(named: readonly (Target | undefined)[]): Target {
  if (named.includes("companyTitle")) return "note";
  if (named.includes("company")) return named.includes("title") ? "note" : "title";
  return named.includes("title") ? "company" : "companyTitle";
}

/** The targets whose columns, despite their headings, may be stages. */
const MAY_BE_STAGE: ReadonlySet<Target | undefined> = new Set([
  undefined,
  "title",
  "applicationDate",
  "stage",
  "contactName",
  "interviewDate",
  "note",
  "workMode",
]);

/**
 * Returns the columns that are stages: their cells are yes or no, or the day when the stage was reached. If several are
 * known and there is no status column, unknown columns of yes or no count too, and the person is asked about them.
 */
function stageColumns({ headings, rows }: Table, named: (Target | undefined)[]): Set<number> {
  const hasStatus = named.includes("status");
  const open = headings.flatMap((heading, column) => {
    const target = named[column];
    if (heading === "" || !MAY_BE_STAGE.has(target) || (hasStatus && target === "workMode")) return [];
    const cells = rows.map((row) => row[column] ?? "");
    const isDated = !hasStatus && target !== "applicationDate" && statusOfWord(heading) !== undefined;
    const isReached = (cell: string) => (isDated ? isStageReached(cell) : isYes(cell));
    const isOpen = target === undefined || target === "stage";
    return cells.every((cell) => isReached(cell) || isNo(cell)) && (isOpen || cells.some(isReached))
      ? [column]
      : [];
  });
  const known = open.filter((column) => named[column] === "stage" || statusOfWord(headings[column] ?? ""));
  const areAll = known.length > 1 && !hasStatus;
  return new Set(areAll ? open.filter((column) => named[column] !== "note") : known);
}

/**
 * Checks whether a contact's address is the person's own, as in LinkedIn's applications: it is the address of the
 * person's account, or the same one at several companies.
 */
function isOwnAddress(table: Table, named: readonly (Target | undefined)[], ownEmail: string): boolean {
  const [email, company] = [named.indexOf("contactEmail"), named.indexOf("company")];
  if (email === -1 || company === -1 || named.includes("contactName")) return false;
  const rows = table.rows.filter((row) => !isBlank(row[email] ?? ""));
  const addresses = new Set(rows.map((row) => (row[email] ?? "").trim().toLowerCase()));
  if (addresses.size !== 1) return false;
  return addresses.has(ownEmail.toLowerCase()) || new Set(rows.map((row) => row[company])).size > 1;
}

function filledCells({ rows }: Table, column: number): string[] {
  return rows.flatMap((row) => {
    const cell = (row[column] ?? "").trim();
    return isBlank(cell) ? [] : [cell];
  });
}

function isAddress(cell: string): boolean {
  const [name, host, ...rest] = cell.split("@");
  return rest.length === 0 && !!name && /^[^\s.]+\.\S+$/.test(host ?? "") && !/\s/.test(name);
}
