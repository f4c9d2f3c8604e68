import { type Expression, type InferResult, sql as raw } from "kysely";
import type { Status } from "#domain/values.ts";
import { fieldsOf } from "#server/core/clauses.ts";
import type { AccountId } from "#server/core/ids.ts";
import { selectFrom } from "#server/core/statements.ts";
import { PORTION_BYTES } from "#server/core/streamed.ts";
import { type Cards, interviewCount, withCompany } from "./rows.ts";

/** The maximum rows in a portion. A portion ends with the card that reaches a limit, so it may be larger by one card. */
const PORTION_ROWS = 500;

/**
 * Splits the cards of a board into portions to read one at a time, column by column in their manual order. Computes lengths and versions
 * without reading the long texts.
 */
export function cardPortions(account: Expression<AccountId>, cards: Cards) {
  const sized = withCompany(account, cards).select((eb) => [
    ...fieldsOf("a", "id status rank"),
    raw<number>`coalesce(octet_length(a.notes), 0) + coalesce(octet_length(a.job_description), 0)
      + coalesce(octet_length(a.application_link), 0) + coalesce(octet_length(a.location::text), 0) + 500`.as(
      "bytes",
    ),
    raw<number>`greatest(octet_length(a.notes), octet_length(a.job_description), 0)`.as("longest"),
    raw<string>`md5(row(a.id, a.status, a.rank, a.updated_at, a.status_changed_at, a.is_auto_retired, a.coach_note_count,
      c.name, c.updated_at, r.name, r.file_name, ${interviewCount(account, eb.ref("a.id"))})::text)`.as(
      "version",
    ),
  ]);
  const inOrder = raw`ORDER BY s.status, s.rank, s.id`;
  const placed = selectFrom(sized.as("s"))
    .select(["s.id", "s.status", "s.rank", "s.longest", "s.version"])
    .select([
      raw<number>`(sum(s.bytes) OVER (${inOrder})) / ${PORTION_BYTES}`.as("by_bytes"),
      raw<number>`(row_number() OVER (${inOrder}) - 1) / ${PORTION_ROWS}`.as("by_rows"),
    ]);
  return selectFrom(placed.as("s"))
    .select([
      raw<string[]>`array_agg(s.id ${inOrder})`.as("ids"),
      raw<Status[]>`array_agg(s.status ${inOrder})`.as("statuses"),
      raw<number>`max(s.longest)`.as("longest"),
      raw<string>`md5(string_agg(s.version, '' ${inOrder}))`.as("version"),
    ])
    .groupBy(["s.by_bytes", "s.by_rows"])
    .orderBy("s.by_bytes")
    .orderBy("s.by_rows");
}
export type CardPortion = InferResult<ReturnType<typeof cardPortions>>[number];

/** Returns a version of the content of all portions. It changes when any card changes. */
export function versionOf(portions: readonly CardPortion[]): string {
  return portions.map(({ version }) => version).join("");
}
