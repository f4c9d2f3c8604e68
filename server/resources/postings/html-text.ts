import { readTokens } from "./html-tokens.ts";

const BLOCKS = new Set(["p", "div", "ul", "ol", "br", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "section"]);
const SILENT = new Set(["script", "style", "noscript", "template"]);

/** Converts HTML to text, with its paragraphs and list items as lines. Reads markup that was escaped twice, too. */
export function htmlToText(html: string): string {
  const markup = !html.includes("<") && html.includes("&lt;") ? plain(html) : html;
  return plain(markup)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Elements that end an open paragraph or row. */
const ENDS_OPEN = new Set([...BLOCKS, "article", "blockquote", "dl", "form", "hr", "main", "pre", "table"]);
ENDS_OPEN.delete("br");

function plain(html: string): string {
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
  readTokens(html, {
    onOpen(name) {
      if (SILENT.has(name)) return silence(name, 1);
      if (ENDS_OPEN.has(name)) endOpen();
      if (name === "li") text += "\n• ";
      else if (BLOCKS.has(name)) text += "\n";
      if (name === "p" || name === "tr") isOpen = true;
    },
    onText(part) {
      if (depth === 0) text += part;
    },
    onClose(name) {
      if (SILENT.has(name)) return silence(name, -1);
      if (!BLOCKS.has(name) || name === "br") return;
      endOpen();
      if (name !== "p" && name !== "tr") text += "\n";
    },
  });
  return text;
}

/** The most JSON-LD scripts of a page that are read. */
const SCRIPTS_MAX = 100;

/** A page's machine-readable data. */
export type PageContent = { scripts: string[]; meta: Map<string, string>; title: string };

/** Collects a page's JSON-LD scripts, its Open Graph and other metadata, and its title. */
export function readContent(html: string): PageContent {
  const scripts: string[] = [];
  const meta = new Map<string, string>();
  let title: string | null = null;
  let reading: "script" | "title" | null = null;
  readTokens(html, {
    described: new Set(["script", "meta"]),
    attributes: new Set(["type", "property", "name", "content"]),
    onOpen(name, { type, property, name: metaName, content }) {
      if (name === "script" && type?.trim().toLowerCase() === "application/ld+json") {
        if (scripts.length === SCRIPTS_MAX) return;
        reading = "script";
        scripts.push("");
      } else if (name === "title" && title === null) {
        reading = "title";
        title = "";
      } else if (name === "meta" && content) {
        const key = (property ?? metaName ?? "").toLowerCase();
        if (key && !meta.has(key)) meta.set(key, content.trim());
      }
    },
    onText(text) {
      if (reading === "script") scripts[scripts.length - 1] += text;
      else if (reading === "title") title += text;
    },
    onClose() {
      reading = null;
    },
  });
  return { scripts, meta, title: title ?? "" };
}
