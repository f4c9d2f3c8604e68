import type { DayOrder } from "#domain/dates-in-text.ts";
import { LIMITS } from "#domain/limits.ts";
import { normalizeWords } from "#domain/words-in-text.ts";
import { isBlank, isNo, isYes } from "../formats/lookup.ts";
import type { ImportRow, Target } from "../formats/targets.ts";
import type { Table } from "../reader/table.ts";
import { CELL_READERS, linkIn, payOfHeading, readLabels } from "./cells.ts";
import type { Draft, Reason } from "./draft.ts";
import { formatById, type Mapping, statusOf, statusWordOf } from "./mapping.ts";
import { timeIn } from "./moments.ts";
import { fileInto, namelessInto, type RelatedReading, relatedCellInto } from "./related.ts";
import { companyOfSite } from "./site-company.ts";

/**
 * Returns the rows of a table under a mapping; skips empty rows.
 * @param timeZone the zone of the person, for times that name none
 */
export function draftsOf(table: Table, mapping: Mapping, timeZone = "UTC"): Draft[] {
  return table.rows.flatMap((row, index) =>
    row.some((cell) => cell.trim() !== "") ? [draftOf(table, { ...mapping, timeZone }, row, index)] : [],
  );
}

/** A row that is being read. */
type ReadRow = RelatedReading & { row: ImportRow };

function draftOf(
  { headings, lines, related }: Table,
  mapping: Mapping & { timeZone: string },
  cells: string[],
  index: number,
): Draft {
  // A row with an id is from Offerlane's own export, whose texts are unchanged.
  const isVerbatim = mapping.targets.includes("id");
  const { timeZone } = mapping;
  const reading: ReadRow = { row: {}, related: {}, notes: [], left: [], timeZone };
  mapping.targets.forEach((target, column) => {
    const value = (cells[column] ?? "").trim();
    if (target === "ignore" || (isVerbatim ? value === "" : isBlank(value))) return;
    cellInto(reading, target, headings[column] ?? "", value, mapping.dayOrder);
  });
  const inFile = related?.[index];
  if (inFile) fileInto(reading, inFile, mapping);
  namelessInto(reading);
  const { row, notes, left } = reading;
  row.source ??= formatById(mapping.formatId)?.source;
  const failures = [...statusInto(reading, headings, mapping, cells), ...namesInto(row, mapping, left)];
  if (!isVerbatim) applicationDateInto(reading);
  rangeInto(reading);
  if (Object.keys(reading.related).length > 0) row.related = reading.related;
  if (notes.length > 0) row.notes = notes.join("\n");
  const named = { title: String(row.title ?? ""), company: String(row.company ?? "") };
  const line = lines[index] ?? index + 1;
  return { line, ...named, row, failures, left: left.filter(({ code }) => code !== "noSplit") };
}

/** The targets whose cells are names. If a name is a link, a company's link leads to its site, and any other link leads to the posting. */
const NAMES: ReadonlySet<Target> = new Set(["title", "company", "companyTitle", "titleCompany"]);

/** The targets whose amounts are of the currency and the frequency in their heading. */
const PAY: ReadonlySet<Target> = new Set(["pay", "payAmount", "salaryRangeMin", "salaryRangeMax"]);

