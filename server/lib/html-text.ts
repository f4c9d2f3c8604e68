import { type Attributes, readTokens } from "./html-tokens.ts";

const BLOCKS = new Set([
  "p",
  "div",
  "ul",
  "ol",
  "br",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "tr",
  "section",
  "dd",
]);
const SILENT = new Set(["script", "style", "noscript", "template"]);

/** Checks whether an element, with all that is in it, is left out. */
export type Pruned = (name: string, attributes: Attributes) => boolean;

/**
 * Converts HTML to text, with its paragraphs and list items as lines, and cells of headings as labels. Also
 * reads markup that was escaped twice.
 */
export function htmlToText(html: string, isPruned?: Pruned): string {
  const markup = !html.includes("<") && html.includes("&lt;") ? plain(html) : html;
  return plain(markup, isPruned)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Elements that end an open paragraph or row. */
const ENDS_OPEN = new Set([...BLOCKS, "article", "blockquote", "dl", "form", "hr", "main", "pre", "table"]);
ENDS_OPEN.delete("br");

/** The attributes that say what an element is for. */
const PURPOSE = new Set(["class", "id", "role", "hidden"]);
/** Elements whose text is a label of what follows. */
const LABELS = new Set(["th", "dt"]);

function plain(html: string, isPruned?: Pruned): string {
  let text = "";
  let isOpen = false;
  /** The open elements without text, by name. */
  const silent = new Map<string, number>();
  let depth = 0;
  const silence = (name: string, by: 1 | -1) => {
    const open = (silent.get(name) ?? 0) + by;
    if (open < 0) return;
    silent.set(name, open);
    depth += by;
  };
  const endOpen = () => {
    if (isOpen) text += "\n";
    isOpen = false;
  };
  let skipped = { name: "", open: 0 };
  readTokens(html, {
    ...(isPruned ? { described: "all" as const, attributes: PURPOSE } : {}),
    onOpen(name, attributes, _end, isClosed) {
      if (skipped.open > 0) {
        if (name === skipped.name && !isClosed) skipped.open += 1;
        return;
      }
      if (!isClosed && isPruned?.(name, attributes)) {
        skipped = { name, open: 1 };
        return;
      }
      if (SILENT.has(name)) return silence(name, 1);
      if (ENDS_OPEN.has(name)) endOpen();
      if (name === "li") text += "\n• ";
      else if (BLOCKS.has(name)) text += "\n";
      if (name === "p" || name === "tr") isOpen = true;
    },
    onText(part) {
      if (depth === 0 && skipped.open === 0) text += part;
    },
    onClose(name) {
      if (skipped.open > 0) {
        if (name === skipped.name) skipped.open -= 1;
        return;
      }
      if (LABELS.has(name) && /[^:：\s]\s?$/.test(text.slice(-2))) text += ": ";
      else if (name === "td") text += " ";
      if (SILENT.has(name)) return silence(name, -1);
      if (!BLOCKS.has(name) || name === "br") return;
      endOpen();
      if (name !== "p" && name !== "tr") text += "\n";
    },
  });
  return text;
}
