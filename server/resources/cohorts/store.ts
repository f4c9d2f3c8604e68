import { type Expression, sql as raw } from "kysely";
import type { Ids, OfOrganization, OrganizationId, OrganizationRow } from "#server/core/access.ts";
import { any, equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";

const COHORT = ["c.id", "c.name", "c.archived_at as archivedAt", "c.created_at as createdAt"] as const;
/** The name of a cohort `c` as in its unique index; cohorts are sorted by it. */
export const byName = raw<string>`lower(btrim(c.name))`;

function cohortsOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("cohorts as c").select(COHORT).where("c.organization_id", "=", organizationId);
}

/** Returns a page of the organization's cohorts, sorted by name: all, only archived ones, or only active ones. */
export const listCohorts = query.page("cohorts_list", {
  key: { sortKey: byName, id: "c.id" },
  rows: ({ organizationId }: Params<OfOrganization>, { archived }: { archived: boolean | undefined }) => {
    const cohorts = cohortsOf(organizationId).select(byName.as("sortKey"));
    return archived === undefined
      ? cohorts
      : cohorts.where("c.archived_at", archived ? "is not" : "is", null);
  },
});

export const readCohorts = query.many(
  "cohorts_get_each",
  ({ organizationId, ids }: Params<OfOrganization & Ids>) =>
    cohortsOf(organizationId).where("c.id", "=", any(ids)),
);

/** Locks the organization's cohort for a change. */
export const lockCohort = query.maybeOne("cohorts_lock", ({ organizationId, id }: Params<OrganizationRow>) =>
  cohortsOf(organizationId).where("c.id", "=", id).forUpdate(),
);

/** Adds a cohort; returns null if the name is taken. */
export const insertCohort = query.maybeOne(
  "cohorts_insert",
  ({ organizationId, id, name, at }: Params<OrganizationRow & { name: string; at: Date }>) =>
    insertInto("cohorts")
      .values({ id, organization_id: organizationId, name, created_at: at })
      .onConflict((conflict) => conflict.expression(raw`organization_id, lower(btrim(name))`).doNothing())
      .returning(["id", "name", "archived_at as archivedAt", "created_at as createdAt"]),
);

/** Checks whether another cohort of the organization has the name. */
export const isNameTaken = query.matches(
  "cohorts_name_held",
  ({ organizationId, id, name }: Params<OrganizationRow & { name: string }>) =>
    selectFrom("cohorts as c")
      .select("c.id")
      .where("c.organization_id", "=", organizationId)
      .where(byName, "=", raw<string>`lower(btrim(${name}))`)
      .where("c.id", "<>", id),
);

export const renameCohort = query.one(
  "cohorts_rename",
  ({ organizationId, id, name }: Params<OrganizationRow & { name: string }>) =>
    updateTable("cohorts as c")
      .set({ name })
      .where(equal({ "c.id": id, "c.organization_id": organizationId }))
      .returning(COHORT),
);

/** Archives the cohort, or reopens it. */
export const setArchived = query.one(
  "cohorts_archive",
  ({ organizationId, id, at }: Params<OrganizationRow & { at: Date | null }>) =>
    updateTable("cohorts as c")
      .set({ archived_at: at })
      .where(equal({ "c.id": id, "c.organization_id": organizationId }))
      .returning(COHORT),
);

/** Checks whether the cohort has or ever had a member. */
export const hasHistory = query.matches(
  "cohorts_history",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    selectFrom("cohort_stints")
      .select("id")
      .where(equal({ cohort_id: id, organization_id: organizationId }))
      .limit(1),
);

export const deleteCohort = query.execute(
  "cohorts_delete",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    deleteFrom("cohorts").where(equal({ id, organization_id: organizationId })),
);
