import type { OrganizationId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { RosterFilter } from "./filter.ts";

/** A filter that somebody keeps. */
export type SavedFilter = { readonly name: string; readonly filter: RosterFilter };

const LIST = statement(
  "roster_filters_list",
  `SELECT name, filter FROM roster_filters WHERE organization_id = $1 AND account_id = $2 ORDER BY lower(name), name`,
);
const COUNT_OTHERS = statement(
  "roster_filters_count_others",
  `SELECT count(*)::int AS count FROM roster_filters WHERE organization_id = $1 AND account_id = $2 AND name <> $3`,
);
const SAVE = statement(
  "roster_filters_save",
  `INSERT INTO roster_filters (organization_id, account_id, name, filter, saved_at) VALUES ($1, $2, $3, $4::jsonb, $5::timestamptz)
   ON CONFLICT (organization_id, account_id, name) DO UPDATE SET filter = excluded.filter, saved_at = excluded.saved_at`,
);
const REMOVE = statement(
  "roster_filters_remove",
  "DELETE FROM roster_filters WHERE organization_id = $1 AND account_id = $2 AND name = $3",
);

/** The filters that somebody keeps for the roster of an organization, by name. */
export function listFilters(sql: Sql, organizationId: OrganizationId, accountId: string) {
  return sql.query<SavedFilter>(LIST, [organizationId, accountId]);
}

/** How many filters they keep under other names than this. */
export async function countOthers(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
  name: string,
): Promise<number> {
  const [row] = await sql.query<{ count: number }>(COUNT_OTHERS, [organizationId, accountId, name]);
  return row?.count ?? 0;
}

/** Keeps a filter under its name, in the place of an earlier one. */
export async function saveFilter(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
  { name, filter }: SavedFilter,
  at: Date,
): Promise<void> {
  await sql.query(SAVE, [organizationId, accountId, name, JSON.stringify(filter), at.toISOString()]);
}

/** Forgets the filter of this name, if there is one. */
export async function removeFilter(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
  name: string,
): Promise<void> {
  await sql.query(REMOVE, [organizationId, accountId, name]);
}
