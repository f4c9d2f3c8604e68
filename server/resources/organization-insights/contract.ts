import { z } from "zod";
import { ATTENTION_REASONS, type AttentionReason } from "#domain/attention.ts";
import { rolesWith } from "#domain/permissions.ts";
import { instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { StatusCounts } from "#server/resources/enumerations.ts";

const count = z.int();
const attention = Object.fromEntries(ATTENTION_REASONS.map((reason) => [reason, count])) as Record<
  AttentionReason,
  typeof count
>;

const PlacementRate = z
  .object({
    rate: z.number().nullable().describe("Placed stints ÷ n, between 0 and 1; null where n is 0."),
    n: count.describe("Stints that have ended, but for those that ended with withdrew."),
  })
  .meta({ id: "PlacementRate" });
const DaysToPlacement = z
  .object({
    median: z.number().nullable().describe("From joining the cohort to leaving it as placed."),
    n: count.describe("Placed stints."),
  })
  .meta({ id: "DaysToPlacement" });
const outcomes = {
  placements: count.describe("Stints that ended with placed."),
  placementRate: PlacementRate,
  daysToPlacement: DaysToPlacement,
};

export const CohortFigures = z
  .object({
    id: z.string(),
    name: z.string(),
    archivedAt: instantOut.nullable(),
    applicants: count.describe("Applicants who are in it now."),
    sharing: count.describe("Those of them who share a board."),
    ended: count.describe("Stints that have ended."),
    ...outcomes,
  })
  .meta({ id: "CohortFigures" });
export type CohortFigures = z.infer<typeof CohortFigures>;

export const OrganizationInsights = z
  .object({
    applicants: count.describe("Applicant members."),
    sharing: count.describe("Those of them who share a board."),
    attention: z.object(attention).describe("Applicants with each reason."),
    totals: StatusCounts.describe("Cards in each column of the shared boards now."),
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
        "How many cards of the shared boards came to each column in the last twelve weeks, this one last.",
      ),
    cohorts: z.array(CohortFigures).describe("One row a cohort, by name."),
  })
  .meta({ id: "OrganizationInsights" });
export type OrganizationInsights = z.infer<typeof OrganizationInsights>;

export const organizationInsights = {
  get: defineOperation({
    name: "organization_insights.get",
    method: "GET",
    path: "/organizations/{organizationSlug}/insights",
    scope: "insights:read",
    actsOn: "organization",
    roles: rolesWith("organization_insights.get"),
    summary: "Read aggregate figures of an organization",
    description:
      "Applicants, sharing, attention, cards by column, placements with their rate and time, weekly movement, and a row a cohort. Each rate comes with its n.",
    errors: ["not_found", "seat_limit_exceeded"],
    input: z.strictObject({ organizationSlug }),
    output: OrganizationInsights,
    followsClock: true,
  }),
};
