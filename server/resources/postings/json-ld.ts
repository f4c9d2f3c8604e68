/** A node of JSON-LD, or any other JSON value. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

const DEPTH_MAX = 12;
/** The most nodes of a page's scripts that are searched. */
const NODES_MAX = 20_000;

/** The data that a page's scripts have: its JobPostings (schema.org), and the name of the organization that publishes it. */
export type Things = { postings: Found[]; organization: string | null };
/** A posting, and whether a list of several has it. */
type Found = { posting: JsonObject; isListed: boolean };

/**
 * Finds the JobPostings in a page's JSON-LD scripts, wherever they are: alone, in a list, in `@graph`, or inside another thing. Skips a
 * script that isn't JSON.
 */
export function findThings(scripts: readonly string[]): Things {
  const found: Things & { left: number } = { postings: [], organization: null, left: NODES_MAX };
  for (const script of scripts) search(parse(script), 0, false, found);
  return found;
}

function search(node: Json, depth: number, isListed: boolean, found: Things & { left: number }): void {
  if (node === null || typeof node !== "object" || depth > DEPTH_MAX) return;
  const types = Array.isArray(node) ? [] : typesOf(node);
  if (!Array.isArray(node) && types.includes("JobPosting")) {
    found.postings.push({ posting: node, isListed });
    return;
  }
  if (!Array.isArray(node) && types.some((type) => ORGANIZATIONS.has(type)))
    found.organization ??= textOf(node.name);
  const isList = isListed || types.includes("ItemList");
  for (const name in node) {
    found.left -= 1;
    if (found.left < 0) return;
    search((node as Readonly<Record<string, Json>>)[name] ?? null, depth + 1, isList, found);
  }
}
const ORGANIZATIONS = new Set(["Organization", "Corporation", "LocalBusiness"]);

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
