import { readDate } from "#domain/dates-in-text.ts";
import { readPay } from "#domain/pay-in-text.ts";
import { keyOfWord, normalizeWords } from "#domain/words-in-text.ts";
import type { Format } from "../formats/known.ts";
import { isBlank, isName, isNo, isYes, targetOfHeading } from "../formats/lookup.ts";
import { isOpenHeading } from "../formats/meanings.ts";
import { statusOfWord } from "../formats/status-words.ts";
import { SHARED_TARGETS, type Target } from "../formats/targets.ts";
import { WORK_MODE_WORDS, WORK_TYPE_WORDS } from "../formats/words.ts";
import type { Table } from "../reader/table.ts";

/** Where each column goes by its heading, then by what it holds; what neither tells is kept in the notes. */
export function guessTargets(table: Table, format: Format | undefined, ownEmail: string): Target[] {
  const { headings } = table;
  const special = new Map(
    Object.entries(format?.columns ?? {}).map(([heading, target]) => [normalizeWords(heading), target]),
  );
  const named = headings.map((heading) => special.get(normalizeWords(heading)) ?? targetOfHeading(heading));
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
    (target, column) => target ?? take(targetOfCells(table, column, taken, stages.size > 0) ?? "note"),
  );
}

const SAMPLE = 200;
/** How many of a column's cells have to be of a kind before the column is. */
const MOST = 0.8;

/** Where a column goes by what it holds, unless its heading says that it is about something else or the place is taken. */
function targetOfCells(
  table: Table,
  column: number,
  taken: ReadonlySet<Target>,
  hasStages: boolean,
): Target | undefined {
  const heading = table.headings[column] ?? "";
  const cells = filledCells(table, column).slice(0, SAMPLE);
  const are = (is: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(is).length >= cells.length * MOST;
  const candidates: [Target, boolean, (cell: string) => boolean][] = [
    ["applicationLink", true, (cell) => /^https?:\/\/\S+$/i.test(cell)],
    ["contactEmail", true, isAddress],
    // A number of five digits is a date only where the heading says so.
    [
      "applicationDate",
      true,
      (cell) => /\D/.test(cell) && (readDate(cell, "day") ?? readDate(cell, "month")) !== null,
    ],
    ["status", !hasStages, (cell) => statusOfWord(cell) !== undefined && !isYes(cell) && !isNo(cell)],
    ["workMode", true, (cell) => keyOfWord(WORK_MODE_WORDS, cell) !== undefined],
    ["workType", true, (cell) => keyOfWord(WORK_TYPE_WORDS, cell) !== undefined],
    ["pay", true, (cell) => readPay(cell)?.currency != null],
  ];
  if (!isOpenHeading(heading)) return undefined;
  return candidates.find(([target, isOpen, is]) => isOpen && !taken.has(target) && are(is))?.[0];
}

/** What the rows' name is, by what else a sheet says. */
function nameTarget(named: readonly (Target | undefined)[]): Target {
  if (named.includes("companyTitle")) return "note";
  if (named.includes("company")) return named.includes("title") ? "note" : "title";
  return named.includes("title") ? "company" : "companyTitle";
}

/** What a heading may mean whose column of yes and no is a stage all the same. */
const MAY_BE_STAGE: ReadonlySet<Target | undefined> = new Set([
  undefined,
  "applicationDate",
  "stage",
  "contactName",
  "interviewDate",
  "note",
]);

/**
 * The columns of yes and no that are a stage each. Where there are several and no status, one whose heading is no known
 * stage is one, too, and will be asked about.
 */
function stageColumns({ headings, rows }: Table, named: (Target | undefined)[]): Set<number> {
  const open = headings.flatMap((heading, column) => {
    const target = named[column];
    if (heading === "" || !MAY_BE_STAGE.has(target)) return [];
    const cells = rows.map((row) => row[column] ?? "");
    const isYesNo = cells.every((cell) => isYes(cell) || isNo(cell));
    const isOpen = target === undefined || target === "stage";
    return isYesNo && (isOpen || cells.some(isYes)) ? [column] : [];
  });
  const known = open.filter((column) => named[column] === "stage" || statusOfWord(headings[column] ?? ""));
  const areAll = known.length > 1 && !named.includes("status");
  return new Set(areAll ? open.filter((column) => named[column] !== "note") : known);
}

/** Whether the address of a contact is the person's own, as LinkedIn's applications have it: their account's, or the same one at several companies. */
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
