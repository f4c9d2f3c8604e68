import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { SUGGESTION_DAYS_LEAST, SUGGESTIONS } from "#domain/suggestion-rules.ts";
import { TASK_REPEATS } from "#domain/values.ts";
import {
  dayOrInstant,
  growingEnum,
  id,
  idFilter,
  instant,
  instantOut,
  MOMENT,
  nullableText,
  text as shortText,
  timeZone,
  title,
} from "#server/core/fields.ts";
import { BEYOND, defineOperations, PAGES } from "#server/core/operation.ts";
import { compactPage, pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted } from "#server/resources/enumerations.ts";

const TaskRepeat = z.enum(TASK_REPEATS).meta({ id: "TaskRepeat" });

export const Task = z
  .object({
    id: z.string(),
    text: z.string(),
    due: z
      .string()
      .nullable()
      .meta({ [MOMENT]: "day-or-instant" })
      .describe("A day such as 2026-12-01, or an instant in UTC."),
    timeZone: z.string().nullable().describe("The IANA time zone of the due date; null without one."),
    repeat: TaskRepeat.nullable(),
    applicationId: z.string().nullable(),
    contactId: z.string().nullable(),
    doneAt: instantOut.nullable(),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "Task" });
export type Task = z.infer<typeof Task>;

const compactTask = ({ timeZone: _, createdAt: __, updatedAt: ___, ...task }: Task) => task;

const taskId = id("task", "The task's ID.");
const text = title(LIMITS.text.task).describe("What to do.");
const optional = {
  due: dayOrInstant("kept")
    .nullable()
    .optional()
    .describe("A day such as 2026-12-01, an instant, or null for no due date."),
  timeZone: timeZone()
    .optional()
    .describe("The IANA time zone of the due date. Defaults to the person's own."),
  repeat: TaskRepeat.nullable()
    .optional()
    .describe("Counts from the due date. Completing the task creates the next one."),
  applicationId: nullableText(100).optional().describe("The card that the task is about, or null."),
  contactId: nullableText(100).optional().describe("The contact that the task is about, or null."),
};
const NewTask = z.strictObject({ text, ...optional });
export type NewTask = z.infer<typeof NewTask>;

/** A rule for the suggestions on Today, as the person set it. */
export const SuggestionRule = z
  .object({
    rule: growingEnum(SUGGESTIONS).describe(
      "reply_again replaces reply. keep_in_touch uses each contact's keepInTouchDays.",
    ),
    isOn: z.boolean(),
    days: z
      .int()
      .nullable()
      .describe("Days after the cause, or before an upcoming date; null for keep_in_touch."),
    defaultDays: z.int().nullable(),
    mostDays: z.int().nullable().describe("The maximum number of days that can be set."),
  })
  .meta({ id: "SuggestionRule" });
export type SuggestionRule = z.infer<typeof SuggestionRule>;

/** Something that a rule suggests for an occasion. */
export const Suggestion = z
  .object({
    id: z.string().describe("Identifies the rule, the subject, and the occasion."),
    rule: growingEnum(SUGGESTIONS),
    occasion: instantOut.describe("The date that caused it."),
    applicationId: z.string().nullable().describe("The card that it is about."),
    title: z.string().nullable().describe("The card's job title."),
    companyName: z.string().nullable().describe("The card's company."),
    contactId: z.string().nullable().describe("The contact that it is about, if not a card."),
  })
  .meta({ id: "Suggestion" });
export type Suggestion = z.infer<typeof Suggestion>;

const ofTask = { resource: "tasks.get", input: z.strictObject({ taskId }) } as const;

