import type { OrganizationId } from "#server/core/access.ts";
import type { OperationContext } from "#server/core/context.ts";
import { OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { isUniqueViolation, type Sql } from "#server/core/sql.ts";
import { type AuditedChange, recordChange } from "#server/resources/audit-events/service.ts";
import { type Cohort, cohorts } from "./contract.ts";
import * as store from "./store.ts";

export { byName as byCohortName, readCohorts } from "./store.ts";

/** Returns a page of the organization's cohorts, sorted by name. */
const listCohorts: Handler<typeof cohorts.list> = ({ ctx, input }) => {
  const { archived } = input;
  return store.listCohorts(ctx.sql, ctx.list, { organizationId: ctx.organizationId }, { archived });
};

/** Adds a cohort. @throws cohort_name_taken */
const createCohort: Handler<typeof cohorts.create> = async ({ ctx, input }) => {
  const cohort = await store.insertCohort(ctx.sql, {
    organizationId: ctx.organizationId,
    id: newId("cohort"),
    name: input.name,
    at: ctx.now,
  });
  if (cohort === null) throw nameTaken(input.name);
  await record(ctx, "cohort_created", cohort, { before: null, after: { name: cohort.name } });
  return cohort;
};

/** Renames, archives, or reopens a cohort; logs only real changes. @throws cohort_name_taken */
const updateCohort: Handler<typeof cohorts.update> = async ({ ctx, input }) => {
  const { name, archived } = input;
  const { id: organizationId } = ctx.organization;
  const before = await requireCohort(ctx.sql, organizationId, input.cohortId);
  const own = { organizationId, id: before.id };
  const isArchived = before.archivedAt !== null;
  let after = before;
  if (name !== undefined && name !== before.name) {
    if (await store.isNameTaken(ctx.sql, { ...own, name })) throw nameTaken(name);
    after = await store.renameCohort(ctx.sql, { ...own, name }).catch((error: unknown) => {
      // A concurrent change committed the same name.
      throw isUniqueViolation(error) ? nameTaken(name) : error;
    });
    await record(ctx, "cohort_renamed", after, { before: { name: before.name }, after: { name } });
  }
  if (archived !== undefined && archived !== isArchived) {
    after = await store.setArchived(ctx.sql, { ...own, at: archived ? ctx.now : null });
    await record(ctx, archived ? "cohort_archived" : "cohort_restored", after, {
      before: { archivedAt: before.archivedAt },
      after: { archivedAt: after.archivedAt },
    });
  }
  return after;
};

/** Deletes a cohort that never had a member. @throws cohort_not_empty */
const deleteCohort: Handler<typeof cohorts.delete> = async ({ ctx, input }) => {
  const { id: organizationId } = ctx.organization;
  const cohort = await requireCohort(ctx.sql, organizationId, input.cohortId);
  const own = { organizationId, id: cohort.id };
  if (await store.hasHistory(ctx.sql, own)) {
    const detail = `People are or were in “${cohort.name}”. Archive it: its history is kept.`;
    throw new OperationError("cohort_not_empty", detail);
  }
  await store.deleteCohort(ctx.sql, own);
  await record(ctx, "cohort_deleted", cohort, { before: { name: cohort.name }, after: null });
  return { id: cohort.id, deleted: true };
};

/** Returns the cohort, locked against archiving and deletion until the transaction ends. @throws not_found */
export async function requireCohort(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string,
): Promise<Cohort> {
  return requireFound("cohort", await store.lockCohort(sql, { organizationId, id: cohortId }));
}

/** Locks a cohort that isn't archived, as `requireCohort` does. @throws not_found, cohort_archived */
export async function requireOpenCohort(
  sql: Sql,
  organizationId: OrganizationId,
  cohortId: string,
): Promise<void> {
  const { archivedAt } = await requireCohort(sql, organizationId, cohortId);
  if (archivedAt === null) return;
  throw new OperationError("cohort_archived", "This cohort is archived. Restore it first.");
}

function record(
  ctx: OperationContext<typeof cohorts.create>,
  action: `cohort_${"created" | "renamed" | "archived" | "restored" | "deleted"}`,
  cohort: Cohort,
  details: AuditedChange,
): Promise<void> {
  return recordChange(ctx, {
    action,
    subjectLabel: cohort.name,
    details: { cohortId: cohort.id, ...details },
  });
}

function nameTaken(name: string): OperationError {
  return new OperationError("cohort_name_taken", `The organization already has a cohort named “${name}”.`);
}

export const cohortsGroup = defineGroup(cohorts, {
  about: "Intakes or classes of an organization.",
  toolsets: ["organization"],
  handlers: {
    list: listCohorts,
    create: createCohort,
    update: updateCohort,
    delete: deleteCohort,
  },
  examples: () => import("./examples.ts"),
});
