import type { OrganizationId } from "#server/core/access.ts";
import { recordAuditEvent } from "#server/core/audit.ts";
import { composed } from "#server/core/composed-sql.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import type { RosterRow, SavedFilter } from "./contract.ts";
import { cohortFilter, rosterRows } from "./rows-sql.ts";

/** A page of the roster, by address: one statement, whatever the size of the organization. */
export async function listRows(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  cohortId: string | undefined,
  now: Date,
) {
  const after = openCursor(list);
  const values: (string | number)[] = valuesOf(organizationId, cohortId, now);
  const beginning = after ? `AND m.email COLLATE "C" > $${values.push(String(after[0]))}` : "";
  const limited = `${beginning} ORDER BY m.email COLLATE "C" LIMIT $${values.push(list.input.limit + 1)}`;
  const text = `${rosterRows(cohortFilter(cohortId), limited)} ORDER BY m.email COLLATE "C"`;
  const rows = await sql.query<RosterRow>(composed("roster_list", text), values);
  return page(
    list,
    rows,
    (row) => [row.applicantEmail],
    (row) => row,
  );
}

type Reading = { actorAccountId: string; at: Date; format: string; cohortId: string | undefined };

/** The whole roster, with the entry of the log that says so: one is not there without the other. */
export function readRowsAndNote(
  organizationId: OrganizationId,
  { actorAccountId, at, format, cohortId }: Reading,
): Promise<RosterRow[]> {
  return inSqlTransaction(async (sql) => {
    const text = `${rosterRows(cohortFilter(cohortId), "")} ORDER BY m.email COLLATE "C"`;
    const values = valuesOf(organizationId, cohortId, at);
    const rows = await sql.query<RosterRow>(composed("roster_export", text), values);
    const details = { format, cohortId: cohortId ?? null, rows: rows.length };
    await recordAuditEvent(sql, { organizationId, actorAccountId, action: "roster_exported", details });
    return rows;
  });
}

function valuesOf(organizationId: OrganizationId, cohortId: string | undefined, now: Date): string[] {
  const named = cohortFilter(cohortId) === "one" && cohortId !== undefined ? [cohortId] : [];
  return [organizationId, now.toISOString(), ...named];
}

const LIST_FILTERS = statement(
  "roster_filters_list",
  `SELECT name, filter FROM roster_filters WHERE organization_id = $1 AND account_id = $2 ORDER BY lower(name), name`,
);
const COUNT_OTHERS = statement(
  "roster_filters_count_others",
  `SELECT count(*)::int AS count FROM roster_filters WHERE organization_id = $1 AND account_id = $2 AND name <> $3`,
);
const SAVE_FILTER = statement(
  "roster_filters_save",
  `INSERT INTO roster_filters (organization_id, account_id, name, filter, saved_at) VALUES ($1, $2, $3, $4::jsonb, $5::timestamptz)
   ON CONFLICT (organization_id, account_id, name) DO UPDATE SET filter = excluded.filter, saved_at = excluded.saved_at`,
);
const REMOVE_FILTER = statement(
  "roster_filters_remove",
  "DELETE FROM roster_filters WHERE organization_id = $1 AND account_id = $2 AND name = $3",
);

/** The filters that somebody keeps for the roster of an organization, by name. */
export function listFilters(sql: Sql, organizationId: OrganizationId, accountId: string) {
  return sql.query<SavedFilter>(LIST_FILTERS, [organizationId, accountId]);
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
  await sql.query(SAVE_FILTER, [organizationId, accountId, name, JSON.stringify(filter), at.toISOString()]);
}

/** Forgets the filter of this name, if there is one. */
export async function removeFilter(
  sql: Sql,
  organizationId: OrganizationId,
  accountId: string,
  name: string,
): Promise<void> {
  await sql.query(REMOVE_FILTER, [organizationId, accountId, name]);
}
