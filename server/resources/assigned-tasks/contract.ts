import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { APPLICANTS } from "#domain/roles.ts";
import {
  addressToFind,
  growingEnum,
  id,
  idFilter,
  instantOut,
  organizationSlug,
  title,
} from "#server/core/fields.ts";
import { BEYOND, defineOperations, PAGES } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted } from "#server/resources/enumerations.ts";

export const AssignedTask = z
  .object({
    id: z.string(),
    applicantEmail: z.string(),
    applicantDisplayName: z.string().nullable(),
    text: z.string(),
    dueOn: z.string().nullable().describe("The day on which it is due, such as 2026-11-30."),
    targetApplications: z.int().nullable().describe("The number of applications it asks for."),
    applications: z
      .int()
      .nullable()
      .describe("Those sent since it was assigned, on boards shared with the organization."),
    targetInterviews: z.int().nullable().describe("The number of interviews it asks for."),
    interviews: z.int().nullable().describe("Those held since it was assigned, on the same boards."),
    isWeekly: z.boolean().describe("true if both are counted since Monday (UTC)."),
    assignedByName: z.string(),
    assignedAt: instantOut,
    doneAt: instantOut.nullable().describe("When the applicant marked it as done."),
    confirmedAt: instantOut.nullable().describe("When staff confirmed it."),
    confirmedByName: z.string().nullable(),
    updatedAt: instantOut,
  })
  .meta({ id: "AssignedTask", description: "A task that staff assigned to an applicant." });
export type AssignedTask = z.infer<typeof AssignedTask>;

const STATES = ["open", "done", "confirmed"] as const;
export type TaskState = (typeof STATES)[number];

const target = () => z.int().min(1).max(LIMITS.requests.taskTarget).nullable();
/** The applications and interviews that a task asks for. */
export const targets = {
  targetApplications: target().describe("The number of applications it asks for, counted on shared boards."),
  targetInterviews: target().describe("The number of interviews it asks for, also counted on shared boards."),
  isWeekly: z.boolean().describe("true to ask for them each week."),
};
const applicantEmail = addressToFind();
const assignedTaskId = id("assignedTask", "The task's ID.");
const state = z.enum(STATES).optional().describe("done leaves out confirmed ones.");

export const assignedTasks = defineOperations("assigned_tasks", {
  list: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/assigned-tasks",
    summary: "List assigned tasks",
    description:
      "Returns the tasks that staff assigned to applicants, newest first. Applicants get their own.",
    brief: "Lists tasks that staff assigned to applicants.",
    input: z.strictObject({
      organizationSlug,
      applicantEmail: applicantEmail.optional().describe("Only tasks of this applicant."),
      cohortId: idFilter("cohort", "Only tasks of current members of this cohort.").optional(),
      state,
      ...pageFields,
    }),
    output: pageOf(AssignedTask),
  },
  get: {
    ...BEYOND.organizationRead,
    path: "/organizations/{organizationSlug}/assigned-tasks/{assignedTaskId}",
    roles: rolesWith("assigned_tasks.list"),
    summary: "Get an assigned task",
    description: "Returns an assigned task. Applicants can read their own.",
    input: z.strictObject({ organizationSlug, assignedTaskId }),
    output: AssignedTask,
  },
  create: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/assigned-tasks",
    roles: rolesWith("assigned_tasks.change"),
    summary: "Assign a task to applicants",
    description:
      "Assigns a task to each applicant, or to everyone who is in a cohort now, and returns a result for each. The task stays on their Today until they mark it as done. Send either applicantEmails or cohortId.",
    brief: "Assigns a task to applicants, or to a cohort.",
    adds: true,
    input: z.strictObject({
      organizationSlug,
      text: title(LIMITS.text.task).describe("What to do."),
      dueOn: z.iso.date("Must be a day such as 2026-11-30.").nullable().optional().describe("The due day."),
      ...z.object(targets).partial().shape,
      applicantEmails: z
        .array(applicantEmail)
        .min(1)
        .max(LIMITS.requests.bulkApplicants)
        .optional()
        .describe("The applicants' addresses."),
      cohortId: id("cohort", "Or a cohort, for all its current members.").optional(),
    }),
    output: z.object({
      data: z
        .array(
          z
            .object({
              applicantEmail: z.string(),
              outcome: growingEnum(["assigned", "not_an_applicant"]),
              assignedTaskId: z.string().nullable(),
            })
            .meta({ id: "AssignedTaskVerdict" }),
        )
        .describe("A result for each applicant."),
    }),
  },
  setDone: {
    ...BEYOND.organizationChange,
    resource: "assigned_tasks.get",
    path: "/organizations/{organizationSlug}/assigned-tasks/{assignedTaskId}/done",
    roles: APPLICANTS,
    summary: "Mark a task assigned to you as done",
    description:
      "As an applicant, marks a task assigned to you as done, or as not done unless staff confirmed it.",
    repeatable: true,
    errors: ["task_confirmed"],
    input: z.strictObject({
      organizationSlug,
      assignedTaskId,
      isDone: z.boolean().describe("true if you did it."),
    }),
    output: AssignedTask,
  },
  confirm: {
    ...BEYOND.organizationChange,
    resource: "assigned_tasks.get",
    path: "/organizations/{organizationSlug}/assigned-tasks/{assignedTaskId}/confirm",
    roles: rolesWith("assigned_tasks.change"),
    summary: "Confirm an assigned task",
    description:
      "Confirms that an applicant did a task, even if they haven't marked it, or undoes the confirmation. The applicant sees it.",
    brief: "Confirms that an applicant did a task, or undoes it.",
    repeatable: true,
    input: z.strictObject({
      organizationSlug,
      assignedTaskId,
      isConfirmed: z.boolean().describe("false undoes it."),
    }),
    output: AssignedTask,
  },
  delete: {
    ...BEYOND.organizationChange,
    method: "DELETE",
    path: "/organizations/{organizationSlug}/assigned-tasks/{assignedTaskId}",
    roles: rolesWith("assigned_tasks.change"),
    summary: "Delete an assigned task",
    description: "Deletes an assigned task. This can't be undone.",
    input: z.strictObject({ organizationSlug, assignedTaskId }),
    output: Deleted,
  },
  takeBack: {
    ...PAGES.organizationChange,
    roles: rolesWith("assigned_tasks.change"),
    input: z.strictObject({
      organizationSlug,
      assignedTaskIds: z.array(id("assignedTask", "A task's ID.")).min(1).max(LIMITS.requests.bulkApplicants),
    }),
    output: z.object({ deleted: z.int() }),
  },
  listDue: {
    ...PAGES.ownRead,
    output: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        dueOn: z.string().nullable(),
        targetApplications: z.int().nullable(),
        applications: z.int().nullable(),
        targetInterviews: z.int().nullable(),
        interviews: z.int().nullable(),
        isWeekly: z.boolean(),
        organizationSlug: z.string(),
        organizationName: z.string(),
      }),
    ),
  },
});
