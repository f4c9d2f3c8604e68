import { type Expression, type InferResult, sql as raw } from "kysely";
import { LIMITS } from "#domain/limits.ts";
import { APPLICANTS } from "#domain/roles.ts";
import type { OfOrganization, OrganizationId, OrganizationRow } from "#server/core/access.ts";
import { any, columnsOf, equal, fieldsOf, insertFrom, on, onTrue } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { deleteFrom, insertInto, selectFrom } from "#server/core/statements.ts";
import { shownName } from "#server/resources/audit-events/service.ts";

type OfCohort = OfOrganization & { cohortId: string };

function templatesOf(organizationId: Expression<OrganizationId>) {
  return selectFrom("task_templates as t")
    .innerJoin("cohorts as c", on({ "c.organization_id": organizationId, "c.id": "t.cohort_id" }))
    .select([
      ...fieldsOf("t", "id cohort_id"),
      "c.name as cohortName",
      ...fieldsOf("t", "text due_days"),
      raw<string | null>`t.due_on::text`.as("dueOn"),
      ...fieldsOf("t", "target_applications target_interviews is_weekly is_given_on_joining"),
    ])
    .where("t.organization_id", "=", organizationId);
}
export type Template = InferResult<ReturnType<typeof templatesOf>>[number];

/** The most templates that a dialog offers. */
const MOST_OFFERED = 500;

/** Returns the templates of active cohorts, sorted by cohort. */
export const listTemplates = query.many("task_templates_list", ({ organizationId }: Params<OfOrganization>) =>
  templatesOf(organizationId)
    .where("c.archived_at", "is", null)
    .orderBy("c.name")
    .orderBy("t.id")
    .limit(MOST_OFFERED),
);

/** Returns a cohort's templates with the number of applicants who were given and who did each. */
export const listOfCohort = query.many(
  "task_templates_of_cohort",
  ({ organizationId, cohortId }: Params<OfCohort>) => {
    const counts = selectFrom("assigned_tasks as g")
      .select([
        raw<number>`count(*)::int`.as("given"),
        raw<number>`(count(*) FILTER (WHERE g.done_at IS NOT NULL))::int`.as("done"),
      ])
      .where("g.organization_id", "=", organizationId)
      .whereRef("g.template_id", "=", raw.ref("t.id"));
    return templatesOf(organizationId)
      .innerJoinLateral(counts.as("k"), onTrue)
      .select(["k.given", "k.done"])
      .where("t.cohort_id", "=", cohortId)
      .orderBy("t.id");
  },
);

/** Locks a template for a change and returns it. */
export const lockTemplate = query.maybeOne(
  "task_templates_lock",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    templatesOf(organizationId).where("t.id", "=", id).forUpdate("t"),
);

/** Returns the cohorts' templates that are given to anyone who joins at an instant, without those whose due day has passed. */
export const listForJoining = query.many(
  "task_templates_on_joining",
  ({ organizationId, cohortIds, at }: Params<OfOrganization & { cohortIds: readonly string[]; at: Date }>) =>
    templatesOf(organizationId)
      .where(equal({ "t.cohort_id": any(cohortIds), "t.is_given_on_joining": true }))
      .where(raw<boolean>`(t.due_on IS NULL OR t.due_on >= (${at}::timestamptz AT TIME ZONE 'UTC')::date)`)
      .orderBy("t.id"),
);

type Written = OrganizationRow & {
  cohortId: string;
  text: string;
  dueDays: number | null;
  dueOn: string | null;
  targetApplications: number | null;
  targetInterviews: number | null;
  isWeekly: boolean;
  isGivenOnJoining: boolean;
  createdById: string;
  at: Date;
};

/** Adds a template, or changes a locked one, which stays in its cohort. */
export const saveTemplate = query.execute(
  "task_templates_save",
  ({ organizationId, id, cohortId, createdById, at, ...fields }: Params<Written>) =>
    insertFrom(insertInto("task_templates"), selectFrom("accounts as a").where("a.id", "=", createdById), {
      ...{ organization_id: organizationId, id, cohort_id: cohortId },
      ...columnsOf(fields),
      created_by_id: "a.id",
      created_by_name: shownName,
      created_at: at,
    }).onConflict((conflict) => conflict.columns(["organization_id", "id"]).doUpdateSet(columnsOf(fields))),
);

/** Deletes a locked template. */
export const deleteTemplate = query.execute(
  "task_templates_delete",
  ({ organizationId, id }: Params<OrganizationRow>) =>
    deleteFrom("task_templates").where(equal({ organization_id: organizationId, id })),
);

/** Returns and locks a cohort's members without a template's task, at most one more than a call gives it to. */
export const lockMembersWithoutTask = query.many(
  "task_templates_lock_without",
  ({ organizationId, cohortId, id }: Params<OfCohort & OrganizationRow>) =>
    selectFrom("cohort_stints as s")
      .innerJoin("members as m", on({ "m.organization_id": organizationId, "m.account_id": "s.account_id" }))
      .select(["s.id as stintId", ...fieldsOf("s", "cohort_id account_id joined_at")])
      .where(equal({ "s.organization_id": organizationId, "s.cohort_id": cohortId, "s.left_at": null }))
      .where("m.role", "in", APPLICANTS)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("assigned_tasks as g")
              .select("g.id")
              .where(equal({ "g.organization_id": organizationId, "g.template_id": id }))
              .whereRef("g.account_id", "=", "s.account_id"),
          ),
        ),
      )
      .orderBy("s.id")
      .limit(LIMITS.requests.bulkApplicants + 1)
      .forShare("m"),
);
