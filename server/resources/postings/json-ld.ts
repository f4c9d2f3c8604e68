import type { Compensation } from "./contract.ts";

/** A node of JSON-LD, or any other JSON value. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

const DEPTH_MAX = 12;
/** The most nodes of a page's scripts that are searched. */
const NODES_MAX = 20_000;

/**
 * Returns the first JobPosting (schema.org) in a page's JSON-LD scripts, wherever it is: alone, in a list, in `@graph`, or inside another
 * thing. Returns null if there is none. Skips a script that isn't JSON.
 */
export function findJobPosting(scripts: readonly string[]): JsonObject | null {
  const left = { nodes: NODES_MAX };
  for (const script of scripts) {
    const posting = search(parse(script), 0, left);
    if (posting) return posting;
  }
  return null;
}

function search(node: Json, depth: number, left: { nodes: number }): JsonObject | null {
  if (node === null || typeof node !== "object" || depth > DEPTH_MAX) return null;
  if (!Array.isArray(node) && typesOf(node).includes("JobPosting")) return node;
  for (const name in node) {
    left.nodes -= 1;
    if (left.nodes < 0) return null;
    const child = (node as Readonly<Record<string, Json>>)[name] ?? null;
    const posting = search(child, depth + 1, left);
    if (posting) return posting;
  }
  return null;
}

function typesOf(node: JsonObject): string[] {
  return asList(node["@type"]).map((type) => (typeof type === "string" ? type.replace(/^.*[/#:]/, "") : ""));
}

/** Returns a value as a list: schema.org allows both a single value and a list. */
export function asList(value: Json | undefined): Json[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** Returns a node's text: its own, or the `name` of the thing in its place. */
export function textOf(value: Json | undefined): string | null {
  const [first] = asList(value);
  if (typeof first === "string" || typeof first === "number") return String(first).trim() || null;
  return isObject(first) ? textOf(first.name) : null;
}

/** Checks whether a value is a node with properties. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Parses a script as JSON. Pages wrap their JSON in comments, and leave line breaks in its strings. */
function parse(script: string): Json {
  const bare = unwrapped(script);
  if (!/^[[{]/.test(bare)) return null;
  const flat = /\p{Cc}/u.test(bare) ? [bare.replace(/\p{Cc}+/gu, " ")] : [];
  for (const text of [bare, ...flat]) {
    try {
      return JSON.parse(text) as Json;
    } catch {
      // The next form may be valid.
    }
  }
  return null;
}

const [OPENINGS, CLOSINGS] = [
  ["<!--", "//", "/*", "*/", "<![CDATA["],
  ["-->", "//", "/*", "*/", "]]>"],
];

/** Removes the comments and CDATA marks around a script's JSON, which never starts or ends with one. */
function unwrapped(script: string): string {
  let text = script.trim();
  for (;;) {
    const opening = OPENINGS.find((mark) => text.startsWith(mark));
    const closing = CLOSINGS.find((mark) => text.endsWith(mark));
    if (opening === undefined && closing === undefined) return text;
    text = text.slice(opening?.length ?? 0, closing === undefined ? undefined : -closing.length).trim();
  }
}

const FREQUENCIES: Record<string, Compensation["payFrequency"]> = {
  HOUR: "hourly",
  WEEK: "weekly",
  MONTH: "monthly",
  YEAR: "annually",
};
const AMOUNT_MAX = 1e12;

/** Converts a MonetaryAmount (schema.org) to a card's pay; undefined if it names no amount. */
export function compensationOf(salary: Json | undefined): Compensation | undefined {
  const [given] = asList(salary);
  const amount = isObject(given) ? given : { value: given ?? null };
  const [inner] = asList(amount.value);
  const value = isObject(inner) ? inner : amount;
  const single = amountOf(value.value ?? inner);
  const min = amountOf(value.minValue) ?? amountOf(amount.minValue);
  const max = amountOf(value.maxValue) ?? amountOf(amount.maxValue);
  if (single === undefined && min === undefined && max === undefined) return undefined;
  const currency = (textOf(amount.currency) ?? textOf(value.currency))?.toUpperCase();
  const unit = (textOf(value.unitText) ?? textOf(amount.unitText))?.toUpperCase();
  const isRange = min !== undefined || max !== undefined;
  return {
    ...(currency && /^[A-Z]{3}$/.test(currency) ? { currency } : {}),
    ...(unit ? { payFrequency: FREQUENCIES[unit] ?? "other" } : {}),
    ...(isRange ? {} : { payAmount: single }),
    ...(min === undefined ? {} : { salaryRangeMin: min }),
    ...(max === undefined ? {} : { salaryRangeMax: max }),
  } as Compensation;
}

/** Returns an amount written as a number or as text such as "52,000.50". */
function amountOf(value: Json | undefined): number | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  const text = String(value).trim();
  const amount = Number(/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text);
  return text !== "" && amount > 0 && amount <= AMOUNT_MAX ? amount : undefined;
}
