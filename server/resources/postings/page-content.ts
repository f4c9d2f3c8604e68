import { Parser } from "htmlparser2";

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
