import { z } from "zod";
import { ATTENTION_REASONS, type AttentionReason } from "#domain/attention.ts";
import { rolesWith } from "#domain/permissions.ts";
import { dayOrInstant, idFilter, instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { DepartureReason, Status, StatusCounts } from "#server/resources/enumerations.ts";

const count = z.int();
const attention = Object.fromEntries(ATTENTION_REASONS.map((reason) => [reason, count])) as Record<
  AttentionReason,
  typeof count
>;

const PlacementRate = z
  .object({
    rate: z
      .number()
      .nullable()
      .describe("Memberships that ended as placed ÷ n, between 0 and 1. Null if n is 0."),
    n: count.describe("Memberships that have ended, not counting withdrew."),
  })
  .meta({ id: "PlacementRate" });
const DaysToPlacement = z
  .object({
    median: z.number().nullable().describe("Median days from joining the cohort to leaving it as placed."),
    n: count.describe("Memberships that ended as placed."),
  })
  .meta({ id: "DaysToPlacement" });
const outcomes = {
  placements: count.describe("Memberships that ended as placed."),
  placementRate: PlacementRate,
  daysToPlacement: DaysToPlacement,
};

export const CohortFigures = z
  .object({
    id: z.string(),
    name: z.string(),
    archivedAt: instantOut.nullable(),
    applicants: count.describe("Applicants currently in the cohort."),
    sharing: count.describe("Applicants who share a board."),
    ended: count.describe("Memberships that have ended."),
    ...outcomes,
  })
  .meta({ id: "CohortFigures" });
export type CohortFigures = z.infer<typeof CohortFigures>;

export const OrganizationInsights = z
  .object({
    applicants: count.describe("Applicants in the organization."),
    sharing: count.describe("Applicants who share a board."),
    attention: z.object(attention).describe("The number of applicants with each reason."),
    totals: StatusCounts.describe("Cards currently in each column of the shared boards."),
    ...outcomes,
    weeklyMovement: z
      .array(
        z.object({
          weekStartsOn: z.string().describe("A Monday, such as 2026-11-16."),
          applied: count,
          interviewing: count,
          offers: count,
          accepted: count,
        }),
      )
      .describe(
        "The number of cards on shared boards that reached each column in the last twelve weeks, ending with this one.",
      ),
    cohorts: z.array(CohortFigures).describe("One row per cohort, by name."),
  })
  .meta({ id: "OrganizationInsights" });
export type OrganizationInsights = z.infer<typeof OrganizationInsights>;

/** The cohort and time of a report: outcomes by when memberships ended, movement by when cards moved. */
const filters = {
  cohortId: idFilter("cohort", "Applicants currently in this cohort, and its memberships.").optional(),
  since: dayOrInstant().optional(),
  until: dayOrInstant("last").optional(),
};

/** A number of the report that counts people or their data. */
const PeopleFigure = z.discriminatedUnion("figure", [
  z.strictObject({ figure: z.literal("sharing") }),
  z.strictObject({ figure: z.literal("column"), status: Status }),
  z.strictObject({ figure: z.literal("reached"), status: Status, weekStartsOn: z.iso.date() }),
  z.strictObject({ figure: z.enum(["placed", "ended"]) }),
]);
export type PeopleFigure = z.infer<typeof PeopleFigure>;

const PersonBehind = z.object({
  email: z.string(),
  name: z.string().nullable(),
  memberId: z.string().nullable().describe("Null if they aren't an applicant of the organization now."),
  count: count.nullable().describe("The number counted; null for a membership."),
  membership: z
    .object({ cohortName: z.string(), leftAt: instantOut, departureReason: DepartureReason })
    .nullable(),
});
export type PersonBehind = z.infer<typeof PersonBehind>;

export const organizationInsights = defineOperations("organization_insights", {
  get: {
    ...PUBLIC.organizationRead,
    work: "report",
    fromReplica: true,
    path: "/organizations/{organizationSlug}/insights",
    scope: "insights:read",
    summary: "Get an organization's insights",
    description:
      "Returns applicants, sharing, attention, cards by column, placements with their rate and time, weekly movement, and one row per cohort. Each rate includes its n.",
    errors: ["seat_limit_exceeded"],
    output: OrganizationInsights,
  },
  getReport: {
    ...PAGES.organizationRead,
    work: "report",
    fromReplica: true,
    roles: rolesWith("organization_insights.get"),
    input: z.strictObject({ organizationSlug, ...filters }),
    output: OrganizationInsights,
  },
  listPeople: {
    ...PAGES.organizationRead,
    work: "report",
    fromReplica: true,
    roles: rolesWith("organization_insights.get"),
    input: z.strictObject({ organizationSlug, ...filters, figure: PeopleFigure }),
    output: z.object({ total: count, people: z.array(PersonBehind) }),
  },
});
