import { z } from "zod";
import { id, instantOut } from "#server/core/fields.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { Status, StatusCounts } from "#server/resources/enumerations.ts";

/** Returns the schema of a day such as 2026-11-20, limited to years that all date libraries handle alike. */
function calendarDay() {
  return z.iso.date().refine((day) => day >= "1900" && day < "2900", "Must be a day between 1900 and 2899.");
}

/** A reference to one number of a board's statistics, to list the cards behind it. */
export const Figure = z.discriminatedUnion("figure", [
  z.strictObject({ figure: z.literal("total"), status: Status.optional() }),
  z.strictObject({ figure: z.literal("reached"), status: Status }),
  z.strictObject({ figure: z.literal("stays"), status: Status }),
  z.strictObject({ figure: z.literal("transition"), from: Status, to: Status }),
  z.strictObject({ figure: z.literal("week"), weekStartsOn: calendarDay() }),
  z.strictObject({
    figure: z.literal("outcome"),
    outcome: z.enum(["applications", "responses", "interviews", "offers"]),
    /** One source or résumé only; null for cards without one. */
    source: z.string().nullable().optional(),
    resumeId: z.string().nullable().optional(),
  }),
]);
export type Figure = z.infer<typeof Figure>;

const count = z.int();
const Rate = z
  .object({
    rate: z.number().nullable().describe("Between 0 and 1. Null if n is 0."),
    count: count.describe("The number of cards with this outcome."),
    n: count.describe(
      "The number of cards that count as applied: ever in applied, interviewing, offer, rejected, or accepted.",
    ),
  })
  .meta({ id: "InsightRate" });

const Outcomes = { applications: count, responses: count, interviews: count, offers: count };

export const BoardInsights = z
  .object({
    totals: StatusCounts.describe("The number of cards currently in each column."),
    funnel: z
      .array(
        z.object({
          status: Status,
          reached: count.describe("The number of cards that ever reached this status."),
        }),
      )
      .describe("One entry per status, in column order."),
    rates: z.object({
      response: Rate.describe(
        "Applied cards that ever reached interviewing, offer, or accepted, had an interview that wasn't canceled, or were moved to rejected by a person.",
      ),
      interview: Rate.describe(
        "Applied cards that ever reached interviewing, offer, or accepted, or had an interview that wasn't canceled.",
      ),
      offer: Rate.describe("Applied cards that ever reached offer or accepted."),
    }),
    medianDays: z
      .array(
        z.object({
          status: Status,
          medianDays: z
            .number()
            .nullable()
            .describe("Based on completed status periods with known dates. Null if there are none."),
          n: count,
        }),
      )
      .describe("One entry per status, in column order."),
    applicationsPerWeek: z
      .array(z.object({ weekStartsOn: z.string().describe("A Monday, such as 2026-11-16."), count }))
      .describe(
        "The last twelve weeks, ending with this one, by application date or, if there isn't one, by when the card reached applied. Days are those of the account's time zone.",
      ),
    bySource: z
      .array(z.object({ source: z.string().nullable(), ...Outcomes }))
      .describe("Most frequent first."),
    byResume: z
      .array(z.object({ resumeId: z.string().nullable(), resumeName: z.string().nullable(), ...Outcomes }))
      .describe("Most frequent first."),
    transitions: z.array(z.object({ from: Status, to: Status, count })).describe("Most frequent first."),
  })
  .meta({ id: "BoardInsights" });
export type BoardInsights = z.infer<typeof BoardInsights>;

/** A card, move, or status period that a figure counts. */
const CardBehind = z.object({
  applicationId: z.string(),
  title: z.string(),
  companyName: z.string(),
  status: Status.describe("The card's current column."),
  at: instantOut.nullable().describe("The time of the counted event."),
  days: z.number().nullable().describe("The length of a status period. Null for other figures."),
});
export type CardBehind = z.infer<typeof CardBehind>;

/** The first and the last day of the counted cards, in the person's time zone. */
const range = {
  since: calendarDay().optional().describe("The first day."),
  until: calendarDay().optional().describe("The last day."),
};

export const insights = defineOperations("insights", {
  get: {
    ...PUBLIC.ownRead,
    work: "report",
    fromReplica: true,
    path: "/boards/{boardId}/insights",
    scope: "insights:read",
    summary: "Get a board's insights",
    description:
      "Returns totals, the funnel, response rates with their n, median days in each column, applications per week, outcomes by source and résumé, and moves between columns, all based on the status history.",
    input: z.strictObject({ boardId: id("board", "The board's ID."), ...range }),
    output: BoardInsights,
  },
  listCards: {
    ...PAGES.ownRead,
    work: "report",
    fromReplica: true,
    input: z.strictObject({ boardId: id("board", "The board's ID."), ...range, figure: Figure }),
    output: z.object({ total: z.int(), cards: z.array(CardBehind) }),
  },
});
