import { Parser } from "htmlparser2";

const BLOCKS = new Set(["p", "div", "ul", "ol", "br", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "section"]);
const SILENT = new Set(["script", "style", "noscript", "template"]);

/** The text of a piece of HTML, with its paragraphs and list items as lines. Markup that was escaped once more counts. */
export function htmlToText(html: string): string {
  const markup = !html.includes("<") && html.includes("&lt;") ? plain(html) : html;
  return plain(markup)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function plain(html: string): string {
  let text = "";
  let silent = 0;
  const parser = new Parser({
    onopentag(name) {
      if (SILENT.has(name)) silent++;
      else if (name === "li") text += "\n• ";
      else if (BLOCKS.has(name)) text += "\n";
    },
    ontext(part) {
      if (silent === 0) text += part;
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent--;
      else if (BLOCKS.has(name) && name !== "br") text += "\n";
    },
  });
  parser.end(html);
  return text;
}

/** What a page says of itself to machines. */
export type PageContent = { scripts: string[]; meta: Map<string, string>; title: string };

/** Gathers a page's JSON-LD scripts, its Open Graph and other meta data, and its title. */
export function readContent(html: string): PageContent {
  const scripts: string[] = [];
  const meta = new Map<string, string>();
  let title: string | null = null;
  let reading: "script" | "title" | null = null;
  const parser = new Parser({
    onopentag(name, { type, property, name: metaName, content }) {
      if (name === "script" && type?.trim().toLowerCase() === "application/ld+json") {
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
    ontext(text) {
      if (reading === "script") scripts[scripts.length - 1] += text;
      else if (reading === "title") title += text;
    },
    onclosetag() {
      reading = null;
    },
  });
  parser.end(html);
  return { scripts, meta, title: title ?? "" };
}
