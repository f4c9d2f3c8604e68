import { LIMITS } from "#domain/limits.ts";
import type { OrganizationContext } from "#server/core/context.ts";
import { invalidField, OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { requireCohort } from "#server/resources/cohorts/service.ts";
import { taskTemplates } from "./contract.ts";
import { assignTasks } from "./giving.ts";
import * as store from "./store/templates.ts";

export { assignOnJoining, assignRemaining, deletePlacementTasks, deleteRemaining } from "./giving.ts";

/**
 * Adds a template to an active cohort without giving it to anyone, or changes one; tasks that were given stay as they are.
 * @throws not_found, cohort_archived, validation_failed
 */
const saveTemplate: Handler<typeof taskTemplates.save> = async ({ ctx, input }) => {
  const { sql, now: at, actor, organizationId } = ctx;
  const { organizationSlug: _, taskTemplateId, ...written } = input;
  requireOneDue(input);
  const before = taskTemplateId === undefined ? null : await requireTemplate(ctx, taskTemplateId);
  if (before === null) await requireOpenCohort(ctx, input.cohortId);
  const ofTemplate = { organizationId, id: before?.id ?? newId("taskTemplate") };
  await store.saveTemplate(sql, { ...ofTemplate, ...written, createdById: actor.accountId, at });
  const after = await requireTemplate(ctx, ofTemplate.id);
  const change = { before: before && logged(before), after: logged(after) };
  await record(ctx, after, before ? "task_template_changed" : "task_template_created", change);
  return after;
};

/** Deletes a template; tasks that were given stay. @throws not_found */
const deleteTemplate: Handler<typeof taskTemplates.delete> = async ({ ctx, input }) => {
  const locked = await requireTemplate(ctx, input.taskTemplateId);
  await store.deleteTemplate(ctx.sql, { organizationId: ctx.organizationId, id: locked.id });
  await record(ctx, locked, "task_template_deleted", { before: logged(locked), after: null });
  return { id: locked.id, deleted: true };
};

/** Gives a template's task to the cohort's members who don't have it yet, up to a maximum per call. @throws not_found, cohort_archived */
const giveTemplate: Handler<typeof taskTemplates.give> = async ({ ctx, input }) => {
  const { sql, now: at, actor, organizationId, affected } = ctx;
  const { id: templateId, cohortId } = await requireTemplate(ctx, input.taskTemplateId);
  await requireOpenCohort(ctx, cohortId);
  const owed = await store.lockMembersWithoutTask(sql, { organizationId, cohortId, id: templateId });
  // Without the membership, so that undoing the membership doesn't delete the task.
  const some = owed
    .slice(0, LIMITS.requests.bulkApplicants)
    .map((item) => ({ ...item, stintId: null, templateId }));
  const assigned = await assignTasks(sql, { organizationId, actorAccountId: actor.accountId, at }, some);
  for (const accountId of assigned) affected.accounts.add(accountId);
  return { given: assigned.length, hasMore: owed.length > some.length };
};

async function requireTemplate(
  { sql, organizationId }: OrganizationContext,
  id: string,
): Promise<store.Template> {
  return requireFound("task template", await store.lockTemplate(sql, { organizationId, id }));
}

/** Locks a cohort that isn't archived. @throws not_found, cohort_archived */
async function requireOpenCohort(
  { sql, organizationId }: OrganizationContext,
  cohortId: string,
): Promise<void> {
  const { name, archivedAt } = await requireCohort(sql, organizationId, cohortId);
  if (archivedAt !== null)
    throw new OperationError("cohort_archived", `“${name}” is archived. Restore it first.`);
}

function requireOneDue({ dueDays, dueOn }: { dueDays: number | null; dueOn: string | null }): void {
  if (dueDays !== null && dueOn !== null) throw invalidField(["dueOn"], "Send either dueDays or dueOn.");
}

type Action = `task_template_${"created" | "changed" | "deleted"}`;
type Logged = ReturnType<typeof logged>;

function record(
  ctx: OrganizationContext,
  { id, cohortName }: store.Template,
  action: Action,
  change: { before: Logged | null; after: Logged | null },
): Promise<void> {
  return recordChange(ctx, { action, subjectLabel: cohortName, details: { taskTemplateId: id, ...change } });
}

function logged({ dueDays, dueOn, isGivenOnJoining, ...targets }: store.Template) {
  const { targetApplications, targetInterviews, isWeekly } = targets;
  return { dueDays, dueOn, targetApplications, targetInterviews, isWeekly, isGivenOnJoining };
}

export const taskTemplatesGroup = defineGroup(taskTemplates, {
  handlers: {
    /** Returns the templates of active cohorts, sorted by cohort. */
    list: ({ ctx }) => store.listTemplates(ctx.sql, { organizationId: ctx.organizationId }),
    /** Returns a cohort's templates with their progress. */
    listOfCohort: ({ ctx, input }) =>
      store.listOfCohort(ctx.sql, { organizationId: ctx.organizationId, cohortId: input.cohortId }),
    save: saveTemplate,
    delete: deleteTemplate,
    give: giveTemplate,
  },
});
