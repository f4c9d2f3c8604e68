import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import {
  id,
  instant,
  instantOut,
  nullableText,
  organizationSlug,
  TEXT_MAX,
  text,
} from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { DepartureReason } from "#server/resources/enumerations.ts";
import "./vocabulary.ts";

export const CohortMembership = z
  .object({
    id: z.string(),
    cohortId: z.string(),
    applicantEmail: z.string(),
    joinedAt: instantOut,
    leftAt: instantOut.nullable().describe("Null while the stint is open."),
    departureReason: DepartureReason.nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: "CohortMembership", description: "A stint: an applicant's time in a cohort." });
export type CohortMembership = z.infer<typeof CohortMembership>;

const EMAIL_MAX = LIMITS.text.email;
const applicantEmail = text(EMAIL_MAX).overwrite((value) => value.toLowerCase());
const note = nullableText(TEXT_MAX).optional();

export const cohortMemberships = {
  list: defineOperation({
    name: "cohort_memberships.list",
    method: "GET",
    path: "/organizations/{organizationSlug}/cohort-memberships",
    scope: "organizations:read",
    actsOn: "organization",
    roles: rolesWith("cohort_memberships.list"),
    summary: "List stints in cohorts",
    description:
      "Who is and was in the organization's cohorts, the latest stint first. An applicant may have several; ended ones stay.",
    errors: ["not_found"],
    input: z.strictObject({
      organizationSlug,
      cohortId: id("cohort", "Stints in this cohort.").optional(),
      applicantEmail: applicantEmail.optional().describe("Stints of this applicant."),
      open: z.boolean().optional().describe("True: only open stints; false: only ended ones."),
      ...pageFields,
    }),
    output: pageOf(CohortMembership),
  }),
  create: defineOperation({
    name: "cohort_memberships.create",
    method: "POST",
    path: "/organizations/{organizationSlug}/cohort-memberships",
    scope: "organizations:write",
    actsOn: "organization",
    roles: rolesWith("cohort_memberships.create"),
    summary: "Place an applicant in a cohort",
    description:
      "Opens a stint. An applicant may be in several cohorts at once, but not twice in one; after a stint has ended they may be placed again, and both stand.",
    errors: ["not_found", "cohort_archived", "already_in_cohort"],
    input: z.strictObject({
      organizationSlug,
      cohortId: id("cohort", "Where to; an active cohort."),
      applicantEmail: applicantEmail.describe("An applicant member of the organization."),
      joinedAt: instant().optional().describe("Since when; now when left out."),
      note,
    }),
    output: CohortMembership,
    location: ({ id }: CohortMembership, path: { organizationSlug: string }) =>
      `/organizations/${path.organizationSlug}/cohort-memberships/${id}`,
  }),
  end: defineOperation({
    name: "cohort_memberships.end",
    method: "POST",
    path: "/organizations/{organizationSlug}/cohort-memberships/{membershipId}/end",
    scope: "organizations:write",
    actsOn: "organization",
    roles: rolesWith("cohort_memberships.end"),
    summary: "End a stint",
    description: "Closes an open stint with the reason of the departure. The row is kept.",
    errors: ["not_found", "stint_already_closed"],
    input: z.strictObject({
      organizationSlug,
      membershipId: id("stint", "The stint's id."),
      departureReason: DepartureReason,
      note: note.describe("Left out, the note stays as it is."),
    }),
    output: CohortMembership,
  }),
};
