import { statusOfWord } from "../formats/status-words.ts";
import { relatedOf } from "./json-related.ts";
import { entriesOf, type Fields, isFields, textOf } from "./json-values.ts";
import { assertSize, COLUMNS_MAX, headingScore, type Related, type Table, UnreadableFile } from "./table.ts";

/** A record of a file with its context: the list that it is in, by name. */
type Found = { record: Fields; around: Fields };
type Row = { cells: Map<string, string>; related: Related };

const DEPTH_MAX = 8;

/**
 * Returns the records of a JSON file as a table. They can be anywhere: in a list, in a map by id, or in the
 * lists of a board, whose names they get. If there are several kinds of records, it takes the one that looks
 * most like applications.
 * @throws UnreadableFile if there are no records, or if they have too many fields
 */
export function flatTable(name: string, file: unknown): Table {
  const found = new Map<string, Found[]>();
  collect(found, "", file, {}, 0);
  let best: { records: Found[]; score: number } | undefined;
  for (const records of found.values()) {
    const score = headingScore(headingsOf(records));
    if (!best || score > best.score) best = { records, score };
  }
  const table = best ? tableOf(name, best.records) : null;
  if (!table || table.headings.length === 0) throw new UnreadableFile("noTable");
  return table;
}

/** Returns records as a table, with a column for each field. */
export function recordsTable(name: string, records: readonly Fields[]): Table {
  return tableOf(
    name,
    records.map((record) => ({ record, around: {} })),
  );
}

/** Returns the fields of records; at most one more than a table may have. */
function headingsOf(records: readonly Found[]): string[] {
  const headings = new Set<string>();
  for (const record of records) {
    for (const heading of rowOf(record).cells.keys()) {
      if (headings.size > COLUMNS_MAX) return [...headings];
      headings.add(heading);
    }
  }
  return [...headings];
}

function tableOf(name: string, records: readonly Found[]): Table {
  const headings = headingsOf(records);
  assertSize(headings.length, records.length);
  const rows = records.map(rowOf);
  return {
    name,
    headings,
    rows: rows.map(({ cells }) => headings.map((heading) => cells.get(heading) ?? "")),
    lines: rows.map((_row, index) => index + 1),
    passedOver: [],
    related: rows.map(({ related }) => related),
  };
}

/** Collects the records of each place in the file, such as `lists.cards`. */
function collect(
  found: Map<string, Found[]>,
  path: string,
  value: unknown,
  around: Fields,
  depth: number,
): void {
  if (depth > DEPTH_MAX || typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const entry of value.filter(isFields)) collectRecord(found, path, entry, around, depth);
    return;
  }
  const entries = Object.entries(value);
  const isMap = entries.length > 0 && entries.every(([, entry]) => isFields(entry));
  if (isMap) for (const entry of entriesOf(value)) collectRecord(found, path, entry, around, depth);
  const lists = entries.filter(([key, list]) => Array.isArray(list) && statusOfWord(key));
  const stages = new Set(lists.map(([key]) => key));
  for (const [key, inner] of entries) {
    // A map of lists by stage: `{ "applied": [...] }`.
    const isStage = stages.size > 1 && stages.has(key);
    const context = isStage ? { ...around, status: key } : around;
    collect(found, isStage ? `${path}.*` : `${path}.${key}`, inner, context, depth + 1);
  }
}

function collectRecord(
  found: Map<string, Found[]>,
  path: string,
  record: Fields,
  around: Fields,
  depth: number,
) {
  const same = found.get(path) ?? [];
  same.push({ record, around });
  found.set(path, same);
  const lists = Object.entries(record).filter(([, inner]) => Array.isArray(inner));
  if (lists.length === 0) return;
  const last = path.slice(path.lastIndexOf(".") + 1);
  const own = Object.entries(record).flatMap(([key, value]) =>
    typeof value === "object" ? [] : [[`${singular(last)} ${key}`.trim(), value] as const],
  );
  const inside = { ...around, ...Object.fromEntries(own) };
  for (const [key, list] of lists) collect(found, `${path}.${key}`, list, inside, depth + 1);
}

function singular(key: string): string {
  return key.endsWith("s") ? key.slice(0, -1) : key;
}

/** Returns a record as one row: nested fields are named by their path; people, interviews, and stages are kept apart. */
function rowOf({ record, around }: Found): Row {
  const cells = new Map<string, string>();
  const { related, rest } = relatedOf(record);
  flatten(cells, [], rest, 0);
  for (const [key, value] of Object.entries(around)) {
    if (cells.size > COLUMNS_MAX) break;
    if (!cells.has(key)) cells.set(key, textOf(value));
  }
  return { cells, related };
}

function flatten(cells: Map<string, string>, path: readonly string[], fields: Fields, depth: number): void {
  for (const [key, value] of Object.entries(fields)) {
    if (isFields(value) && depth < DEPTH_MAX) flatten(cells, [...path, key], value, depth + 1);
    else cells.set([...path, key].join(" "), textOf(value));
  }
}
