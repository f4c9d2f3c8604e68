import { z } from "zod";
import { normalizeEmail } from "#domain/email-address.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { MINUTE } from "#domain/units.ts";
import {
  id,
  idFilter,
  instant,
  instantOut,
  nullableText,
  organizationSlug,
  TEXT_MAX,
  text,
} from "#server/core/fields.ts";
import { BEYOND, defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { DepartureReason } from "#server/resources/enumerations.ts";

export const CohortMembership = z
  .object({
    id: z.string(),
    cohortId: z.string(),
    applicantEmail: z.string(),
    joinedAt: instantOut,
    leftAt: instantOut.nullable().describe("Null while the membership is open."),
    departureReason: DepartureReason.nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: "CohortMembership", description: "An applicant's time in a cohort." });
export type CohortMembership = z.infer<typeof CohortMembership>;

/** A kind of change of memberships. */
const ChangeKind = z.enum(["placed", "ended", "corrected"]);
export type ChangeKind = z.infer<typeof ChangeKind>;

/** A membership in a cohort, with the person's name, and their member ID if they are still an applicant. */
const CohortPerson = CohortMembership.extend({
  applicantDisplayName: z.string().nullable(),
  memberId: z.string().nullable().describe("Null if they aren't an applicant of the organization now."),
});

const EMAIL_MAX = LIMITS.text.email;
const applicantEmail = text(EMAIL_MAX).overwrite(normalizeEmail);
const note = nullableText(TEXT_MAX).optional();
const applicantEmails = z.array(applicantEmail).min(1).max(LIMITS.requests.bulkApplicants);

const changed = z.int().describe("The number of memberships that changed.");
const undo = {
  changeId: z.string().nullable().describe("For cohort_memberships.undo. Null if nothing changed."),
  undoUntil: instantOut.nullable(),
};
/** Returns the schema of a verdict for each address. */
const verdicts = <const Outcomes extends readonly [string, ...string[]]>(outcomes: Outcomes) =>
  z.array(z.object({ applicantEmail: z.string(), outcome: z.enum(outcomes) }));
const undoMinutes = LIMITS.lifetimes.undo / MINUTE;

export const cohortMemberships = defineOperations("cohort_memberships", {
  list: {
    ...PUBLIC.organizationRead,
    path: "/organizations/{organizationSlug}/cohort-memberships",
    summary: "List cohort memberships",
    description:
      "Returns current and past memberships in the organization's cohorts, newest first. An applicant can have several.",
    input: z.strictObject({
      organizationSlug,
      cohortId: idFilter("cohort", "Only memberships in this cohort.").optional(),
      applicantEmail: applicantEmail.optional().describe("Only memberships of this applicant."),
      open: z.boolean().optional().describe("true for open memberships only, false for ended ones only."),
      ...pageFields,
    }),
    output: pageOf(CohortMembership),
  },
  listPeople: {
    ...PAGES.organizationRead,
    roles: rolesWith("cohort_memberships.list"),
    input: z.strictObject({
      organizationSlug,
      cohortId: id("cohort", "The cohort's ID."),
      search: text(LIMITS.text.title).optional(),
      ...pageFields,
    }),
    output: pageOf(CohortPerson),
  },
  placeMany: {
    ...PAGES.organizationChange,
    roles: rolesWith("cohort_memberships.create"),
    input: z.strictObject({
      organizationSlug,
      cohortId: id("cohort", "An active cohort."),
      applicantEmails,
      joinedAt: instant().optional(),
    }),
    output: z.object({ data: verdicts(["placed", "already_in", "not_an_applicant"]), changed, ...undo }),
  },
  endMany: {
    ...PAGES.organizationChange,
    roles: rolesWith("cohort_memberships.end"),
    input: z.strictObject({
      organizationSlug,
      cohortId: id("cohort", "The cohort's ID."),
      applicantEmails,
      departureReason: DepartureReason,
      leftAt: instant().optional(),
      note,
    }),
    output: z.object({ data: verdicts(["ended", "not_in"]), changed, ...undo }),
  },
  listChanges: {
    ...PAGES.organizationRead,
    roles: rolesWith("cohort_memberships.end"),
    output: z.array(
      z.object({
        changeId: z.string(),
        kind: ChangeKind,
        cohortName: z.string(),
        count: z.int(),
        at: instantOut,
      }),
    ),
  },
  create: {
    ...PUBLIC.organizationChange,
    path: "/organizations/{organizationSlug}/cohort-memberships",
    summary: "Add an applicant to a cohort",
    description:
      "Starts a cohort membership. An applicant can be in several cohorts at once but only once in each. After a membership ends, you can add them again, and both memberships are kept.",
    errors: ["cohort_archived", "already_in_cohort"],
    input: z.strictObject({
      organizationSlug,
      cohortId: id("cohort", "An active cohort."),
      applicantEmail: applicantEmail.describe("An applicant member of the organization."),
      joinedAt: instant().optional().describe("When the applicant joined. Defaults to now."),
      note: note.describe("A note on the membership."),
    }),
    output: CohortMembership,
    location: ({ id }: CohortMembership, path: { organizationSlug: string }) =>
      `/organizations/${path.organizationSlug}/cohort-memberships/${id}`,
  },
  end: {
    ...PUBLIC.organizationChange,
    path: "/organizations/{organizationSlug}/cohort-memberships/{membershipId}/end",
    summary: "End a cohort membership",
    description: "Ends an open membership with the reason the applicant left. The record is kept.",
    repeatable: true,
    errors: ["stint_already_closed"],
    input: z.strictObject({
      organizationSlug,
      membershipId: id("stint", "The membership's ID."),
      departureReason: DepartureReason.describe("The reason the applicant left."),
      note: note.describe("If omitted, the note stays the same."),
    }),
    output: CohortMembership,
  },
  correct: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/cohort-memberships/corrections",
    roles: rolesWith("cohort_memberships.end"),
    summary: "Correct cohort memberships",
    description: `Corrects what was recorded about cohort memberships: all or none. If some can't be corrected, the error names each with its index in membershipIds. Set leftAt to null to reopen them, or enteredByMistake to remove them, so that they no longer count in any figure. The audit log keeps each membership as it was before and after. cohort_memberships.undo can undo the correction for ${undoMinutes} minutes.`,
    brief: "Corrects dates, reason, or note, reopens memberships, or removes those entered by mistake.",
    errors: ["already_in_cohort"],
    input: z.strictObject({
      organizationSlug,
      membershipIds: z
        .array(id("stint", "A membership's ID."))
        .min(1)
        .max(LIMITS.requests.bulkApplicants)
        .describe("The memberships, open or ended."),
      joinedAt: instant().optional().describe("When the applicant joined."),
      leftAt: instant()
        .nullable()
        .optional()
        .describe("When the applicant left. Null reopens the membership."),
      departureReason: DepartureReason.optional().describe("The reason the applicant left."),
      note: note.describe("If omitted, the note stays the same."),
      enteredByMistake: z
        .literal(true)
        .optional()
        .describe("Removes the memberships. Can't be combined with other corrections."),
    }),
    output: z.object({ changed, ...undo }),
  },
  undo: {
    ...BEYOND.organizationChange,
    path: "/organizations/{organizationSlug}/cohort-memberships/changes/{changeId}/undo",
    roles: rolesWith("cohort_memberships.end"),
    summary: "Undo a change to cohort memberships",
    description: `Restores all memberships of a change to what they were before it, or none. If any of them changed since, nothing is undone. Works within ${undoMinutes} minutes of the change, by any owner or admin.`,
    brief: "Undoes a correction, or memberships added or ended together on our pages.",
    errors: ["membership_changed", "membership_undo_expired"],
    input: z.strictObject({
      organizationSlug,
      changeId: id("stintChange", "From the change's response."),
    }),
    output: z.object({ changed }),
  },
});
