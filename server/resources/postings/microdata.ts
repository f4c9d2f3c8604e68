import { htmlToText } from "#server/lib/html-text.ts";
import type { Attributes } from "#server/lib/html-tokens.ts";
import type { Json, JsonObject } from "./json-ld.ts";

const ITEMS_MAX = 20;
const PROPERTIES_MAX = 400;
const SHORT_MAX = 4_000;
/** Properties that are read as HTML. Others are read as a line of text. */
const LONG = new Set(
  "description responsibilities qualifications skills educationRequirements experienceRequirements incentiveCompensation incentives jobBenefits".split(
    " ",
  ),
);
/** Properties whose value is the address in the element's `href`. */
const ADDRESSES = /^(?:url|sameas|image|logo)$/i;

/** Collects the JobPostings (schema.org) in a page's microdata, in the shape of JSON-LD. */
export class Microdata {
  readonly items: JsonObject[] = [];
  /** The items that contain the current element, the innermost last. */
  readonly #open: JsonObject[] = [];
  /** The remaining budget. Nested properties repeat text, so all texts together are limited to the page's length. */
  readonly #left: { properties: number; characters: number };
  readonly #html: string;

  constructor(html: string) {
    this.#html = html;
    this.#left = { properties: PROPERTIES_MAX, characters: html.length };
  }

  /**
   * Reads an element's start tag.
   * @param start the position after the tag
   * @returns the function to call with the position of the element's end, if it is an item or a property
   */
  open(
    name: string,
    attributes: Attributes,
    start: number,
    isClosed: boolean,
  ): ((end: number) => void) | null {
    const { itemprop, itemscope, itemtype = "" } = attributes;
    if (itemscope !== undefined) return this.#openItem(itemprop, itemtype, isClosed);
    const item = this.#open.at(-1);
    if (itemprop === undefined || !item || this.#left.properties <= 0) return null;
    this.#left.properties -= 1;
    const value = valueIn(name, itemprop, attributes);
    if (value !== null) {
      add(item, itemprop, value);
      return null;
    }
    return (end) => add(item, itemprop, this.#textOf(itemprop, start, end));
  }

  #openItem(itemprop: string | undefined, itemtype: string, isClosed: boolean): (() => void) | null {
    const parent = this.#open.at(-1);
    const type = itemtype.trim().replace(/^.*[/#]/, "");
    const isPosting = type === "JobPosting";
    if ((!parent && !isPosting) || isClosed || this.items.length >= ITEMS_MAX) return null;
    const item: JsonObject = type === "" ? {} : { "@type": type };
    if (isPosting) this.items.push(item);
    else if (parent && itemprop !== undefined) add(parent, itemprop, item);
    this.#open.push(item);
    return () => {
      const at = this.#open.lastIndexOf(item);
      if (at !== -1) this.#open.splice(at);
    };
  }

  #textOf(itemprop: string, start: number, end: number): string {
    const isLong = LONG.has(itemprop);
    const most = isLong ? this.#left.characters : Math.min(SHORT_MAX, this.#left.characters);
    const html = this.#html.slice(start, Math.min(end, start + most));
    this.#left.characters -= html.length;
    return isLong ? html : htmlToText(html);
  }
}

/** Returns the value in an element's attributes (HTML standard, "the value of a property"); null if it is the element's text. */
function valueIn(
  name: string,
  itemprop: string,
  { content, href, src, datetime }: Attributes,
): string | null {
  if (content !== undefined) return content;
  if (name === "time" && datetime !== undefined) return datetime;
  if (name === "link" || (ADDRESSES.test(itemprop) && href !== undefined)) return href ?? "";
  return name === "img" || name === "meta" ? (src ?? "") : null;
}

/** Adds a value to each of the properties that an element names. */
function add(item: JsonObject, itemprop: string, value: Json): void {
  for (const name of itemprop.trim().split(/\s+/, 5)) {
    if (name === "__proto__") continue;
    const before = item[name];
    if (before === undefined) item[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else item[name] = [before, value];
  }
}