export const tasks = defineOperations("tasks", {
  list: {
    ...BEYOND.ownRead,
    path: "/tasks",
    summary: "List your tasks",
    description:
      "Returns your tasks by due date; those without one come last. Filter by card, contact, due date, and completion.",
    compact: compactPage(compactTask),
    input: z.strictObject({
      isDone: z.boolean().optional().describe("true for completed tasks only, false for open ones only."),
      applicationId: idFilter("application", "Only tasks about this card.").optional(),
      contactId: idFilter("contact", "Only tasks about this contact.").optional(),
      dueFrom: dayOrInstant().optional().describe("Only tasks due on this day (UTC) or later."),
      dueTo: dayOrInstant("last").optional().describe("Only tasks due on this day (UTC) or earlier."),
      ...pageFields,
    }),
    output: pageOf(Task),
  },
  get: {
    ...BEYOND.ownRead,
    path: "/tasks/{taskId}",
    summary: "Get a task",
    description: "Returns one task.",
    input: z.strictObject({ taskId }),
    output: Task,
  },
  create: {
    ...BEYOND.ownChange,
    path: "/tasks",
    summary: "Add a task",
    description:
      "Adds a task, with or without a due date. A day is due on that day in the task's time zone; an instant is due at that moment.",
    compact: compactTask,
    input: NewTask,
    output: Task,
    location: (task: Task) => `/tasks/${task.id}`,
    returnsResource: true,
  },
  createMany: {
    ...BEYOND.ownChange,
    path: "/tasks/bulk",
    adds: true,
    summary: "Add several tasks",
    description: "Adds all tasks or none, and returns their IDs in the order of the request.",
    input: z.strictObject({
      tasks: z
        .array(NewTask.omit({ timeZone: true }))
        .min(1)
        .max(LIMITS.requests.bulkTasks)
        .describe("The tasks to add."),
      timeZone: optional.timeZone.describe(
        "The IANA time zone of the due dates. Defaults to the person's own.",
      ),
    }),
    output: z.object({ ids: z.array(z.string()) }),
  },
  update: {
    ...BEYOND.ownChange,
    method: "PATCH",
    path: "/tasks/{taskId}",
    summary: "Update a task",
    description:
      "Updates the fields you send. A new due date snoozes the task and leaves its repeats as they are; send repeat with it to make them count from the new date.",
    brief: "Changes or snoozes a task. Repeats keep their day unless repeat is sent with due.",
    compact: compactTask,
    input: z.strictObject({ taskId, text: text.optional(), ...optional }),
    output: Task,
  },
  complete: {
    ...BEYOND.ownChange,
    ...ofTask,
    path: "/tasks/{taskId}/complete",
    summary: "Complete a task",
    description:
      "Marks the task as done. If it repeats, this creates the next one: the first repeat after this due date and after today. A monthly task on the 31st is due on the last day of shorter months.",
    brief: "Marks a task as done, and returns the next one if it repeats.",
    repeatable: true,
    output: z.object({ task: Task, next: Task.nullable().describe("The next task, if it repeats.") }),
  },
  reopen: {
    ...BEYOND.ownChange,
    ...ofTask,
    path: "/tasks/{taskId}/reopen",
    summary: "Reopen a completed task",
    description:
      "Marks the task as not done. Deletes the next task that its completion created, unless that was changed since.",
    repeatable: true,
    compact: compactTask,
    output: Task,
    returnsResource: true,
  },
  delete: {
    ...BEYOND.ownChange,
    ...ofTask,
    method: "DELETE",
    path: "/tasks/{taskId}",
    summary: "Delete a task",
    description: "Deletes the task. A repeating task doesn't come back.",
    output: Deleted,
  },
  listSuggestions: {
    ...BEYOND.ownRead,
    path: "/suggestions",
    summary: "List what is suggested to do next",
    description:
      "Returns what Today suggests, oldest occasion first, 50 at most: follow-ups, replies, thank-yous, deadlines, and people to get in touch with. A suggestion is made once for its occasion, and disappears when its reason no longer applies.",
    brief: "Lists what Today suggests to do next.",
    output: z.object({ data: z.array(Suggestion) }),
  },
  settleSuggestion: {
    ...BEYOND.ownChange,
    path: "/suggestions/settle",
    repeatable: true,
    summary: "Dismiss or snooze a suggestion",
    description:
      "Removes a suggestion for its occasion, for good or until a time. Send the id and occasion that tasks.list_suggestions returned. To take it on, add a task with tasks.create and dismiss it.",
    brief: "Removes a suggestion, for good or until a time.",
    errors: ["not_found"],
    input: z.strictObject({
      id: shortText(100).describe("The suggestion's ID."),
      occasion: instant().describe("Its occasion."),
      until: instant().nullable().default(null).describe("When it comes back; null for never."),
    }),
    output: z.object({}),
  },
  listSuggestionRules: {
    ...BEYOND.ownRead,
    path: "/suggestion-rules",
    summary: "List the rules that suggest what to do",
    description:
      "Returns the rules by which Today suggests what to do next, such as a follow-up after a week without a reply, each as the person set it.",
    brief: "Returns the rules of Today's suggestions with their days.",
    output: z.object({ data: z.array(SuggestionRule) }),
  },
  updateSuggestionRule: {
    ...BEYOND.ownChange,
    method: "PATCH",
    path: "/suggestion-rules",
    summary: "Change a rule that suggests what to do",
    description:
      "Sets the number of days after which the rule makes a suggestion, or turns it on or off. Omitted fields stay unchanged. Send null for the default.",
    brief: "Sets a suggestion rule's days, or turns it on or off.",
    input: z.strictObject({
      rule: z.enum(SUGGESTIONS).describe("The rule to change."),
      isOn: z.boolean().optional().describe("False to turn the rule off."),
      days: z
        .int()
        .min(SUGGESTION_DAYS_LEAST)
        .nullable()
        .optional()
        .describe("Days after the cause, or before an upcoming date; null for the default."),
    }),
    output: SuggestionRule,
  },
  restore: {
    ...PAGES.ownChange,
    input: NewTask.extend({ taskId, doneAt: instant().nullable() }),
  },
});
