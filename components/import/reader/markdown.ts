import { type Table, tablesOf } from "./table.ts";

/** The line below the headings: `|---|:--:|`. */
const RULE = /^\|[\s:|-]+$/;

/** Reads the tables of a Markdown file, such as career-ops' tracker; null if it has none. A bar in a cell is written `\|`. */
export function readMarkdown(name: string, text: string): Table[] | null {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const isTable = lines.some((line, index) => RULE.test(line) && lines[index - 1]?.startsWith("|"));
  return isTable ? tablesOf(name, lines.map(cellsOf)) : null;
}

function cellsOf(line: string): string[] {
  if (!line.startsWith("|") || RULE.test(line)) return [];
  const inner = line.slice(1, line.endsWith("|") && !line.endsWith("\\|") ? -1 : undefined);
  return inner.split(/(?<!\\)\|/).map((cell) => withoutEmphasis(cell.trim()).replaceAll("\\|", "|"));
}

/** Returns a cell without the marks of bold, italic, or code text around it. */
function withoutEmphasis(cell: string): string {
  return /^(\*\*|__|[*`])([^*_`]{1,2000})\1$/.exec(cell)?.[2] ?? cell;
}
