import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { isSealOf, sealOf } from "#server/lib/signing-secrets.ts";
import { invalidField } from "./errors.ts";

export const DEFAULT_LIMIT = LIMITS.requests.pageSize;
export const MAX_LIMIT = LIMITS.requests.pageSizeMost;

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

/** A list's answer. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    hasMore: z.boolean().describe("Whether there is another page."),
    nextCursor: z.string().nullable().describe("Send it as `cursor` for the next page; null on the last."),
  });
}

/** A page with each item in its compact form. */
export function compactPage<Item>(compact: (item: Item) => object) {
  return <Page extends { data: Item[] }>(page: Page) => ({ ...page, data: page.data.map(compact) });
}

type Key = (string | number | null)[];
type ListInput = Record<string, unknown> & { limit: number; cursor?: string | undefined };

/** The list a cursor belongs to: its operation, its tenant and its filters, whatever page is asked. */
export type ListIdentity = { operation: string; tenant: string; input: ListInput };

/**
 * The key after which the asked page begins, or null for the first page.
 * @throws validation_failed for a cursor that is forged, or of another list or other filters
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
 * A page of rows that were read with one more than the limit, so that the extra one tells whether there are more.
 * @param keyOf the sort key of a row, which the next page begins after
 */
export function page<Row, Item>(
  list: ListIdentity,
  rows: Row[],
  keyOf: (row: Row) => Key,
  present: (row: Row) => Item,
) {
  const shown = rows.slice(0, list.input.limit);
  const last = shown.at(-1);
  const hasMore = rows.length > shown.length;
  return {
    data: shown.map(present),
    hasMore,
    nextCursor: hasMore && last ? cursorOf(list, keyOf(last)) : null,
  };
}

function cursorOf(list: ListIdentity, key: Key): string {
  const payload = Buffer.from(JSON.stringify(key)).toString("base64url");
  return `${payload}.${sealOf(sealedText(list, payload))}`;
}

/** What the seal of a cursor is on: its payload, of this list with these filters. */
function sealedText({ operation, tenant, input }: ListIdentity, payload: string): string {
  const { limit: _limit, cursor: _cursor, ...filters } = input;
  return JSON.stringify([operation, tenant, filters, payload]);
}
