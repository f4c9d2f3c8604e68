import { z } from "zod";
import { ATTENTION_MARKS, CONTACTED_DAYS } from "#domain/attention.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import {
  applicantEmails,
  growingEnum,
  instant,
  instantOut,
  organizationSlug,
  text,
} from "#server/core/fields.ts";
import { BEYOND, defineOperations, PAGES } from "#server/core/operation.ts";
import { ApplicantChange } from "./entities.ts";

/** The parts of reads of the roster by staff. */
export const reading = { ...PAGES.organizationRead, roles: rolesWith("roster.list") } as const;

/** The operations for working through the roster: marks for handled applicants, and changes since the last look. */
export const working = defineOperations("roster", {
  handle: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/roster/handled",
    summary: "Mark applicants as contacted or snoozed",
    description: `Takes applicants off the list of those who need attention, and returns a result for each. Contacted lasts ${CONTACTED_DAYS} days; snoozed lasts until the instant you send. Send null to show their reasons again. Applicants see the mark.`,
    brief: "Marks applicants as contacted or snoozed, or removes the mark.",
    input: z.strictObject({
      organizationSlug,
      applicantEmails,
      as: z.enum(ATTENTION_MARKS).nullable().describe("How they were handled, or null."),
      until: instant()
        .optional()
        .describe("When a snoozed applicant needs attention again. Only for snoozed."),
    }),
    output: z
      .object({
        data: z
          .array(
            z
              .object({
                applicantEmail: z.string(),
                outcome: growingEnum(["marked", "unmarked", "unchanged", "not_an_applicant"]),
              })
              .meta({ id: "HandledVerdict" }),
          )
          .describe("A result for each address, in the order of the request."),
      })
      .meta({ id: "HandledApplicants" }),
  },
  undoHandled: {
    ...PAGES.organizationChange,
    roles: rolesWith("roster.handle"),
    input: z.strictObject({
      organizationSlug,
      applicantEmails,
    }),
    output: z.object({
      data: z.array(
        z.object({
          applicantEmail: z.string(),
          outcome: z.enum(["restored", "unmarked", "unchanged", "not_an_applicant"]),
        }),
      ),
    }),
  },
  getChanges: {
    ...reading,
    input: z.strictObject({ organizationSlug, applicantEmail: text(LIMITS.text.email) }),
    output: z.object({
      lookedAt: instantOut.nullable().describe("Null if the caller hasn't looked yet."),
      changes: z.array(ApplicantChange).describe("Newest first; the oldest may be left out."),
    }),
  },
  markLooked: {
    ...PAGES.organizationChange,
    roles: rolesWith("roster.list"),
    input: z.strictObject({ organizationSlug, applicantEmail: text(LIMITS.text.email) }),
    output: z.object({ lookedAt: instantOut }),
  },
  listLooks: {
    ...reading,
    output: z.array(
      z.object({
        applicantEmail: z.string(),
        lookedAt: instantOut.nullable(),
        repliedAt: instantOut
          .nullable()
          .describe("Null if they haven't written since then, or in the last 14 days without a look."),
      }),
    ),
  },
});
