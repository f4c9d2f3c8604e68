import { type Expression, type InferResult, sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import { APPLICANTS } from "#domain/roles.ts";
import type { Ids, OfMember, OfOrganization, OrganizationId, OrganizationRow } from "#server/core/access.ts";
import { byAddress } from "#server/core/addresses.ts";
import { any, columnsOf, equal, fieldsOf, insertFrom, on } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, listed, selectFrom } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";
import type { AssignedTask, TaskState } from "../contract.ts";
import { taskFields } from "./progress.ts";

function tasksOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("assigned_tasks as t")
    .innerJoin("accounts as a", "a.id", "t.account_id")
    .select([
      ...fieldsOf("t", "id account_id"),
      ...fieldsOf("a", "email:applicantEmail display_name:applicantDisplayName"),
      ...taskFields(organizationId),
    ])
    .where("t.organization_id", "=", organizationId);
}
export type LockedTask = InferResult<ReturnType<typeof tasksOf>>[number];

/** Returns a task as the API shows it. */
export function presented({ accountId: _, ...task }: LockedTask): AssignedTask {
  return task;
}

const IN_STATE = {
  open: raw<boolean>`t.done_at IS NULL`,
  done: raw<boolean>`t.done_at IS NOT NULL AND t.confirmed_at IS NULL`,
  confirmed: raw<boolean>`t.confirmed_at IS NOT NULL`,
} satisfies Record<TaskState, Expression<boolean>>;

type Filter = OfOrganization & { accountId?: string | undefined; cohortId?: string | undefined };

/** Returns a page of the assigned tasks, newest first. */
export const listTasks = query.page("assigned_tasks_list", {
  key: { assignedAt: "t.assigned_at", id: "t.id" },
  order: "desc",
  present: presented,
  rows: (
    { organizationId, accountId, cohortId }: Params<Filter>,
    { state }: { state: TaskState | undefined },
  ) => {
    let tasks = tasksOf(organizationId);
    if (accountId) tasks = tasks.where("t.account_id", "=", accountId);
    if (state) tasks = tasks.where(IN_STATE[state]);
    if (!cohortId) return tasks;
    const current = selectFrom("cohort_stints as s")
      .select("s.id")
      .where(equal({ "s.organization_id": organizationId, "s.cohort_id": cohortId }))
      .whereRef("s.account_id", "=", raw.ref("t.account_id"))
      .where("s.left_at", "is", null);
    return tasks.where(({ exists }) => exists(current));
  },
});

export const findTasks = query.many(
  "assigned_tasks_get_each",
  ({ organizationId, ids }: Params<OfOrganization & Ids>) =>
    tasksOf(organizationId).where("t.id", "=", any(ids)),
);

/** Returns a task with its applicant's account. */
export const findTask = query.maybeOne(
  "assigned_tasks_get",
  ({ organizationId, id }: Params<OrganizationRow>) => tasksOf(organizationId).where("t.id", "=", id),
);
/** Locks a task for a change and returns it. */
export const lockTask = query.maybeOne(
  "assigned_tasks_lock",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    tasksOf(organizationId).where("t.id", "=", id).forUpdate("t"),
);

function applicants(organizationId: Expression<OrganizationId>) {
  return selectFrom("members as m")
    .select(["m.account_id as accountId", "m.email"])
    .where(equal({ "m.organization_id": organizationId, "m.role": APPLICANTS }))
    .orderBy("m.id")
    .forShare("m");
}

/** Returns the applicants with these addresses, locked so that they remain applicants until the transaction ends. */
export const lockApplicants = query.many(
  "assigned_tasks_lock_applicants",
  ({ organizationId, emails }: Params<OfOrganization & { emails: readonly string[] }>) =>
    applicants(organizationId).where(byAddress, "=", any(emails)),
);

/** Returns and locks a cohort's current applicants, at most one more than a request allows. */
export const lockCohort = query.many(
  "assigned_tasks_lock_cohort",
  ({ organizationId, cohortId }: Params<OfOrganization & { cohortId: string }>) =>
    applicants(organizationId)
      .limit(LIMITS.requests.bulkApplicants + 1)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("cohort_stints as s")
            .select("s.id")
            .where(equal({ "s.organization_id": organizationId, "s.cohort_id": cohortId }))
            .whereRef("s.account_id", "=", "m.account_id")
            .where("s.left_at", "is", null),
        ),
      ),
);

/** Checks that a cohort isn't archived, and locks it against archiving. */
export const lockOpenCohort = query.matches(
  "assigned_tasks_cohort",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    selectFrom("cohorts")
      .select("id")
      .where(equal({ organization_id: organizationId, id, archived_at: null }))
      .forShare(),
);

type New = OfOrganization & {
  ids: readonly string[];
  accountIds: readonly string[];
  text: string;
  dueOn: string | null;
  targetApplications: number | null;
  targetInterviews: number | null;
  isWeekly: boolean;
  actorAccountId: string;
  at: Date;
};

/** Adds a task for each account. */
export const insertTasks = query.execute(
  "assigned_tasks_insert",
  ({ ids, accountIds, actorAccountId, at, ...params }: Params<New>) =>
    insertFrom(
      insertInto("assigned_tasks"),
      selectFrom(listed("g", { id: ids, account: accountIds })).innerJoin(
        "accounts as a",
        on({ "a.id": actorAccountId }),
      ),
      {
        ...columnsOf(params),
        id: "g.id",
        account_id: "g.account",
        assigned_by_id: "a.id",
        assigned_by_name: shownName,
        assigned_at: at,
        updated_at: at,
      },
    ),
);

/** Writes the given fields of a locked task. */
export const writeTask = query.patch(
  "assigned_tasks_write",
  "assigned_tasks",
  (update, { organizationId, id }: Params<OrganizationRow>) =>
    update.where(equal({ organization_id: organizationId, id })),
);

/** Returns the display name of a member of staff. */
export const nameOf = query.value("assigned_tasks_name", ({ organizationId, accountId }: Params<OfMember>) =>
  selectFrom("members as m")
    .innerJoin("accounts as a", "a.id", "m.account_id")
    .select(shownName.as("name"))
    .where(equal({ "m.organization_id": organizationId, "m.account_id": accountId })),
);

/** Deletes a locked task. */
export const deleteTask = query.execute(
  "assigned_tasks_delete",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    deleteFrom("assigned_tasks").where(equal({ organization_id: organizationId, id })),
);

/** Deletes the tasks that aren't done, and returns them with their applicants. */
export const deleteOpenTasks = query.many(
  "assigned_tasks_delete_open",
  ({ organizationId, ids }: Params<OfOrganization & Ids>) =>
    deleteFrom("assigned_tasks as t")
      .using("accounts as a")
      .where(equal({ "t.organization_id": organizationId, "t.id": any(ids), "t.done_at": null }))
      .whereRef("a.id", "=", "t.account_id")
      .returning([
        ...fieldsOf("t", "id account_id"),
        "a.email",
        raw<string | null>`t.due_on::text`.as("dueOn"),
      ]),
);
