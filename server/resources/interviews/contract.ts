import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { INTERVIEW_OUTCOMES, INTERVIEW_TYPES } from "#domain/values.ts";
import {
  id,
  idFilter,
  instant,
  instantOrLocal,
  instantOut,
  nullableText,
  nullableUrl,
  TEXT_MAX,
  TITLE_MAX,
  text,
  timeZone,
  title,
} from "#server/core/fields.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { compactPage, only, pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted, Status } from "#server/resources/enumerations.ts";

export const InterviewType = z.enum(INTERVIEW_TYPES).meta({ id: "InterviewType" });
export const InterviewOutcome = z.enum(INTERVIEW_OUTCOMES).meta({ id: "InterviewOutcome" });

export const Interview = z
  .object({
    id: z.string(),
    applicationId: z.string(),
    type: InterviewType,
    scheduledAt: instantOut,
    durationMinutes: z.int(),
    timeZone: z.string().describe("IANA name of the time zone in which the interview was scheduled."),
    location: z.string().nullable(),
    meetingUrl: z.string().nullable(),
    interviewers: z.array(z.string()),
    notes: z.string().nullable(),
    outcome: InterviewOutcome,
    feedback: z.string().nullable(),
    createdAt: instantOut,
    updatedAt: instantOut,
  })
  .meta({ id: "Interview" });
export type Interview = z.infer<typeof Interview>;

/** An interview in a list, with the job that it is for. */
const ListedInterview = Interview.extend({ title: z.string(), companyName: z.string() }).meta({
  id: "ListedInterview",
});
type ListedInterview = z.infer<typeof ListedInterview>;

const FACTS = ["type", "scheduledAt", "timeZone", "durationMinutes", "outcome"] as const;
const compactInterview = only<Interview>("id", "applicationId", ...FACTS);
const compactListed = only<ListedInterview>("id", "applicationId", "title", "companyName", ...FACTS);

/** The sections of the interviews page: every interview is in exactly one. */
const SECTIONS = ["upcoming", "feedback", "past"] as const;
export type Section = (typeof SECTIONS)[number];

/** An interview with its card. */
const InterviewEntry = z.object({
  ...ListedInterview.shape,
  boardId: z.string(),
  status: Status,
});
export type InterviewEntry = z.infer<typeof InterviewEntry>;

/** A card that an interview can be scheduled for. */
const CardChoice = z.object({
  id: z.string(),
  title: z.string(),
  companyName: z.string(),
  boardName: z.string(),
});
export type CardChoice = z.infer<typeof CardChoice>;

const interviewId = id("interview", "The interview's ID.");
const applicationId = id("application", "The application's ID.");
const DAY_MINUTES = 1_440;
const scheduledAt = instantOrLocal().describe("The start. Without an offset, it's local time in timeZone.");

const details = {
  type: InterviewType.optional().describe("Kind of interview."),
  durationMinutes: z.int().min(1).max(DAY_MINUTES).optional().describe("1 to 1,440. Defaults to 60."),
  timeZone: timeZone().optional().describe("IANA name such as Europe/Berlin. Defaults to UTC."),
  location: nullableText(TITLE_MAX).optional().describe("The location."),
  meetingUrl: nullableUrl().optional().describe("Link to the video call."),
  interviewers: z
    .array(title())
    .max(LIMITS.requests.interviewers)
    .optional()
    .describe("Names of the interviewers."),
  notes: nullableText(TEXT_MAX).optional().describe("Notes to prepare with."),
  outcome: InterviewOutcome.optional().describe("The outcome."),
  feedback: nullableText(TEXT_MAX).optional().describe("Feedback from the interview."),
};

const entryFilter = { search: text(TITLE_MAX).optional(), type: InterviewType.optional() };

const reading = { ...PUBLIC.ownRead, scope: "interviews:read" } as const;
const writing = { ...PUBLIC.ownChange, scope: "interviews:write" } as const;

export const interviews = defineOperations("interviews", {
  list: {
    ...reading,
    path: "/interviews",
    summary: "List your interviews",
    description:
      "Returns interviews on all boards, each with its job title and company, earliest first. Filter by application, time, and outcome.",
    compact: compactPage(compactListed),
    input: z.strictObject({
      applicationId: idFilter("application", "The application's ID.").optional(),
      from: instant().optional().describe("Only interviews at this time or later."),
      to: instant().optional().describe("Only interviews at this time or earlier."),
      outcome: InterviewOutcome.optional().describe("Only interviews with this outcome."),
      ...pageFields,
    }),
    output: pageOf(ListedInterview),
  },
  get: {
    ...reading,
    path: "/interviews/{interviewId}",
    summary: "Get an interview",
    description: "Returns one interview with its outcome and feedback.",
    input: z.strictObject({ interviewId }),
    output: Interview,
  },
  create: {
    ...writing,
    path: "/applications/{applicationId}/interviews",
    summary: "Schedule an interview",
    description:
      "Schedules an interview for an application. This doesn't move the card. To move it, use applications.move.",
    compact: compactInterview,
    input: z.strictObject({ applicationId, scheduledAt, ...details }),
    output: Interview,
    location: (interview: Interview) => `/interviews/${interview.id}`,
    returnsResource: true,
  },
  update: {
    ...writing,
    method: "PATCH",
    path: "/interviews/{interviewId}",
    summary: "Update an interview or record its outcome",
    description: "Updates the fields you send. Use outcome and feedback to record how it went.",
    compact: compactInterview,
    input: z.strictObject({ interviewId, scheduledAt: scheduledAt.optional(), ...details }),
    output: Interview,
  },
  delete: {
    ...writing,
    method: "DELETE",
    path: "/interviews/{interviewId}",
    summary: "Delete an interview",
    description:
      "Deletes the interview and removes it from the calendar feed. To keep a record, set its outcome to canceled instead.",
    input: z.strictObject({ interviewId }),
    output: Deleted,
  },
  listEntries: {
    ...PAGES.ownRead,
    input: z.strictObject({
      when: z.union([z.enum(SECTIONS), z.strictObject({ from: instant(), to: instant() })]),
      ...entryFilter,
      ...pageFields,
    }),
    output: pageOf(InterviewEntry),
  },
  findCards: {
    ...PAGES.ownRead,
    input: z.strictObject({ search: text(TITLE_MAX) }),
    output: z.array(CardChoice),
  },
});
