import { Parser } from "htmlparser2";
import { columnOf, unzip } from "./unzip.ts";

const WANTED = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/(?:_rels\/)?[^/]+)$/;
const REFERENCE = /^([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?$/;

type Lines = { name: string; lines: string[][] };
type Attributes = Readonly<Record<string, string>>;

/**
 * Completes the sheets of a workbook with what read-excel-file doesn't read: a linked cell becomes a Markdown link, and the rows that a cell
 * is merged over get its text.
 */
export function withExtras(sheets: readonly Lines[], bytes: Uint8Array): Lines[] {
  const files = unzip(bytes, ({ name }) => WANTED.test(name));
  const textOf = (path: string) => (files[path] ? new TextDecoder().decode(files[path]) : "");
  const targetsIn = (path: string) =>
    new Map(elements(textOf(path), "Relationship").map(({ Id, Target = "" }) => [Id, Target]));
  const paths = targetsIn("xl/_rels/workbook.xml.rels");
  const places = elements(textOf("xl/workbook.xml"), "sheet").map(({ name, "r:id": id }) => ({
    name,
    path: paths.get(id)?.replace(/^\/?(?:xl\/)?/, "xl/") ?? "",
  }));
  return sheets.map((sheet) => {
    const path = places.find(({ name }) => name === sheet.name)?.path ?? "";
    const xml = textOf(path);
    // Both lists are below the cells, which are almost all of the file.
    const below = xml.slice(xml.lastIndexOf("</sheetData>") + 1);
    const lines = sheet.lines.map((line) => [...line]);
    for (const { ref } of elements(below, "mergeCell")) fillMerged(lines, ref);
    const addresses = targetsIn(path.replace("worksheets/", "worksheets/_rels/").concat(".rels"));
    for (const { ref, "r:id": id } of elements(below, "hyperlink")) link(lines, ref, addresses.get(id));
    return { ...sheet, lines };
  });
}

/** Returns the attributes of each element with the name. */
function elements(xml: string, wanted: string): Attributes[] {
  const found: Attributes[] = [];
  const parser = new Parser(
    { onopentag: (name, attributes) => void (name === wanted && found.push(attributes)) },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}

/** Copies the text of a cell to the empty cells below that it is merged with, unless it is also merged across columns. */
function fillMerged(lines: string[][], reference = ""): void {
  const [, letters = "", first, last, end] = REFERENCE.exec(reference) ?? [];
  if (letters !== last) return;
  const column = columnOf(letters) - 1;
  const text = lines[Number(first) - 1]?.[column] ?? "";
  for (const line of lines.slice(Number(first), Number(end))) line[column] ||= text;
}

/** Writes a linked cell as a Markdown link, unless its text is an address. */
function link(lines: string[][], reference = "", address = ""): void {
  const [, letters = "", row] = REFERENCE.exec(reference) ?? [];
  const line = lines[Number(row) - 1];
  const column = columnOf(letters) - 1;
  const text = line?.[column]?.trim() ?? "";
  if (!line || !/^https?:\/\/[^\s()]+$/i.test(address) || /:\/\/|[[\]]/.test(text)) return;
  line[column] = text === "" ? address : `[${text}](${address})`;
}
