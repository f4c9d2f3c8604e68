import { htmlToText } from "#server/lib/html-text.ts";
import { type Attributes, readTokens } from "#server/lib/html-tokens.ts";
import type { JsonObject } from "./json-ld.ts";
import { Microdata } from "./microdata.ts";
import { isAboutOthers } from "./unrelated-parts.ts";

/** The selectors of the elements to read, by field: `h1`, `.class`, `#id`, `[attribute=value]`, or `tag.class`. */
export type Selectors<Field extends string> = Readonly<Partial<Record<Field, readonly string[]>>>;

/** A page's machine-readable data, and the HTML of the selected elements. */
export type PageContent<Field extends string> = {
  scripts: string[];
  /** The scripts that aren't JSON-LD. Some contain the posting as data. */
  programs: string[];
  meta: Map<string, string>;
  title: string;
  /** The JobPostings in the page's microdata. */
  items: JsonObject[];
  /** The HTML of the first element of each selector, in the order of the field's selectors. */
  elements: Map<Field, string[]>;
  /** The HTML of the short elements whose class, id, or data attributes name a fact. */
  hints: Map<Hint, string[]>;
  /** The alternative texts of the page's first pictures, such as its logo. */
  pictures: string[];
};

const SCRIPTS_MAX = 100;
/** The maximum length of the page's title and of its other metadata. */
const META_MAX = 10_000;
/** The maximum number of nested elements whose content is read. */
const OPEN_MAX = 16;
/** The attributes that name a site's elements for its tests. */
const TEST_NAMES = [
  "data-testid",
  "data-qa",
  "data-automation-id",
  "data-automation",
  "data-at",
  "data-test",
];
/** The attributes that a selector can test. */
const SELECTABLE = [...TEST_NAMES, "role", "itemprop"];
const ATTRIBUTES = new Set([
  ..."type property name content class id hidden alt src datetime href itemscope itemtype".split(" "),
  ...SELECTABLE,
]);

/** An element that isn't closed yet. */
type Open = { name: string; depth: number; onClose: (end: number) => void };

/** Collects a page's JSON-LD scripts, microdata, metadata, title, and selected elements in one pass. */
export function readContent<Field extends string>(
  html: string,
  byField: Selectors<Field>,
): PageContent<Field> {
  const page = {
    scripts: [] as string[],
    programs: [] as string[],
    meta: new Map<string, string>(),
    hints: new Map<Hint, string[]>(),
    pictures: [] as string[],
  };
  const selectors = new Set(
    Object.values<readonly string[] | undefined>(byField).flatMap((all) => all ?? []),
  );
  const texts = new Map<string, string>();
  const microdata = new Microdata(html);
  let title: string | null = null;
  let reading: "scripts" | "programs" | "title" | null = null;
  let open: Open[] = [];
  const depths = new Map<string, number>();
  const watch = (name: string, onClose: Open["onClose"], most = OPEN_MAX) => {
    if (open.length < most) open.push({ name, depth: depths.get(name) ?? 0, onClose });
    else onClose(0);
  };
  const readHeadElement = (name: string, attributes: Attributes) => {
    const { type, property, name: metaName, content } = attributes;
    if (name === "script") {
      const isJsonLd = type?.trim().toLowerCase().split(";")[0]?.trim() === "application/ld+json";
      const kind = isJsonLd ? "scripts" : "programs";
      if (page[kind].length === SCRIPTS_MAX) return;
      reading = kind;
      page[kind].push("");
    } else if (name === "title" && title === null) {
      reading = "title";
      title = "";
    } else if (name === "meta" && content) {
      const key = (property ?? metaName ?? "").toLowerCase();
      if (key && !page.meta.has(key)) page.meta.set(key, content.trim().slice(0, META_MAX));
    } else if (name === "img" && attributes.alt && page.pictures.length < PICTURES_MAX)
      page.pictures.push(attributes.alt.slice(0, HINT_MAX));
  };
  const readHint = (name: string, attributes: Attributes, start: number) => {
    const hint = hintOf(name, attributes);
    if (hint === null) return;
    const found = page.hints.get(hint) ?? [];
    page.hints.set(hint, found);
    const keep = (end: number) => {
      const isShort = end > start && end - start <= HINT_HTML_MAX;
      if (isShort && found.length < HINTS_MAX) found.push(html.slice(start, end));
    };
    watch(name, keep, OPEN_MAX / 2);
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
      if (!isClosed) readHint(name, attributes, start);
    },
    onText(text) {
      if (reading === "title") title += text;
      else if (reading !== null) page[reading][page[reading].length - 1] += text;
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

/** A fact that the name of an element announces. */
export type Hint = "company" | "link" | "place" | "pay" | "mode" | "type";
/** The ends of elements' names, such as "job-header__company", "employerName", or "location-tag". */
const HINTS: readonly (readonly [Hint, RegExp])[] = [
  [
    "company",
    /(?<![a-z])(?:company|employer|advertiser|organi[sz]ation|org|agency)(?:-name(?:-link)?)?(?= |$)/,
  ],
  [
    "place",
    /(?<![a-z])(?:location|loc|city|locality|poblacion|standort|lieu|ubicacion)s?(?:-(?:name|tag|text|lbl))?(?= |$)/,
  ],
  [
    "pay",
    /(?<![a-z])(?:salary|pay-range|compensation|earning)s?(?:-(?:range|lbl|amount|section|text))?(?= |$)/,
  ],
  [
    "mode",
    /(?<![a-z])(?:workplace-types?|remote-(?:type|status|policy)|work-(?:mode|model|arrangement)|office-days)(?= |$)/,
  ],
  ["type", /(?<![a-z])(?:(?:employment|work|job|contract)-type|commitment)s?(?= |$)/],
];
/** The path of a company's own page on a site of many companies. */
const COMPANY_PATH =
  /\/(?:compan(?:y|ies)|employers?|institutions?|cmp|empresas?|entreprises?|firmen)\/[^/#]{2,}/i;
const HINTS_MAX = 4;
const HINT_MAX = 120;
const HINT_HTML_MAX = 600;
const PICTURES_MAX = 6;
const NAMES_MAX = 400;
/** The attributes that name an element. */
const NAMING = new Set(["class", "id", ...TEST_NAMES]);

/** Returns the fact that an element's name announces; null if it is about others, or names none. */
function hintOf(name: string, attributes: Attributes): Hint | null {
  if (name === "a" && COMPANY_PATH.test(attributes.href ?? "")) return "link";
  let given = "";
  for (const key in attributes) if (NAMING.has(key)) given += ` ${attributes[key]}`;
  if (given === "") return null;
  const names = given
    .slice(0, NAMES_MAX)
    .replace(/(?<=[a-z])(?=[A-Z])|_/g, "-")
    .replace(/-{2,}/g, "-")
    .toLowerCase();
  const hint = HINTS.find(([, end]) => end.test(names))?.[0] ?? null;
  return hint === null || isAboutOthers(name, attributes) ? null : hint;
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

/** Returns the name in an element, without the text of a link or a button that follows it. */
export function nameOfHtml(html: string): string {
  return lineOfHtml(html.split(/<(?:a|button)[\s>]/, 1)[0] ?? "") || lineOfHtml(html);
}

/** Returns an element's text in one line, with spaces between its child elements. */
export function lineOfHtml(html: string): string {
  return htmlToText(html.slice(0, LINE_HTML_MAX).replaceAll("><", "> <")).replace(/\s+/g, " ").trim();
}
