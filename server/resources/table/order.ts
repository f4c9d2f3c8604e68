import type { SqlValue } from "#server/core/sql.ts";
import type { BoardSettings } from "#server/resources/boards/contract.ts";

/** What a table is ordered by: the expression, its direction, and how a row's key looks in SQL. */
export type SortKey = { by: string; direction: "ASC" | "DESC"; cast: string };

/** The day of a card: of its application, else of its adding. */
export const DAY = "coalesce(a.application_date, a.created_at)";
const title = { by: "lower(a.job_title)", cast: "::text" };
const company = { by: "lower(c.name)", cast: "::text" };
const date = { by: DAY, cast: "::timestamptz" };
const SORTS: Record<Exclude<BoardSettings["sorts"][number], "none">, SortKey> = {
  job_title_asc: { ...title, direction: "ASC" },
  job_title_desc: { ...title, direction: "DESC" },
  company_name_asc: { ...company, direction: "ASC" },
  company_name_desc: { ...company, direction: "DESC" },
  date_asc: { ...date, direction: "ASC" },
  date_desc: { ...date, direction: "DESC" },
};

/** The sorts that a person has chosen; none where the cards stand in their manual order. */
export function sortsOf({ sorts }: Pick<BoardSettings, "sorts">): SortKey[] {
  return sorts.flatMap((sort) => (sort === "none" ? [] : [SORTS[sort]]));
}

/** What comes after a key in an order of several directions: past the first difference. */
export function beyond(
  sorts: readonly SortKey[],
  after: readonly (string | number | null)[],
  bind: (value: SqlValue) => string,
): string {
  const bounds = sorts.map(({ cast }, index) => `${bind(after[index] ?? null)}${cast}`);
  const last = `a.id > ${bind(String(after[sorts.length]))}`;
  return sorts.reduceRight((rest, { by, direction }, index) => {
    const past = `${by} ${direction === "ASC" ? ">" : "<"} ${bounds[index]}`;
    return `(${past} OR (${by} = ${bounds[index]} AND ${rest}))`;
  }, last);
}
