/** A node of JSON-LD, or any other JSON value. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type JsonObject = { [name: string]: Json };

const DEPTH_MAX = 12;
/** The maximum number of nodes that are searched in a page's scripts. */
const NODES_MAX = 20_000;

/** The data in a page's scripts: its JobPostings (schema.org), and the name of the organization that publishes it. */
export type JsonLd = { postings: FoundPosting[]; organization: string | null };
/** A posting. `isListed` is true if it is in an ItemList. */
type FoundPosting = { posting: JsonObject; isListed: boolean };
type Search = JsonLd & { nodesLeft: number; nodesById: Map<string, JsonObject> };

/**
 * Finds the JobPostings in a page's JSON-LD scripts at any depth: alone, in a list, in `@graph`, or inside another node. Skips scripts
 * that aren't JSON.
 */
export function findJsonLd(scripts: readonly string[]): JsonLd {
  const found: Search = { postings: [], organization: null, nodesLeft: NODES_MAX, nodesById: new Map() };
  for (const script of scripts) search(parse(script), 0, false, found);
  for (const item of found.postings) item.posting = withReferences(item.posting, found.nodesById);
  return found;
}

/** Returns a posting with the nodes that it only names by their `@id`, such as its organization. */
function withReferences(posting: JsonObject, nodesById: ReadonlyMap<string, JsonObject>): JsonObject {
  const whole = { ...posting };
  for (const name in whole) {
    const value = whole[name];
    const id = isObject(value) && value.name === undefined ? value["@id"] : undefined;
    const node = typeof id === "string" ? nodesById.get(id) : undefined;
    if (node !== undefined) whole[name] = node;
  }
  return whole;
}

function search(node: Json, depth: number, isListed: boolean, result: Search): void {
  if (node === null || typeof node !== "object" || depth > DEPTH_MAX) return;
  const types = Array.isArray(node) ? [] : typesOf(node);
  if (!Array.isArray(node) && types.some((type) => type.toLowerCase() === "jobposting")) {
    result.postings.push({ posting: node, isListed });
    return;
  }
  if (!Array.isArray(node) && types.some((type) => ORGANIZATIONS.has(type)))
    result.organization ??= textOf(node.name);
  if (!Array.isArray(node) && types.length > 0 && typeof node["@id"] === "string")
    result.nodesById.set(node["@id"], node);
  const isList = isListed || types.includes("ItemList");
  for (const name in node) {
    result.nodesLeft -= 1;
    if (result.nodesLeft < 0) return;
    search((node as Readonly<Record<string, Json>>)[name] ?? null, depth + 1, isList, result);
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

/** Returns a value's text, or the `name` of a node. */
export function textOf(value: Json | undefined): string | null {
  const [first] = asList(value);
  if (typeof first === "string" || typeof first === "number") return String(first).trim() || null;
  return isObject(first) ? textOf(first.name) : null;
}

/** Checks whether a value is a node with properties. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Parses a script as JSON, even if it is wrapped in comments, or has unescaped line breaks, escaped quotation marks, or trailing commas.
 */
export function parse(script: string): Json {
  const bare = unwrap(script);
  if (!/^[[{]/.test(bare)) return null;
  const flat = bare.replace(/\p{Cc}+/gu, " ");
  const repaired = flat.replaceAll("&quot;", '"').replace(/,(?=\s*[\]}])/g, "");
  for (const text of new Set([bare, flat, repaired])) {
    try {
      return JSON.parse(text) as Json;
    } catch {
      // The text without control characters, entities, and trailing commas may be valid.
    }
  }
  return null;
}

const [OPENINGS, CLOSINGS] = [
  ["<!--", "//", "/*", "*/", "<![CDATA["],
  ["-->", "//", "/*", "*/", "]]>", ";"],
];

/**
 * Removes the comment and CDATA marks around a script's JSON, and semicolons after it. JSON itself never starts or ends with one of these.
 */
function unwrap(script: string): string {
  let text = script.trim();
  for (;;) {
    const opening = OPENINGS.find((mark) => text.startsWith(mark));
    const closing = CLOSINGS.find((mark) => text.endsWith(mark));
    if (opening === undefined && closing === undefined) return text;
    text = text.slice(opening?.length ?? 0, closing === undefined ? undefined : -closing.length).trim();
  }
}
