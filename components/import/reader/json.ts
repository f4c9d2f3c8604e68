import { Parser } from "htmlparser2";
import { JSON_FORMATS, type JsonColumn, type JsonFormat } from "../formats/known.ts";
import { COLUMNS_MAX, type Table, UnreadableFile } from "./table.ts";

type Fields = Record<string, unknown>;

/** Reads a product's JSON by its table of formats, and else a list of flat objects, such as Offerlane's export. */
export function readJson(name: string, text: string): Table {
  const file = parse(text);
  const format = isFields(file) ? JSON_FORMATS.find((one) => isOf(one, file)) : undefined;
  if (format && isFields(file)) {
    const headings = Object.keys(format.columns);
    const maps = new Map<string, Map<unknown, unknown>>();
    const mapOf = (name: string) => maps.get(name) ?? put(maps, name, byId(file[name]));
    const rows = entriesOf(file[format.entries]).map((entry) =>
      Object.values(format.columns).map((column) => cellOf(column, entry, mapOf)),
    );
    return { name, headings, rows, firstRow: 1 };
  }
  const entries = entriesOf(isFields(file) && Array.isArray(file.data) ? file.data : file);
  const headings = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  if (headings.length === 0) throw new UnreadableFile("noTable");
  if (headings.length > COLUMNS_MAX) throw new UnreadableFile("tooLarge");
  return {
    name,
    headings,
    rows: entries.map((entry) => headings.map((key) => textOf(entry[key]))),
    firstRow: 1,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableFile("notJson", cause);
  }
}

function isOf({ entries, has }: JsonFormat, file: Fields): boolean {
  const [first] = entriesOf(file[entries]);
  return first !== undefined && has.every((key) => key in first);
}

function entriesOf(value: unknown): Fields[] {
  const list = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  return list.filter(isFields);
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

/** The entries of a map by their keys, or of a list by their ids, the first of each. */
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

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
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

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
