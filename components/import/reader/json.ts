import { Parser } from "htmlparser2";
import { JSON_FORMATS, type JsonColumn, type JsonFormat } from "../formats/known.ts";
import { flatTable, recordsTable } from "./json-records.ts";
import { entriesOf, type Fields, isFields, textOf } from "./json-values.ts";
import { type Table, UnreadableFile } from "./table.ts";
import { isTrelloBoard, readTrello } from "./trello.ts";

/** Reads a known product's JSON by its format, and any other file's records; also one object per line. */
export function readJson(name: string, text: string): Table {
  const file = parse(text);
  if (isTrelloBoard(file)) return readTrello(name, file);
  const format = isFields(file) ? JSON_FORMATS.find((item) => isOf(item, file)) : undefined;
  return format && isFields(file) ? tableOfFormat(name, format, file) : flatTable(name, file);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    try {
      if (lines.length > 1) return lines.map((line) => JSON.parse(line));
    } catch {
      // It isn't one object per line either.
    }
    throw new UnreadableFile("notJson", cause);
  }
}

function isOf({ entries, has }: JsonFormat, file: Fields): boolean {
  const [first] = entriesOf(file[entries]);
  return first !== undefined && has.every((key) => key in first);
}

function tableOfFormat(name: string, format: JsonFormat, file: Fields): Table {
  const maps = new Map<string, Map<unknown, unknown>>();
  const mapOf = (map: string) => maps.get(map) ?? put(maps, map, byId(file[map]));
  const entries = entriesOf(file[format.entries]);
  const columns = Object.values(format.columns);
  const read = new Set(columns.map(({ path }) => path[0] ?? ""));
  // Fields that the format doesn't name are read like any file's.
  const others = entries.map((entry) =>
    Object.fromEntries(Object.entries(entry).filter(([key]) => !read.has(key) && !isKey(key))),
  );
  const rest = recordsTable(name, others);
  return {
    ...rest,
    headings: [...Object.keys(format.columns), ...rest.headings],
    rows: entries.map((entry, index) => [
      ...columns.map((column) => cellOf(column, entry, mapOf)),
      ...(rest.rows[index] ?? []),
    ]),
  };
}

/** Checks whether a key is a record's id or a program's own. */
function isKey(key: string): boolean {
  return key.startsWith("_") || key === "id";
}

function cellOf(
  { path, joined, isHtml }: JsonColumn,
  entry: Fields,
  mapOf: (name: string) => ReadonlyMap<unknown, unknown>,
): string {
  const found = path.reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), entry);
  if (!joined) return isHtml ? textOfHtml(textOf(found)) : textOf(found);
  const map = mapOf(joined.map);
  const named = map.get(found) ?? map.get(textOf(found));
  return isFields(named) ? textOf(named[joined.field]) : "";
}

/** Returns the entries of a map by key, or of a list by id, the first of each. */
function byId(map: unknown): Map<unknown, unknown> {
  if (isFields(map)) return new Map(Object.entries(map));
  return new Map(
    entriesOf(map)
      .map((entry): [unknown, unknown] => [entry.id ?? entry._id, entry])
      .reverse(),
  );
}

function put<Value>(maps: Map<string, Value>, name: string, value: Value): Value {
  maps.set(name, value);
  return value;
}

function textOfHtml(html: string): string {
  let text = "";
  const parser = new Parser({
    ontext: (part) => {
      text += part;
    },
    onclosetag: (tag) => {
      if (/^(p|div|li|br|h\d|tr)$/.test(tag)) text += "\n";
    },
  });
  parser.end(html);
  return text.replace(/\n{3,}/g, "\n\n").trim();
}
