import { type Expression, expressionBuilder, sql as raw, type SqlBool } from "kysely";
import type { Tables } from "#server/core/tables.ts";
import { cardColumn } from "#server/resources/applications/service/read.ts";
import type { BoardSettings } from "#server/resources/boards/contract.ts";

/** What a table is ordered by, and in which direction. */
export type SortKey = { readonly by: Expression<string>; readonly direction: "asc" | "desc" };

const COMPANY_NAME: `c.${keyof Tables["companies"] & "name"}` = "c.name";
const title = raw<string>`lower(${cardColumn("job_title")})`;
const company = raw<string>`lower(${raw.ref(COMPANY_NAME)})`;
/** The day of a card: of its application, else of its adding. */
export const DAY = raw<string>`coalesce(${cardColumn("application_date")}, ${cardColumn("created_at")})`;
const SORTS: Record<Exclude<BoardSettings["sorts"][number], "none">, SortKey> = {
  job_title_asc: { by: title, direction: "asc" },
  job_title_desc: { by: title, direction: "desc" },
  company_name_asc: { by: company, direction: "asc" },
  company_name_desc: { by: company, direction: "desc" },
  date_asc: { by: DAY, direction: "asc" },
  date_desc: { by: DAY, direction: "desc" },
};

/** The sorts that a person has chosen; none where the cards stand in their manual order. */
export function sortsOf({ sorts }: Pick<BoardSettings, "sorts">): SortKey[] {
  return sorts.flatMap((sort) => (sort === "none" ? [] : [SORTS[sort]]));
}

/** What comes after a row in an order of several directions: past the first difference. */
export function beyond(
  sorts: readonly SortKey[],
  keyAt: (index: number) => Expression<string>,
  id: Expression<string>,
): Expression<SqlBool> {
  const eb = expressionBuilder<Tables & { a: Tables["applications"] }, "a">();
  return sorts.reduceRight<Expression<SqlBool>>(
    (rest, { by, direction }, index) =>
      eb.or([
        eb(by, direction === "asc" ? ">" : "<", keyAt(index)),
        eb.and([eb(by, "=", keyAt(index)), rest]),
      ]),
    eb("a.id", ">", id),
  );
}
