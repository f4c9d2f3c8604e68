import { createHash } from "node:crypto";
import type { AccountId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { readMapping, writeMapping } from "./store/mappings.ts";

/** How a file of these headings was mapped the last time; null where none was. */
export function recallMapping(sql: Sql, accountId: AccountId, headings: string[]): Promise<unknown> {
  return readMapping(sql, accountId, digestOf(headings));
}

/** Keeps a mapping with the account, for the next file of these headings. */
export function rememberMapping(
  sql: Sql,
  accountId: AccountId,
  headings: string[],
  mapping: unknown,
  at: Date,
): Promise<void> {
  return writeMapping(sql, accountId, digestOf(headings), mapping, at);
}

/** Headings are of any number and length; their digest is what the table is keyed by. */
function digestOf(headings: string[]): string {
  return createHash("sha256").update(JSON.stringify(headings)).digest("hex");
}
