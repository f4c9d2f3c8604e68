import { z } from "zod";
import { Done, instant, instantOut, text } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { Status } from "#server/resources/enumerations.ts";
import { InterviewType } from "#server/resources/interviews/contract.ts";

/** The reasons for an item; sections of the page, in the order of their urgency. */
export const KINDS = ["interview", "offer", "note", "feedback", "follow_up", "quiet"] as const;
export type Kind = (typeof KINDS)[number];

/** A task for now. */
const TodayItem = z.object({
  kind: z.enum(KINDS),
  subjectId: z
    .string()
    .describe(
      "The interview, application, or contact it's about. A follow-up is about a contact or an application.",
    ),
  occasion: instantOut.describe("The date that caused the item. If it changes, the item is a new one."),
  isDateKnown: z
    .boolean()
    .describe("False if the imported file didn't say when the card entered its column."),
  title: z.string().describe("A job title or a person's name."),
  companyName: z.string().nullable(),
  applicationId: z.string().nullable(),
  boardId: z.string().nullable(),
  status: Status.nullable(),
  interviewType: InterviewType.nullable(),
  meetingUrl: z.string().nullable(),
  email: z.string().nullable().describe("The email address or phone number of a contact."),
  followUpSince: instantOut.nullable(),
  followUpDue: instantOut.nullable(),
  note: z.string().nullable().describe("The note of a follow-up on a card."),
  writtenBy: z.string().nullable().describe("Who wrote the latest coach note, with their organization."),
});
export type TodayItem = z.infer<typeof TodayItem>;

/** The content of an empty page: whether there are any cards, and what was snoozed. */
const Outlook = z.object({ hasCards: z.boolean(), snoozed: z.int(), nextAt: instantOut.nullable() });

const Today = z.object({
  items: z.array(TodayItem),
  counts: z
    .partialRecord(z.enum(KINDS), z.int())
    .describe("The number of items of each kind, including unlisted ones."),
  outlook: Outlook,
});
export type Today = z.infer<typeof Today>;

const item = { kind: z.enum(KINDS), subjectId: text(100), occasion: instant() };
const shared = { audience: "pages", actsOn: "own", errors: [] } as const;

export const today = {
  get: defineOperation({
    ...shared,
    name: "today.get",
    method: "GET",
    summary:
      "List what needs attention: interviews, offers, feedback, follow-ups, and inactive cards that aren't marked",
    input: z.strictObject({}),
    output: Today,
  }),
  setMark: defineOperation({
    ...shared,
    name: "today.set_mark",
    method: "POST",
    summary: "Dismiss an item, snooze it with `until`, or with a null mark show it again",
    input: z.strictObject({ ...item, mark: z.strictObject({ until: instant().nullable() }).nullable() }),
    output: Done,
  }),
};
