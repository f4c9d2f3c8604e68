import { type Expression, sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import { newId } from "#server/core/ids.ts";
import { type ListIdentity, openCursor, page } from "#server/core/pagination.ts";
import { isUniqueViolation, type Sql } from "#server/core/sql.ts";
import { db, type Params, statement, statementVariants } from "#server/core/statements.ts";
import type { Cohort } from "./contract.ts";
import "./codes.ts";

type OfOrganization = { organizationId: OrganizationId };
type OfCohort = OfOrganization & { id: string };

const COHORT = ["c.id", "c.name", "c.archived_at as archivedAt", "c.created_at as createdAt"] as const;
/** The name of a cohort `c` as in its unique index; cohorts are sorted by it. */
export const byName = raw<string>`lower(btrim(c.name))`;

function cohortsOf(organizationId: Expression<OrganizationId>) {
  return db.selectFrom("cohorts as c").select(COHORT).where("c.organization_id", "=", organizationId);
}

type Form = { archived: boolean | null; isFirst: boolean };
type Page = OfOrganization & { limit: number; name: string | undefined; id: string | undefined };
const LIST = statementVariants("cohorts_list", ({ archived, isFirst }: Form, given: Params<Page>) => {
  let cohorts = cohortsOf(given.organizationId)
    .select(byName.as("sortKey"))
    .orderBy(byName)
    .orderBy("c.id")
    .limit(given.limit);
  if (archived !== null) cohorts = cohorts.where("c.archived_at", archived ? "is not" : "is", null);
  return isFirst ? cohorts : cohorts.where(raw<boolean>`(${byName}, c.id) > (${given.name}, ${given.id})`);
});
const GET_EACH = statement(
  "cohorts_get_each",
  ({ organizationId, ids }: Params<OfOrganization & { ids: readonly string[] }>) =>
    cohortsOf(organizationId).where("c.id", "=", (eb) => eb.fn.any(ids)),
);
const LOCK = statement("cohorts_lock", ({ organizationId, id }: Params<OfCohort>) =>
  cohortsOf(organizationId).where("c.id", "=", id).forUpdate(),
);
type NewCohort = OfCohort & { name: string; at: string };
const INSERT = statement("cohorts_insert", ({ organizationId, id, name, at }: Params<NewCohort>) =>
  db
    .insertInto("cohorts")
    .values({ id, organization_id: organizationId, name, created_at: at })
    .onConflict((conflict) => conflict.expression(raw`organization_id, lower(btrim(name))`).doNothing())
    .returning(["id", "name", "archived_at as archivedAt", "created_at as createdAt"]),
);
const NAME_HELD = statement(
  "cohorts_name_held",
  ({ organizationId, id, name }: Params<OfCohort & { name: string }>) =>
    db
      .selectFrom("cohorts as c")
      .select("c.id")
      .where("c.organization_id", "=", organizationId)
      .where(byName, "=", raw<string>`lower(btrim(${name}))`)
      .where("c.id", "<>", id),
);
const RENAME = statement(
  "cohorts_rename",
  ({ organizationId, id, name }: Params<OfCohort & { name: string }>) =>
    db
      .updateTable("cohorts as c")
      .set({ name })
      .where("c.id", "=", id)
      .where("c.organization_id", "=", organizationId)
      .returning(COHORT),
);
const ARCHIVE = statement(
  "cohorts_archive",
  ({ organizationId, id, at }: Params<OfCohort & { at: string | null }>) =>
    db
      .updateTable("cohorts as c")
      .set({ archived_at: at })
      .where("c.id", "=", id)
      .where("c.organization_id", "=", organizationId)
      .returning(COHORT),
);
const HISTORY = statement("cohorts_history", ({ organizationId, id }: Params<OfCohort>) =>
  db
    .selectFrom("cohort_stints")
    .select("id")
    .where("cohort_id", "=", id)
    .where("organization_id", "=", organizationId)
    .limit(1),
);
const DELETE = statement("cohorts_delete", ({ organizationId, id }: Params<OfCohort>) =>
  db.deleteFrom("cohorts").where("id", "=", id).where("organization_id", "=", organizationId),
);

/** Returns a page of the organization's cohorts, by name. */
export async function listCohorts(
  sql: Sql,
  organizationId: OrganizationId,
  list: ListIdentity,
  archived: boolean | undefined,
) {
  const after = openCursor(list);
  const [name, id] = after?.map(String) ?? [];
  const form = { archived: archived ?? null, isFirst: after === null };
  const rows = await sql.all(LIST(form), { organizationId, limit: list.input.limit + 1, name, id });
  return page(
    list,
    rows,
    (row) => [row.sortKey, row.id],
    ({ sortKey: _sortKey, ...cohort }): Cohort => cohort,
  );
}

/** Returns the organization's cohorts with these ids. */
export function readCohorts(
  sql: Sql,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<Cohort[]> {
  return sql.all(GET_EACH, { organizationId, ids });
}

/** Locks the organization's cohort for a change and returns it, or null. */
export async function lockCohort(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string,
): Promise<Cohort | null> {
  return (await sql.first(LOCK, { organizationId, id: cohortId })) ?? null;
}

/** Adds a cohort; returns null if the name is taken. */
export async function insertCohort(
  sql: Sql,
  organizationId: OrganizationId,
  name: string,
  at: Date,
): Promise<Cohort | null> {
  const given = { organizationId, id: newId("cohort"), name, at: at.toISOString() };
  return (await sql.first(INSERT, given)) ?? null;
}

/** Checks whether another cohort of the organization has the name. */
export async function isNameHeld(
  sql: Sql,
  organizationId: OrganizationId,
  name: string,
  cohortId: string,
): Promise<boolean> {
  return (await sql.run(NAME_HELD, { organizationId, id: cohortId, name })) > 0;
}

/** Checks whether a rename failed because a cohort with the same name was committed meanwhile. */
export function isNameConflict(error: unknown): boolean {
  return isUniqueViolation(error);
}

/** Renames the cohort. */
export async function renameCohort(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string,
  name: string,
): Promise<Cohort> {
  return changed(await sql.first(RENAME, { organizationId, id: cohortId, name }));
}

/** Archives the cohort, or reopens it. */
export async function setArchived(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string,
  at: Date | null,
): Promise<Cohort> {
  return changed(await sql.first(ARCHIVE, { organizationId, id: cohortId, at: at?.toISOString() ?? null }));
}

/** Checks whether the cohort has or ever had a member. */
export async function hasHistory(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string,
): Promise<boolean> {
  return (await sql.run(HISTORY, { organizationId, id: cohortId })) > 0;
}

/** Deletes the cohort. */
export async function deleteCohort(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string,
): Promise<void> {
  await sql.run(DELETE, { organizationId, id: cohortId });
}

function changed(cohort: Cohort | undefined): Cohort {
  if (!cohort) throw new Error("a cohort that was held has gone");
  return cohort;
}
