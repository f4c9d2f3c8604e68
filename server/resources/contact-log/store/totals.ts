import { type Expression, sql as raw } from "kysely";
import type { ContactTotals } from "#domain/contact-log.ts";
import type { OfOrganization } from "#server/core/access.ts";
import { on, onTrue } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { type ContactFilter, filteredEntries, membershipsAtContact } from "./entries.ts";

type TotalsParams = ContactFilter & OfOrganization;

/** The most months, coaches, or cohorts that a report shows. */
const MOST_GROUPS = 1_000;

const figures = [
  raw<number>`count(DISTINCT e.id)::int`.as("entries"),
  raw<number>`coalesce(sum(e.minutes), 0)::int`.as("minutes"),
  raw<number>`count(DISTINCT e.account_id)::int`.as("applicants"),
];

/** Returns the figures of all entries. */
export const countEntries = query.one("contact_log_count", (params: Params<TotalsParams>) =>
  filteredEntries(params).select(figures),
);

/** The columns of the groups that depend only on the entry. */
const COLUMNS = {
  kind: raw<string>`e.kind`,
  topic: raw<string>`e.topic`,
  month: raw<string>`to_char(e.happened_at AT TIME ZONE 'UTC', 'YYYY-MM')`,
} satisfies Partial<Record<ContactTotals, Expression<string>>>;

const countByColumn = query.many(
  "contact_log_totals",
  (params: Params<TotalsParams>, { by }: { by: keyof typeof COLUMNS }) =>
    filteredEntries(params)
      .select([COLUMNS[by].as("key"), raw<null>`NULL::text`.as("name"), ...figures])
      .groupBy(COLUMNS[by])
      .orderBy(COLUMNS[by])
      .limit(MOST_GROUPS),
);

/** Counts by who logged the entry; by name if their account was deleted. */
const countByCoach = query.many("contact_log_totals_by_coach", (params: Params<TotalsParams>) =>
  filteredEntries(params)
    .leftJoin(
      "members as m",
      on({ "m.organization_id": params.organizationId, "m.account_id": "e.logged_by_id" }),
    )
    .select([
      "m.id as key",
      raw<string>`(array_agg(e.logged_by_name ORDER BY e.created_at DESC))[1]`.as("name"),
      ...figures,
    ])
    .groupBy(["m.id", raw`CASE WHEN e.logged_by_id IS NULL THEN e.logged_by_name ELSE e.logged_by_id END`])
    .orderBy("entries", "desc")
    .orderBy("name")
    .limit(MOST_GROUPS),
);

/** Counts by the applicant's cohorts at the time. */
const countByCohort = query.many("contact_log_totals_by_cohort", (params: Params<TotalsParams>) =>
  filteredEntries(params)
    .leftJoinLateral(
      () => membershipsAtContact(params.organizationId).select("s.cohort_id").distinct().as("then"),
      onTrue,
    )
    .leftJoin("cohorts as c", on({ "c.organization_id": params.organizationId, "c.id": "then.cohort_id" }))
    .select(["c.id as key", "c.name", ...figures])
    .groupBy(["c.id", "c.name"])
    .orderBy(
      (eb) => eb.fn("lower", ["c.name"]),
      (order) => order.asc().nullsLast(),
    )
    .orderBy("c.id")
    .limit(MOST_GROUPS),
);

/** Returns the totals of the entries by a group. */
export function readTotals(sql: Sql, params: TotalsParams, by: ContactTotals) {
  if (by === "coach") return countByCoach(sql, params);
  if (by === "cohort") return countByCohort(sql, params);
  return countByColumn(sql, params, { by });
}
