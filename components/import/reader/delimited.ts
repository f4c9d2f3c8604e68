import Papa from "papaparse";
import { headingScore, type Table, tablesOf } from "./table.ts";

const DELIMITERS = [",", ";", "\t", "|"];
const PREVIEW = 25;

/** Reads CSV and its kin, whatever separates the cells; a cell in quotes may hold line ends. */
export function readDelimited(name: string, text: string): Table[] {
  // Excel's own word for what separates.
  const declared = /^sep=(.)\r?\n/i.exec(text);
  const content = declared ? text.slice(declared[0].length) : text;
  const delimiter = declared?.[1] ?? delimiterOf(content);
  return tablesOf(name, parse(content, delimiter));
}

/** The separator under which a row looks most like headings, else under which most rows are as wide as each other. */
function delimiterOf(text: string): string {
  const judged = DELIMITERS.map((delimiter) => {
    const lines = parse(text, delimiter, PREVIEW);
    const widths = lines.map((line) => line.length).filter((width) => width > 1);
    const usual = widths.toSorted((one, other) => one - other)[widths.length >> 1];
    const alike = widths.filter((width) => width === usual).length;
    return { delimiter, score: Math.max(0, ...lines.map(headingScore)) * PREVIEW + alike };
  });
  return judged.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function parse(text: string, delimiter: string, preview = 0): string[][] {
  return Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false }).data;
}

/**
 * The text of a file: by its byte order mark, else UTF-16 where every other byte is zero, else UTF-8, and where that
 * doesn't hold windows-1252, as spreadsheets of Western offices save it.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 1_000);
  const zeros = (parity: number) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zeros(1) > start.length / 4) return "utf-16le";
  if (zeros(0) > start.length / 4) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
