import { z } from "zod";
import { DORMANT_DAYS } from "#domain/quiet.ts";
import { instantOut } from "#server/core/fields.ts";
import { defineOperations, PUBLIC } from "#server/core/operation.ts";
import { Interaction, InteractionType } from "#server/resources/interactions/contract.ts";

/** The most months shown, ten years; all time shows its latest months. */
export const MONTHS_MAX = 120;

export const PersonRef = z
  .object({
    contactId: z.string(),
    name: z.string(),
    companyName: z.string().nullable(),
    followUpSince: instantOut.nullable(),
    lastInteractionAt: instantOut.nullable(),
  })
  .meta({ id: "PersonRef" });
export type PersonRef = z.infer<typeof PersonRef>;

export const PeopleOverview = z
  .object({
    followUps: z.array(PersonRef).describe("Contacts to follow up with, longest waiting first, up to 50."),
    recentInteractions: z
      .array(z.object({ ...Interaction.shape, contactName: z.string() }))
      .describe("The latest interactions, up to 10."),
    dormantContacts: z
      .array(PersonRef)
      .describe(`Contacts without an interaction in the last ${DORMANT_DAYS} days, longest first, up to 50.`),
    totals: z.object({
      contacts: z.int(),
      interactions: z.int(),
      followUps: z.int(),
      dormantContacts: z.int(),
    }),
  })
  .meta({ id: "PeopleOverview" });
export type PeopleOverview = z.infer<typeof PeopleOverview>;

/** The most characters of an interaction's notes in the compact overview. */
const NOTES_SHOWN = 200;

/** Returns the overview with the fields that say whom to contact and why. Long notes are cut. */
function compactOverview({ recentInteractions, dormantContacts, ...overview }: PeopleOverview) {
  return {
    ...overview,
    recentInteractions: recentInteractions.map(
      ({ contactId, contactName, type, notes, interactionTime }) => ({
        ...{ contactId, contactName, type, interactionTime },
        notes: notes && notes.length > NOTES_SHOWN ? `${notes.slice(0, NOTES_SHOWN).toWellFormed()}…` : notes,
      }),
    ),
    dormantContacts: dormantContacts.map(({ followUpSince: _, ...contact }) => contact),
  };
}

export const AnalyticsRange = z.enum(["7d", "30d", "90d", "1y", "all"]).meta({ id: "AnalyticsRange" });
export type AnalyticsRange = z.infer<typeof AnalyticsRange>;
const MetricName = z.enum(["new_contacts", "interactions", "active_contacts", "meetings"]);

const Comparison = z
  .discriminatedUnion("kind", [
    z.object({
      kind: z.literal("compared"),
      previous: z.int(),
      changePercent: z.number(),
      direction: z.enum(["up", "down", "flat"]),
    }),
    z.object({ kind: z.literal("not_comparable") }).describe("The range `all` has nothing to compare with."),
    z
      .object({ kind: z.literal("from_zero") })
      .describe("The previous window was empty, so there's no percentage."),
  ])
  .meta({ id: "Comparison" });

const count = z.int();
export const PeopleAnalytics = z
  .object({
    range: AnalyticsRange,
    generatedAt: instantOut,
    metrics: z.array(z.object({ name: MetricName, current: count, comparison: Comparison })),
    topContacts: z.array(
      z.object({
        contactId: z.string(),
        name: z.string(),
        companyName: z.string().nullable(),
        interactionCount: count,
      }),
    ),
    interactionVolume: z
      .array(
        z.object({
          label: z.string().describe('Such as "12 Oct", or "Oct 2026" for a month.'),
          startsOn: z.string().describe("The first day of the period, such as 2026-10-12."),
          total: count,
          countsByType: z.partialRecord(InteractionType, count),
        }),
      )
      .describe(
        `The periods of the range, earliest first. For all, the latest ${MONTHS_MAX} months at most.`,
      ),
    interactionsByType: z.array(z.object({ type: InteractionType, count })),
  })
  .meta({ id: "PeopleAnalytics" });
export type PeopleAnalytics = z.infer<typeof PeopleAnalytics>;

export const people = defineOperations("people", {
  getOverview: {
    ...PUBLIC.ownRead,
    path: "/people/overview",
    scope: "contacts:read",
    summary: "Get a networking summary",
    description: `Returns who to follow up with, the latest interactions, and contacts without one in the last ${DORMANT_DAYS} days.`,
    compact: compactOverview,
    output: PeopleOverview,
  },
  getAnalytics: {
    ...PUBLIC.ownRead,
    path: "/people/analytics",
    scope: "contacts:read",
    summary: "Get networking analytics",
    description:
      "Returns contacts, interactions, and meetings in a window of days (UTC, including today), compared with the previous window of the same length.",
    input: z.strictObject({ range: AnalyticsRange.default("30d").describe("The range of days.") }),
    output: PeopleAnalytics,
  },
});
