import { LIMITS } from "#domain/limits.ts";
import { isStaff } from "#domain/roles.ts";
import { accountOfCaller, type OrganizationId } from "#server/core/access.ts";
import { findApplicant } from "#server/core/addresses.ts";
import type { OrganizationContext } from "#server/core/context.ts";
import { invalidField, notFound, OperationError, requireFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { newId } from "#server/core/ids.ts";
import type { Sql } from "#server/core/sql.ts";
import type { AuditAction } from "#server/resources/audit-events/codes.ts";
import { recordAuditEvents, recordChange } from "#server/resources/audit-events/service.ts";
import { assignedTasks } from "./contract.ts";
import * as own from "./store/own.ts";
import * as store from "./store/tasks.ts";

export { taskPortionsOf } from "./store/own.ts";

/** Returns the organization's tasks with these ids. */
export async function readAssignedTasks(
  sql: Sql,
  params: { organizationId: OrganizationId; ids: readonly string[] },
) {
  return (await store.findTasks(sql, params)).map(store.presented);
}

/** Returns a page of the assigned tasks, newest first. An applicant gets only their own. @throws not_found */
const listTasks: Handler<typeof assignedTasks.list> = async ({ ctx, input }) => {
  const { sql, actor } = ctx;
  const { id: organizationId, role } = ctx.organization;
  const { applicantEmail, cohortId, state } = input;
  const named =
    applicantEmail === undefined
      ? undefined
      : await findApplicant(sql, { organizationId, email: applicantEmail });
  const isOwn = !isStaff(role);
  if (named === null || (isOwn && named && named.accountId !== actor.accountId)) throw notFound("applicant");
  const accountId = isOwn ? actor.accountId : named?.accountId;
  return store.listTasks(sql, ctx.list, { organizationId, accountId, cohortId }, { state });
};

/** Returns a task. An applicant gets only their own. @throws not_found */
const getTask: Handler<typeof assignedTasks.get> = async ({ ctx, input }) => {
  const { id: organizationId, role } = ctx.organization;
  const found = await store.findTask(ctx.sql, { organizationId, id: input.assignedTaskId });
  if (!found || (!isStaff(role) && found.accountId !== ctx.actor.accountId)) throw notFound("task");
  return store.presented(found);
};

/** Assigns a task to applicants, or to a cohort's current members. @throws not_found, validation_failed */
const createTasks: Handler<typeof assignedTasks.create> = async ({ ctx, input }) => {
  const { sql, now, actor, affected, organizationId } = ctx;
  const { text, dueOn = null, targetApplications = null, targetInterviews = null, isWeekly = false } = input;
  const { applicantEmails, cohortId } = input;
  if ((applicantEmails === undefined) === (cohortId === undefined)) {
    throw invalidField(["applicantEmails"], "Send either applicantEmails or cohortId.");
  }
  if (cohortId !== undefined && !(await store.lockOpenCohort(sql, { organizationId, id: cohortId }))) {
    throw notFound("cohort");
  }
  const people =
    cohortId === undefined
      ? await store.lockApplicants(sql, { organizationId, emails: applicantEmails ?? [] })
      : await store.lockCohort(sql, { organizationId, cohortId });
  if (people.length > LIMITS.requests.bulkApplicants) {
    const detail = `The cohort has more than ${LIMITS.requests.bulkApplicants} members. Send applicantEmails in portions.`;
    throw invalidField(["cohortId"], detail);
  }
  const assigned = people.map((person) => ({ ...person, id: newId("assignedTask") }));
  await store.insertTasks(sql, {
    organizationId,
    ids: assigned.map(({ id }) => id),
    accountIds: assigned.map(({ accountId }) => accountId),
    ...{ text, dueOn, targetApplications, targetInterviews, isWeekly },
    actorAccountId: actor.accountId,
    at: now,
  });
  for (const { accountId } of assigned) affected.accounts.add(accountId);
  await recordAuditEvents(
    sql,
    { organizationId, actorAccountId: actor.accountId, action: "task_assigned" },
    assigned.map(({ id, email }) => ({
      subjectEmail: email,
      details: { assignedTaskId: id, before: null, after: { dueOn } },
    })),
  );
  const idOf = new Map(assigned.map(({ email, id }) => [email, id]));
  const emails =
    applicantEmails === undefined ? assigned.map(({ email }) => email) : [...new Set(applicantEmails)];
  return {
    data: emails.map((applicantEmail) => {
      const assignedTaskId = idOf.get(applicantEmail) ?? null;
      return {
        applicantEmail,
        outcome: assignedTaskId === null ? ("not_an_applicant" as const) : ("assigned" as const),
        assignedTaskId,
      };
    }),
  };
};

/** Marks a task of the caller as done or not done. @throws not_found, task_confirmed */
const setDone: Handler<typeof assignedTasks.setDone> = async ({ ctx, input }) => {
  const { now } = ctx;
  const locked = await requireTask(ctx, input.assignedTaskId);
  if (locked.accountId !== ctx.actor.accountId) throw notFound("task");
  if ((locked.doneAt !== null) === input.isDone) return store.presented(locked);
  if (locked.confirmedAt !== null) {
    throw new OperationError("task_confirmed", "Staff confirmed this task. Ask them to undo that.");
  }
  return changed(ctx, locked, "assigned_task_done", { doneAt: input.isDone ? now : null });
};

/** Confirms that an applicant did a task, or undoes that. @throws not_found */
const confirmTask: Handler<typeof assignedTasks.confirm> = async ({ ctx, input }) => {
  const { sql, now, actor, organizationId } = ctx;
  const locked = await requireTask(ctx, input.assignedTaskId);
  if ((locked.confirmedAt !== null) === input.isConfirmed) return store.presented(locked);
  const by = { organizationId, accountId: actor.accountId };
  const fields = input.isConfirmed
    ? { doneAt: locked.doneAt ?? now, confirmedAt: now, confirmedByName: await store.nameOf(sql, by) }
    : { doneAt: isDoneByStaff(locked) ? null : locked.doneAt, confirmedAt: null, confirmedByName: null };
  return changed(ctx, locked, "assigned_task_confirmed", fields);
};

/** Deletes a task. @throws not_found */
const deleteTask: Handler<typeof assignedTasks.delete> = async ({ ctx, input }) => {
  const locked = await requireTask(ctx, input.assignedTaskId);
  await store.deleteTask(ctx.sql, { organizationId: ctx.organizationId, id: locked.id });
  await record(ctx, locked, "assigned_task_deleted", { before: logged(locked), after: null });
  return { id: locked.id, deleted: true };
};

/** Deletes the tasks, except those that were done or confirmed since. @throws not_found */
const takeBack: Handler<typeof assignedTasks.takeBack> = async ({ ctx, input }) => {
  const { sql, actor, affected, organizationId } = ctx;
  const deleted = await store.deleteOpenTasks(sql, { organizationId, ids: input.assignedTaskIds });
  for (const { accountId } of deleted) affected.accounts.add(accountId);
  await recordAuditEvents(
    sql,
    { organizationId, actorAccountId: actor.accountId, action: "assigned_task_deleted" },
    deleted.map(({ id, email, dueOn }) => ({
      subjectEmail: email,
      details: { assignedTaskId: id, before: { dueOn, isDone: false, isConfirmed: false }, after: null },
    })),
  );
  return { deleted: deleted.length };
};

/** Checks whether the confirmation marked the task as done, and not the applicant. */
function isDoneByStaff({ doneAt, confirmedAt }: store.LockedTask): boolean {
  return doneAt === confirmedAt;
}

type Action = Extract<AuditAction, `assigned_task_${string}`>;

async function requireTask(
  { sql, organizationId }: OrganizationContext,
  id: string,
): Promise<store.LockedTask> {
  return requireFound("task", await store.lockTask(sql, { organizationId, id }));
}

/** Writes fields of a locked task, logs the change, and returns the task. */
async function changed(
  ctx: OrganizationContext,
  locked: store.LockedTask,
  action: Action,
  fields: Omit<Parameters<typeof store.writeTask>[2], "updatedAt">,
) {
  const ofTask = { organizationId: ctx.organizationId, id: locked.id };
  await store.writeTask(ctx.sql, ofTask, { ...fields, updatedAt: ctx.now });
  const task = await requireTask(ctx, locked.id);
  await record(ctx, task, action, { before: logged(locked), after: logged(task) });
  return store.presented(task);
}

type Logged = ReturnType<typeof logged>;

async function record(
  ctx: OrganizationContext,
  { id, accountId, applicantEmail: subjectEmail }: store.LockedTask,
  action: Action,
  change: { before: Logged | null; after: Logged | null },
): Promise<void> {
  ctx.affected.accounts.add(accountId);
  await recordChange(ctx, { action, subjectEmail, details: { assignedTaskId: id, ...change } });
}

function logged({ dueOn, doneAt, confirmedAt }: store.LockedTask) {
  return { dueOn, isDone: doneAt !== null, isConfirmed: confirmedAt !== null };
}

export const assignedTasksGroup = defineGroup(assignedTasks, {
  about: "Tasks that staff assign to applicants, who mark them as done; staff confirm that.",
  toolsets: ["organization"],
  handlers: {
    list: listTasks,
    get: {
      handler: getTask,
      lock: ({ ctx, input }) =>
        store.lockTask(ctx.sql, { organizationId: ctx.organizationId, id: input.assignedTaskId }),
    },
    create: createTasks,
    setDone,
    confirm: confirmTask,
    delete: deleteTask,
    takeBack,
    /** Returns the tasks that organizations assigned to the caller and that aren't done, the earliest due first. */
    listDue: ({ ctx }) =>
      own.listDue(ctx.sql, {
        accountId: accountOfCaller(ctx.actor),
        restrictedTo: ctx.actor.restrictedToOrganizationId,
      }),
  },
  examples: () => import("./examples.ts"),
});
