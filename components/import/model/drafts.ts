import type { DayOrder } from "#domain/dates-in-text.ts";
import { normalizeWords } from "#domain/words-in-text.ts";
import { isBlank, isNo, isYes } from "../formats/lookup.ts";
import type { ImportRow, Target } from "../formats/targets.ts";
import type { Table } from "../reader/table.ts";
import { CELL_READERS, readLabels } from "./cells.ts";
import type { Draft, Reason } from "./draft.ts";
import { type Mapping, statusWordOf } from "./mapping.ts";

/** The rows of a table under a mapping; rows without any cell are passed over. */
export function draftsOf(table: Table, mapping: Mapping): Draft[] {
  return table.rows.flatMap((row, index) =>
    row.some((cell) => cell.trim() !== "") ? [draftOf(table, mapping, row, table.firstRow + index)] : [],
  );
}

/** A row as it is being read. */
type Reading = { row: ImportRow; notes: string[]; left: Reason[] };

function draftOf({ headings }: Table, mapping: Mapping, cells: string[], line: number): Draft {
  // With an id, the row is of Offerlane's own export, whose texts are as they are.
  const isVerbatim = mapping.targets.includes("id");
  const reading: Reading = { row: {}, notes: [], left: [] };
  mapping.targets.forEach((target, column) => {
    const value = (cells[column] ?? "").trim();
    if (target === "ignore" || (isVerbatim ? value === "" : isBlank(value))) return;
    cellInto(reading, target, headings[column] ?? "", value, mapping.dayOrder);
  });
  const { row, notes, left } = reading;
  const failures = [...statusInto(reading, headings, mapping, cells), ...namesInto(row, mapping, left)];
  rangeInto(reading);
  if (notes.length > 0) row.notes = notes.join("\n");
  const named = { title: String(row.title ?? ""), company: String(row.company ?? "") };
  return { line, ...named, row, failures, left: left.filter(({ code }) => code !== "noSplit") };
}

/** Puts a filled cell where it belongs. What can't be read is said, and kept in the notes. */
function cellInto(
  { row, notes, left }: Reading,
  target: Target,
  heading: string,
  value: string,
  order: DayOrder,
): void {
  if (target === "notes") notes.unshift(value);
  else if (target === "note") notes.push(`${heading}: ${value}`);
  else if (target === "labels") {
    const { fields, rest } = readLabels(value);
    if (rest.length > 0) notes.push(`${heading}: ${rest.join(", ")}`);
    Object.assign(row, fields);
  } else if (target === "workMode" && normalizeWords(heading) === "remote" && (isYes(value) || isNo(value))) {
    if (isYes(value)) row.workMode = "remote";
  } else {
    const read = CELL_READERS[target]?.(value, order);
    if (read && "fields" in read) Object.assign(row, read.fields);
    else if (read) left.push({ code: read.left, heading, value });
    if (read && "left" in read && read.left !== "noSplit") notes.push(`${heading}: ${value}`);
  }
}

/** Gives the row its column of the board; the word of the file is kept where the column's name loses something. */
function statusInto(
  { row, notes }: Reading,
  headings: string[],
  { targets, statuses, fallbackStatus }: Mapping,
  cells: string[],
): Reason[] {
  const word = statusWordOf(headings, targets, cells);
  if (word === "") {
    row.status = fallbackStatus === "byDate" ? (row.applicationDate ? "applied" : "saved") : fallbackStatus;
    return [];
  }
  const status = statuses[word];
  if (!status) return [{ code: "unknownStatus", heading: "", value: word }];
  row.status = status;
  if (normalizeWords(word) !== status) notes.push(`Status: ${word}`);
  return [];
}

function namesInto(row: ImportRow, { fallbackTitle, fallbackCompany }: Mapping, left: Reason[]): Reason[] {
  const unsplit = left.filter(({ code }) => code === "noSplit");
  const [whole] = unsplit;
  // A name that can't be split is whole; the other half has to come from what the person gives.
  if (whole && fallbackCompany) Object.assign(row, { title: whole.value, company: fallbackCompany });
  else if (whole) return unsplit;
  row.title ??= fallbackTitle || undefined;
  row.company ??= fallbackCompany || undefined;
  return [
    ...(row.title ? [] : [{ code: "noTitle" as const, heading: "", value: "" }]),
    ...(row.company ? [] : [{ code: "noCompany" as const, heading: "", value: "" }]),
  ];
}

/** A range whose end lies below its beginning is no range. */
function rangeInto({ row, notes, left }: Reading): void {
  const { salaryRangeMin: from, salaryRangeMax: to } = row;
  if (typeof from !== "number" || typeof to !== "number" || from <= to) return;
  const value = `${from} – ${to}`;
  left.push({ code: "rangeTurned", heading: "", value });
  notes.push(value);
  row.salaryRangeMin = undefined;
  row.salaryRangeMax = undefined;
}
