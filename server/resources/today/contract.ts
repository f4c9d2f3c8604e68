import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { TASK_REPEATS, WEEKLY_GOAL_MAX } from "#domain/values.ts";
import {
  dayOrInstant,
  instant,
  instantOut,
  nullableText,
  text,
  timeZone,
  title,
} from "#server/core/fields.ts";
import { defineOperations, PAGES } from "#server/core/operation.ts";
import { Status } from "#server/resources/enumerations.ts";
import { InterviewType } from "#server/resources/interviews/contract.ts";

/** The reasons for an item; sections of the page, in the order of their urgency. */
export const KINDS = [
  "interview",
  "task",
  "suggestion",
  "offer",
  "note",
  "feedback",
  "follow_up",
  "quiet",
] as const;
export type Kind = (typeof KINDS)[number];
/** The kinds that a mark dismisses; a task itself is done, snoozed, or deleted. */
const MARKED = ["interview", "suggestion", "offer", "note", "feedback", "follow_up", "quiet"] as const;
export type MarkedKind = (typeof MARKED)[number];

/** Something to do now. */
const TodayItem = z.object({
  kind: z.enum(KINDS),
  subjectId: z
    .string()
    .describe(
      "The interview, task, application, or contact it's about; for a suggestion, that ID, preceded by its rule and followed by its occasion. A follow-up is about a contact or an application.",
    ),
  occasion: instantOut.describe("The date that caused the item. If it changes, the item is a new one."),
  isDateKnown: z
    .boolean()
    .describe("False if the imported file didn't say when the card entered its column."),
  title: z.string().describe("A job title, a person's name, or the text of a task."),
  companyName: z.string().nullable(),
  applicationId: z.string().nullable(),
  boardId: z.string().nullable(),
  status: Status.nullable(),
  interviewType: InterviewType.nullable(),
  meetingUrl: z.string().nullable(),
  email: z
    .string()
    .nullable()
    .describe("The email address of a contact; for a suggestion, where to write to."),
  followUpSince: instantOut.nullable(),
  followUpDue: instantOut.nullable(),
  note: z
    .string()
    .nullable()
    .describe("The note of a follow-up on a card; for a reply, the subject of the email."),
  due: z.string().nullable().describe("The due date of a task, a day or an instant; null for none."),
  timeZone: z.string().nullable().describe("The time zone of that date."),
  repeat: z.enum(TASK_REPEATS).nullable(),
  subject: z.string().nullable().describe("The card or contact of a task."),
  contactId: z.string().nullable().describe("The contact of a task or a suggestion."),
  writtenBy: z.string().nullable().describe("Who wrote the latest coach note, with their organization."),
});
export type TodayItem = z.infer<typeof TodayItem>;

/** The content of an empty page: whether there are any cards, and the number of snoozed items. */
const Outlook = z.object({ hasCards: z.boolean(), snoozed: z.int(), nextAt: instantOut.nullable() });

const Today = z.object({
  items: z.array(TodayItem),
  counts: z
    .partialRecord(z.enum(KINDS), z.int())
    .describe("The number of items of each kind, including unlisted ones."),
  outlook: Outlook,
});
export type Today = z.infer<typeof Today>;

const item = { kind: z.enum(MARKED), subjectId: text(100), occasion: instant() };
export const today = defineOperations("today", {
  get: {
    ...PAGES.ownRead,
    output: Today,
  },
  getGoal: {
    ...PAGES.ownRead,
    output: z.object({
      goal: z.int().nullable(),
      count: z.int().describe("As the statistics count them; zero without a goal."),
    }),
  },
  setGoal: {
    ...PAGES.ownChange,
    input: z.strictObject({ goal: z.int().min(1).max(WEEKLY_GOAL_MAX).nullable() }),
  },
  setMark: {
    ...PAGES.ownChange,
    input: z.strictObject({ ...item, mark: z.strictObject({ until: instant().nullable() }).nullable() }),
  },
  takeOn: {
    ...PAGES.ownChange,
    input: z.strictObject({
      subjectId: text(100),
      occasion: instant(),
      task: z.strictObject({
        text: title(LIMITS.text.task),
        due: dayOrInstant("kept"),
        timeZone: timeZone(),
        applicationId: nullableText(100).optional().describe("The card that the suggestion is about."),
        contactId: nullableText(100).optional().describe("The contact that it is about."),
      }),
    }),
    output: z.object({ taskId: z.string().nullable() }),
  },
});
