import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { KIB } from "#domain/units.ts";
import { isSealOf, sealOf } from "#server/lib/signing-secrets.ts";
import { invalidField } from "./errors.ts";

export const DEFAULT_LIMIT = LIMITS.requests.pageSize;
export const MAX_LIMIT = LIMITS.requests.pageSizeMost;
/** The bytes of a page that its items may use; the rest is for the cursor. */
const ITEM_BYTES = LIMITS.requests.pageBytes - 16 * KIB;
/** The most bytes that a character takes in JSON, and that an item's other fields take. */
const CHARACTER = 6;
const FIELDS = 2 * KIB;

/** The two paging fields of a list's input. */
export const pageFields = {
  limit: z
    .int()
    .min(1)
    .max(MAX_LIMIT)
    .default(DEFAULT_LIMIT)
    .describe(`1 to ${MAX_LIMIT}. Defaults to ${DEFAULT_LIMIT}.`),
  cursor: z.string().max(2_048).optional().describe("The previous page's nextCursor."),
};

/** Returns the schema of a list's response. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    hasMore: z.boolean().describe("True if there is another page."),
    nextCursor: z.string().nullable().describe("Send it as `cursor` for the next page; null on the last."),
  });
}

/** Returns a function that returns an item with only these fields. */
export function only<Item extends object>(...names: readonly (keyof Item)[]) {
  return (item: Item) => Object.fromEntries(names.map((name) => [name, item[name]])) as Partial<Item>;
}

/** Returns a function that compacts each item of a page. */
export function compactPage<Item>(compact: (item: Item) => object) {
  return <Page extends { data: Item[] }>(page: Page) => ({ ...page, data: page.data.map(compact) });
}

type Key = (string | number | null)[];
export type ListInput = Record<string, unknown> & { limit: number; cursor?: string | undefined };

/** The list that a cursor belongs to: its operation, tenant, and filters, the same for every page. */
export type ListIdentity = { operation: string; tenant: string; input: ListInput };

/**
 * Returns the key after which the requested page begins, or null for the first page.
 * @throws validation_failed if the cursor is forged, or belongs to another list or other filters
 */
export function openCursor(list: ListIdentity): Key | null {
  if (list.input.cursor === undefined) return null;
  const [payload = "", seal = "", ...more] = list.input.cursor.split(".");
  if (more.length > 0 || !isSealOf(sealedText(list, payload), seal)) {
    throw invalidField(
      ["cursor"],
      "This cursor doesn't belong to this list with these filters. Start again without a cursor.",
    );
  }
  return JSON.parse(Buffer.from(payload, "base64url").toString()) as Key;
}

/**
 * Returns a page. It ends at the limit, or before the item that would make it too large.
 * @param rows in order, with at least one more than the limit if there is another page
 * @param keyOf the sort key of a row, after which the next page begins
 */
export function page<Row, Item>(
  list: ListIdentity,
  rows: Row[],
  keyOf: (row: Row) => Key,
  present: (row: Row) => Item,
) {
  const data = withinBytes(rows.slice(0, list.input.limit).map(present));
  const last = rows[data.length - 1];
  const hasMore = rows.length > data.length;
  return {
    data,
    hasMore,
    nextCursor: hasMore && last ? cursorOf(list, keyOf(last)) : null,
  };
}

/**
 * Returns as many of the first items as fit on a page, and at least one.
 * @param most the most bytes that all items together may take, if they are only a part of the page
 */
export function withinBytes<Item>(items: Item[], most = ITEM_BYTES): Item[] {
  if (items.reduce<number>((sum, item) => sum + lengthOf(item) * CHARACTER + FIELDS, 0) <= most) {
    return items;
  }
  let bytes = 0;
  const end = items.findIndex((item, at) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    return at > 0 && bytes > most;
  });
  return end === -1 ? items : items.slice(0, end);
}

/** The number of rows whose items are read first, and the most that are read at a time. */
const READ_FIRST = 10;
const READ_MOST = 40;

/**
 * Reads items for as many of the first rows as fit on a page, and at least one. Reads in batches, so that few
 * items are read that don't fit.
 */
export async function readWithinBytes<Row, Item>(
  rows: readonly Row[],
  read: (some: Row[]) => Promise<Item[]>,
): Promise<Item[]> {
  let items: Item[] = [];
  for (let count = READ_FIRST; items.length < rows.length; count = Math.min(2 * count, READ_MOST)) {
    const next = [...items, ...(await read(rows.slice(items.length, items.length + count)))];
    items = withinBytes(next);
    if (items.length < next.length) break;
  }
  return items;
}

/** Returns the total length of the strings in a value. */
function lengthOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return 0;
  let length = 0;
  for (const part of Object.values(value)) length += lengthOf(part);
  return length;
}

function cursorOf(list: ListIdentity, key: Key): string {
  const payload = Buffer.from(JSON.stringify(key)).toString("base64url");
  return `${payload}.${sealOf(sealedText(list, payload))}`;
}

/** Returns the text that a cursor's seal covers: its payload, list, and filters. */
function sealedText({ operation, tenant, input }: ListIdentity, payload: string): string {
  const { limit: _limit, cursor: _cursor, ...filters } = input;
  return JSON.stringify([operation, tenant, filters, payload]);
}
