import { htmlToText } from "#server/lib/html-text.ts";
import type { Attributes } from "#server/lib/html-tokens.ts";
import type { Json, JsonObject } from "./json-ld.ts";

/** The most postings and properties that are read. */
const ITEMS_MAX = 20;
const PROPERTIES_MAX = 400;
const SHORT_MAX = 4_000;
/** Properties that are read as HTML; others are a line of text. */
const LONG = new Set(
  "description responsibilities qualifications skills educationRequirements experienceRequirements incentiveCompensation incentives jobBenefits".split(
    " ",
  ),
);
/** Elements whose value is an address, unless the property is a name of something. */
const ADDRESSES = /^(?:url|sameas|image|logo)$/i;

/** Collects the JobPostings (schema.org) in a page's microdata, in the form of JSON-LD. */
export class Microdata {
  readonly items: JsonObject[] = [];
  /** The things around the current element, the innermost last. */
  readonly #things: JsonObject[] = [];
  /** All texts together are at most as long as the page, although properties can be within others. */
  readonly #left: { properties: number; characters: number };
  readonly #html: string;

  constructor(html: string) {
    this.#html = html;
    this.#left = { properties: PROPERTIES_MAX, characters: html.length };
  }

  /**
   * Notes an element.
   * @param start the position after its tag
   * @returns the function to call at the position of its end, if the element is a thing or a property
   */
  open(
    name: string,
    attributes: Attributes,
    start: number,
    isClosed: boolean,
  ): ((end: number) => void) | null {
    const { itemprop, itemscope, itemtype = "" } = attributes;
    if (itemscope !== undefined) return this.#openThing(itemprop, itemtype, isClosed);
    const thing = this.#things.at(-1);
    if (itemprop === undefined || !thing || this.#left.properties <= 0) return null;
    this.#left.properties -= 1;
    const value = valueIn(name, itemprop, attributes);
    if (value !== null) {
      add(thing, itemprop, value);
      return null;
    }
    return (end) => add(thing, itemprop, this.#textOf(itemprop, start, end));
  }

  #openThing(itemprop: string | undefined, itemtype: string, isClosed: boolean): (() => void) | null {
    const around = this.#things.at(-1);
    const type = itemtype.trim().replace(/^.*[/#]/, "");
    const isPosting = type === "JobPosting";
    if ((!around && !isPosting) || isClosed || this.items.length >= ITEMS_MAX) return null;
    const thing: JsonObject = type === "" ? {} : { "@type": type };
    if (isPosting) this.items.push(thing);
    else if (around && itemprop !== undefined) add(around, itemprop, thing);
    this.#things.push(thing);
    return () => {
      const at = this.#things.lastIndexOf(thing);
      if (at !== -1) this.#things.splice(at);
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
function add(thing: JsonObject, itemprop: string, value: Json): void {
  for (const name of itemprop.trim().split(/\s+/, 5)) {
    if (name === "__proto__") continue;
    const before = thing[name];
    if (before === undefined) thing[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else thing[name] = [before, value];
  }
}
