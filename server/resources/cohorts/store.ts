import type { OrganizationId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { isUniqueViolation, type Sql, statement } from "#server/core/sql.ts";
import type { Cohort } from "./contract.ts";
import "./vocabulary.ts";

const COHORT = `c.id, c.name, c.archived_at AS "archivedAt", c.created_at AS "createdAt"`;

const LIST = (after: boolean) =>
  statement(
    `cohorts_list${after ? "_after" : ""}`,
    `SELECT ${COHORT}, lower(btrim(c.name)) AS "sortKey" FROM cohorts c
     WHERE c.organization_id = $1 AND ($2::boolean IS NULL OR (c.archived_at IS NOT NULL) = $2)
       ${after ? "AND (lower(btrim(c.name)), c.id) > ($4, $5)" : ""}
     ORDER BY lower(btrim(c.name)), c.id LIMIT $3`,
  );
const HOLD = statement(
  "cohorts_hold",
  `SELECT ${COHORT} FROM cohorts c WHERE c.id = $1 AND c.organization_id = $2 FOR UPDATE`,
);
const INSERT = statement(
  "cohorts_insert",
  `INSERT INTO cohorts AS c (id, organization_id, name, created_at) VALUES ($1, $2, $3, $4::timestamptz)
   ON CONFLICT (organization_id, lower(btrim(name))) DO NOTHING RETURNING ${COHORT}`,
);
const NAME_HELD = statement(
  "cohorts_name_held",
  "SELECT 1 FROM cohorts WHERE organization_id = $1 AND lower(btrim(name)) = lower(btrim($2)) AND id <> $3",
);
const RENAME = statement(
  "cohorts_rename",
  `UPDATE cohorts AS c SET name = $3 WHERE id = $1 AND organization_id = $2 RETURNING ${COHORT}`,
);
const ARCHIVE = statement(
  "cohorts_archive",
  `UPDATE cohorts AS c SET archived_at = $3::timestamptz
   WHERE id = $1 AND organization_id = $2 RETURNING ${COHORT}`,
);
const HISTORY = statement(
  "cohorts_history",
  "SELECT 1 FROM cohort_stints WHERE cohort_id = $1 AND organization_id = $2 LIMIT 1",
);
const DELETE = statement("cohorts_delete", "DELETE FROM cohorts WHERE id = $1 AND organization_id = $2");

/** A page of the organization's cohorts, by name. */
export async function listCohorts(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  archived: boolean | undefined,
) {
  const after = openCursor(list);
  const values = [organizationId, archived ?? null, list.input.limit + 1, ...(after ?? []).map(String)];
  const rows = await sql.query<Cohort & { sortKey: string }>(LIST(after !== null), values);
  const present = ({ sortKey: _sortKey, ...cohort }: (typeof rows)[number]): Cohort => cohort;
  return page(list, rows, (row) => [row.sortKey, row.id], present);
}

/** The organization's cohort, held for a change, or null. */
export async function holdCohort(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string,
): Promise<Cohort | null> {
  const [cohort] = await sql.query<Cohort>(HOLD, [cohortId, organizationId]);
  return cohort ?? null;
}

/** Adds a cohort; null where the name is taken. */
export async function insertCohort(
  sql: Sql,
  organizationId: OrganizationId,
  name: string,
  at: Date,
): Promise<Cohort | null> {
  const values = [newId("cohort"), organizationId, name, at.toISOString()];
  const [cohort] = await sql.query<Cohort>(INSERT, values);
  return cohort ?? null;
}

/** Whether another cohort of the organization has the name. */
export async function isNameHeld(
  sql: Sql,
  organizationId: OrganizationId,
  name: string,
  cohortId: string,
): Promise<boolean> {
  return (await sql.query(NAME_HELD, [organizationId, name, cohortId])).length > 0;
}

/** Whether a rename met another of the same name that was committed meanwhile. */
export function isNameConflict(error: unknown): boolean {
  return isUniqueViolation(error);
}

/** Gives the cohort another name. */
export async function renameCohort(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string,
  name: string,
): Promise<Cohort> {
  return changed(await sql.query<Cohort>(RENAME, [cohortId, organizationId, name]));
}

/** Archives the cohort, or reopens it. */
export async function setArchived(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string,
  at: Date | null,
): Promise<Cohort> {
  return changed(await sql.query<Cohort>(ARCHIVE, [cohortId, organizationId, at?.toISOString() ?? null]));
}

/** Whether somebody is or ever was in the cohort. */
export async function hasHistory(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string,
): Promise<boolean> {
  return (await sql.query(HISTORY, [cohortId, organizationId])).length > 0;
}

/** Deletes the cohort. */
export async function deleteCohort(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string,
): Promise<void> {
  await sql.query(DELETE, [cohortId, organizationId]);
}

function changed(rows: Cohort[]): Cohort {
  const [cohort] = rows;
  if (!cohort) throw new Error("a cohort that was held has gone");
  return cohort;
}
