import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { id, organizationSlug, title } from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";
import { targets } from "#server/resources/assigned-tasks/contract.ts";
import { Deleted } from "#server/resources/enumerations.ts";

const TaskTemplate = z.object({
  id: z.string(),
  cohortId: z.string(),
  cohortName: z.string(),
  text: z.string(),
  dueDays: z.int().nullable().describe("Due that many days after joining the cohort."),
  dueOn: z.string().nullable().describe("Or due on this day."),
  targetApplications: z.int().nullable(),
  targetInterviews: z.int().nullable(),
  isWeekly: z.boolean(),
  isGivenOnJoining: z.boolean().describe("True if it is given to everyone who joins."),
});

const taskTemplateId = id("taskTemplate", "The template's ID.");
const cohortId = id("cohort", "The cohort's ID.");
const fields = {
  text: title(LIMITS.text.task).describe("What to do."),
  dueDays: z.int().min(0).max(LIMITS.requests.taskDueDays).nullable().describe("Days after joining."),
  dueOn: z.iso.date("Must be a day such as 2026-11-30.").nullable().describe("Or the due day."),
  targetApplications: targets.targetApplications.default(null),
  targetInterviews: targets.targetInterviews.default(null),
  isWeekly: targets.isWeekly.default(false),
  isGivenOnJoining: z.boolean().describe("true to give it to everyone who joins."),
};

const roles = rolesWith("assigned_tasks.change");
const reading = { ...PAGES.organizationRead, roles } as const;
const writing = { ...PAGES.organizationChange, roles } as const;

export const taskTemplates = defineOperations("task_templates", {
  list: {
    ...reading,
    output: z.array(TaskTemplate),
  },
  listOfCohort: {
    ...reading,
    input: z.strictObject({ organizationSlug, cohortId }),
    output: z.array(
      TaskTemplate.extend({
        given: z.int().describe("The applicants who were given the task."),
        done: z.int().describe("Those of them who marked it as done."),
      }),
    ),
  },
  save: {
    ...writing,
    input: z.strictObject({
      organizationSlug,
      cohortId,
      taskTemplateId: taskTemplateId.optional().describe("If omitted, it is added to the cohort."),
      ...fields,
    }),
    output: TaskTemplate,
  },
  delete: {
    ...writing,
    input: z.strictObject({ organizationSlug, taskTemplateId }),
    output: Deleted,
  },
  give: {
    ...writing,
    summary: `Give a template's task to those in its cohort who don't have it yet, ${LIMITS.requests.bulkApplicants} at a time`,
    input: z.strictObject({ organizationSlug, taskTemplateId }),
    output: z.object({
      given: z.int().describe("The applicants who were given it."),
      hasMore: z.boolean().describe("true if others in the cohort don't have it yet."),
    }),
  },
});
