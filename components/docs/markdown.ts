import {
  type Block,
  type Cell,
  type DocsDocument,
  isStructure,
  type Line,
  type Structure,
} from "./document.ts";
import { hrefOfOperation } from "./pages.ts";

/**
 * Writes a page of the documentation as Markdown.
 * @param origin the prefix for links to other pages
 */
export function markdownOf({ above, title, lead, blocks, operation }: DocsDocument, origin: string): string {
  const { shown, badges = [], samples = [] } = operation ?? {};
  return `${paragraphs([
    above === undefined ? "" : lineOf(above, origin),
    `# ${title}`,
    badges.map(({ text, href }) => lineOf(href ? { text, href } : text, origin)).join(" · "),
    shown ? `${shown.method} ${inBackticks(shown.path)}` : "",
    lineOf(lead ?? "", origin),
    blocksOf([...blocks, ...samples], origin, 2),
  ])}\n`;
}

function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join("\n\n");
}

function blocksOf(blocks: readonly Block[], origin: string, level: number): string {
  return paragraphs(
    blocks.map((block) => (isStructure(block) ? structureOf(block, origin, level) : lineOf(block, origin))),
  );
}

/** Writes a block; `level` is the level of its headings. */
function structureOf(block: Structure, origin: string, level: number): string {
  const line = (given: Line) => lineOf(given, origin);
  const within = (blocks: readonly Block[], deeper = level) => blocksOf(blocks, origin, deeper);
  switch (block.kind) {
    case "section":
      return paragraphs([`${"#".repeat(level)} ${line(block.title)}`, within(block.blocks, level + 1)]);
    case "code":
      return paragraphs([block.caption, fenced(block.code)]);
    case "list":
      return block.items.map((item) => `- ${line(item)}`).join("\n");
    case "terms":
      return block.terms.map(([term, meaning]) => `- ${term}: ${line(meaning)}`).join("\n");
    case "table":
      return [
        block.columns.map(({ label }) => label),
        block.columns.map(() => "---"),
        ...block.rows.map((row) => row.map((cell) => cellOf(cell, origin))),
      ]
        .map((cells) => `| ${cells.join(" | ")} |`)
        .join("\n");
    case "tabs":
      return paragraphs(block.tabs.flatMap(({ label, blocks }) => [`**${label}**`, within(blocks)]));
    case "folded":
      return paragraphs([`**${block.title}**`, within(block.blocks)]);
    case "fields":
      return block.fields
        .map(({ name, type, place, required, description }) => {
          const facts = [type, place, required].flatMap((fact) => (fact === null ? [] : [`(${fact})`]));
          return `- ${inBackticks(name)} ${facts.join(" ")}${description === null ? "" : `\n  ${line(description)}`}`;
        })
        .join("\n");
    case "operations":
      return block.operations
        .map(({ name, method, path, summary }) => {
          return `- ${method} ${inBackticks(path)} ${line({ text: summary, href: hrefOfOperation(name) })}`;
        })
        .join("\n");
    case "quote":
      return block.text
        .split("\n")
        .map((text) => `> ${text}`.trimEnd())
        .join("\n");
    case "action":
      return line(block);
  }
}

function lineOf(line: Line, origin: string): string {
  if (typeof line === "string") return line.replaceAll("\n", " ");
  if (!("href" in line)) return line.map((part) => lineOf(part, origin)).join("");
  return `[${line.text}](${line.href.startsWith("/") ? origin + line.href : line.href})`;
}

function cellOf(cell: Cell, origin: string): string {
  const isLine = typeof cell === "string" || "href" in cell || !("text" in cell || "items" in cell);
  const text = isLine
    ? lineOf(cell, origin)
    : "items" in cell
      ? cell.items.map((item) => lineOf(item, origin)).join(" · ")
      : cell.text;
  return text.replaceAll("|", "\\|");
}

function inBackticks(text: string): string {
  return `\`${text}\``;
}

/** Writes code in a block whose fence is longer than any run of backticks in it. */
function fenced(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}