/** Adds a filled cell to its field. The text goes to the notes if it can't be read, says more than its field can hold, or is too long. */
function cellInto(reading: ReadRow, target: Target, heading: string, value: string, order: DayOrder): void {
  const { row, notes, left } = reading;
  const link = NAMES.has(target) ? linkIn(value) : null;
  if (link) {
    cellInto(reading, target, heading, link.text, order);
    if (target === "company") notes.push(`${heading}: ${link.address}`);
    else row.applicationLink ??= link.address;
    return;
  }
  const note = () => notes.push(heading === "" ? value : `${heading}: ${value}`);
  if (target === "notes") notes.unshift(value);
  else if (
    target === "note" ||
    (value.length > LIMITS.text.notes && target !== "description") ||
    (target === "stage" && !isYes(value) && !isNo(value))
  )
    note();
  else if (target === "labels") {
    const { fields, rest } = readLabels(value);
    if (rest.length > 0) notes.push(`${heading}: ${rest.join(", ")}`);
    Object.assign(row, fields);
  } else if (target === "workMode" && normalizeWords(heading) === "remote" && (isYes(value) || isNo(value))) {
    if (isYes(value)) row.workMode = "remote";
  } else if (!relatedCellInto(reading, target, heading, value, order)) {
    const read = CELL_READERS[target]?.(value, order);
    if (!read) return;
    if ("left" in read) left.push({ code: read.left, heading, value });
    else Object.assign(row, PAY.has(target) ? { ...payOfHeading(heading), ...row } : {}, read.fields);
    if (target === "applicationDate" && "fields" in read) appliedAtInto(reading, value, order);
    if ("left" in read ? read.left !== "noSplit" : read.saysMore) note();
  }
}

/** Keeps the time of an application in the history: the application date has none. */
function appliedAtInto({ related, timeZone }: ReadRow, value: string, order: DayOrder): void {
  const at = timeIn(value, order, timeZone);
  if (at) related.history = [...(related.history ?? []), { status: "applied", at }];
}

/** Sets the application date from the time when the card reached Applied, if the file doesn't have it. */
function applicationDateInto({ row, related }: ReadRow): void {
  const applied = related.history?.find(({ status }) => status === "applied")?.at;
  const date = applied ?? (row.status === "applied" ? related.statusSince : undefined);
  if (date) row.applicationDate ??= date;
}

/** Sets the row's column of the board; keeps the file's word in the notes if it differs from the column's name. */
function statusInto(
  { row, notes }: ReadRow,
  headings: string[],
  mapping: Mapping,
  cells: string[],
): Reason[] {
  const { targets, fallbackStatus } = mapping;
  const word = statusWordOf(headings, targets, cells);
  if (word === "") {
    row.status = fallbackStatus === "byDate" ? (row.applicationDate ? "applied" : "saved") : fallbackStatus;
    return [];
  }
  const status = statusOf(word, mapping);
  if (!status) return [{ code: "unknownStatus", heading: "", value: word }];
  row.status = status;
  if (normalizeWords(word) !== status) notes.push(`Status: ${word}`);
  return [];
}

function namesInto(row: ImportRow, mapping: Mapping, left: Reason[]): Reason[] {
  const { fallbackTitle, fallbackCompany, companyOfSite: isOfSite } = mapping;
  const unsplit = left.filter(({ code }) => code === "noSplit");
  const [whole] = unsplit;
  // A name that can't be split is the title; the company must come from the person's fallback.
  if (whole && fallbackCompany) Object.assign(row, { title: whole.value, company: fallbackCompany });
  else if (whole) return unsplit;
  row.title ??= fallbackTitle || undefined;
  const site =
    isOfSite && typeof row.applicationLink === "string" ? companyOfSite(row.applicationLink) : null;
  row.company ??= site || fallbackCompany || undefined;
  return [
    ...(row.title ? [] : [{ code: "noTitle" as const, heading: "", value: "" }]),
    ...(row.company ? [] : [{ code: "noCompany" as const, heading: "", value: "" }]),
  ];
}

/** Removes a range whose end is below its start; keeps it in the notes. */
function rangeInto({ row, notes, left }: ReadRow): void {
  const { salaryRangeMin: from, salaryRangeMax: to } = row;
  if (typeof from !== "number" || typeof to !== "number" || from <= to) return;
  const value = `${from} – ${to}`;
  left.push({ code: "rangeTurned", heading: "", value });
  notes.push(value);
  row.salaryRangeMin = undefined;
  row.salaryRangeMax = undefined;
}
