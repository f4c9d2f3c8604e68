import { htmlToText } from "#server/lib/html-text.ts";
import { type Attributes, readTokens } from "#server/lib/html-tokens.ts";
import type { JsonObject } from "./json-ld.ts";
import { Microdata } from "./microdata.ts";

/** The selectors of the elements to read, by field: `h1`, `.class`, `#id`, `[attribute=value]`, or `tag.class`. */
export type Selectors<Field extends string> = Readonly<Partial<Record<Field, readonly string[]>>>;

/** A page's machine-readable data, and the HTML of the selected elements. */
export type PageContent<Field extends string> = {
  scripts: string[];
  meta: Map<string, string>;
  title: string;
  /** The JobPostings in the page's microdata. */
  items: JsonObject[];
  /** The HTML of the first element of each selector, in the order of the field's selectors. */
  elements: Map<Field, string[]>;
};

const SCRIPTS_MAX = 100;
/** The maximum length of the page's title and of its other metadata. */
const META_MAX = 10_000;
/** The maximum number of nested elements whose content is read. */
const OPEN_MAX = 16;
const ATTRIBUTES = new Set(
  "type property name content class id role src datetime href itemprop itemscope itemtype data-testid data-qa data-automation-id data-automation data-at data-test".split(
    " ",
  ),
);
/** The attributes that a selector can test. */
const SELECTABLE = [
  "data-testid",
  "data-qa",
  "data-automation-id",
  "data-automation",
  "data-at",
  "data-test",
  "role",
  "itemprop",
];

/** An element that isn't closed yet. */
type Open = { name: string; depth: number; onClose: (end: number) => void };

/** Collects a page's JSON-LD scripts, microdata, metadata, title, and selected elements in one pass. */
export function readContent<Field extends string>(
  html: string,
  byField: Selectors<Field>,
): PageContent<Field> {
  const page = { scripts: [] as string[], meta: new Map<string, string>() };
  const selectors = new Set(
    Object.values<readonly string[] | undefined>(byField).flatMap((all) => all ?? []),
  );
  const texts = new Map<string, string>();
  const microdata = new Microdata(html);
  let title: string | null = null;
  let reading: "script" | "title" | null = null;
  let open: Open[] = [];
  const depths = new Map<string, number>();
  const watch = (name: string, onClose: Open["onClose"]) => {
    if (open.length < OPEN_MAX) open.push({ name, depth: depths.get(name) ?? 0, onClose });
    else onClose(0);
  };
  const readHeadElement = (name: string, attributes: Attributes) => {
    const { type, property, name: metaName, content } = attributes;
    if (name === "script" && type?.trim().toLowerCase().split(";")[0]?.trim() === "application/ld+json") {
      if (page.scripts.length === SCRIPTS_MAX) return;
      reading = "script";
      page.scripts.push("");
    } else if (name === "title" && title === null) {
      reading = "title";
      title = "";
    } else if (name === "meta" && content) {
      const key = (property ?? metaName ?? "").toLowerCase();
      if (key && !page.meta.has(key)) page.meta.set(key, content.trim().slice(0, META_MAX));
    }
  };
  readTokens(html, {
    described: "all",
    attributes: ATTRIBUTES,
    onOpen(name, attributes, start, isClosed) {
      readHeadElement(name, attributes);
      if (!isClosed) depths.set(name, (depths.get(name) ?? 0) + 1);
      for (const selector of selectors.size === 0 || isClosed ? [] : matching(selectors, name, attributes)) {
        if (texts.has(selector)) continue;
        texts.set(selector, "");
        watch(name, (end) => texts.set(selector, html.slice(start, Math.max(start, end))));
      }
      const onClose = microdata.open(name, attributes, start, isClosed);
      if (onClose && isClosed) onClose(start);
      else if (onClose) watch(name, onClose);
    },
    onText(text) {
      if (reading === "script") page.scripts[page.scripts.length - 1] += text;
      else if (reading === "title") title += text;
    },
    onClose(name, end) {
      reading = null;
      const depth = Math.max(0, (depths.get(name) ?? 0) - 1);
      depths.set(name, depth);
      if (open.length === 0) return;
      const first = open.findIndex((item) => item.name === name && item.depth > depth);
      if (first === -1) return;
      // Elements without an end tag end with the one that contains them.
      for (const item of open.slice(first).reverse()) item.onClose(end);
      open = open.slice(0, first);
    },
  });
  for (const item of open.reverse()) item.onClose(html.length);
  return {
    ...page,
    title: (title ?? "").slice(0, META_MAX),
    items: microdata.items,
    elements: elementsOf(byField, texts),
  };
}

/** Returns the selectors that an element's tag, class, id, or attributes match. */
function matching(selectors: ReadonlySet<string>, name: string, attributes: Attributes): string[] {
  const keys = [name];
  if (attributes.id) keys.push(`#${attributes.id}`);
  for (const part of attributes.class?.split(/\s+/, CLASSES_MAX) ?? [])
    keys.push(`.${part}`, `${name}.${part}`);
  for (const attribute of SELECTABLE) {
    const value = attributes[attribute];
    if (value !== undefined) keys.push(`[${attribute}=${value}]`);
  }
  return keys.filter((key) => selectors.has(key));
}
const CLASSES_MAX = 40;

function elementsOf<Field extends string>(byField: Selectors<Field>, texts: ReadonlyMap<string, string>) {
  const elements = new Map<Field, string[]>();
  for (const [field, selectors] of Object.entries(byField) as [Field, readonly string[]][]) {
    elements.set(
      field,
      selectors.flatMap((selector) => texts.get(selector) ?? []),
    );
  }
  return elements;
}

const LINE_HTML_MAX = 4_000;

/** Returns an element's text in one line, with spaces between its child elements. */
export function lineOfHtml(html: string): string {
  return htmlToText(html.slice(0, LINE_HTML_MAX).replaceAll("><", "> <")).replace(/\s+/g, " ").trim();
}
