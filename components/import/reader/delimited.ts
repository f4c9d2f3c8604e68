import Papa from "papaparse";
import { LIMITS } from "#domain/limits.ts";
import { headingScore, type Table, tablesOf, UnreadableFile } from "./table.ts";

const DELIMITERS = [",", ";", "\t", "|"];
const PREVIEW = 25;
/** The maximum number of lines, including empty ones and lines of other tables. A file can have millions, which would take 15 seconds. */
const LINES_MAX = 5 * LIMITS.quotas.cards;

/** Reads CSV and similar formats with any separator; a quoted cell can contain line breaks. @throws UnreadableFile for too many lines */
export function readDelimited(name: string, text: string): Table[] {
  // Excel's declaration of the separator.
  const declared = /^sep=(.)\r?\n/i.exec(text);
  const content = declared ? text.slice(declared[0].length) : text;
  const delimiter = declared?.[1] ?? delimiterOf(content);
  const lines = parse(content, delimiter, LINES_MAX + 1);
  if (lines.length > LINES_MAX) throw new UnreadableFile("tooLarge");
  return tablesOf(name, lines);
}

/** Returns the separator under which a row looks most like headings, otherwise the one under which most rows are equally wide. */
function delimiterOf(text: string): string {
  const scored = DELIMITERS.map((delimiter) => {
    const lines = parse(text, delimiter, PREVIEW);
    const widths = lines.map((line) => line.length).filter((width) => width > 1);
    const usual = widths.toSorted((a, b) => a - b)[widths.length >> 1];
    const alike = widths.filter((width) => width === usual).length;
    return { delimiter, score: Math.max(0, ...lines.map(headingScore)) * PREVIEW + alike };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function parse(text: string, delimiter: string, preview: number): string[][] {
  return Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: false }).data;
}

/**
 * Decodes the text of a file: by its byte order mark; otherwise as UTF-16 if every other byte is zero; otherwise as
 * UTF-8. If that isn't valid, decodes it as windows-1252, which spreadsheets in Western countries use, or as
 * windows-1250, which they use in Poland.
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
    // In windows-1252, the letters ł, ą, and ż would be signs, and no word has those inside it.
    const western = new TextDecoder("windows-1252").decode(bytes);
    return /\p{L}[³¹¿]\p{L}/u.test(western) ? "windows-1250" : "windows-1252";
  }
}
