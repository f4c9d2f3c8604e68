import { z } from "zod";
import { id, instantOut } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { Status, StatusCounts } from "#server/resources/enumerations.ts";
import { Figure } from "./figure.ts";

const count = z.int();
const Rate = z
  .object({
    rate: z.number().nullable().describe("Between 0 and 1; null where n is 0."),
    count: count.describe("Cards with this outcome."),
    n: count.describe("Cards that were sent: ever in applied, interviewing, offer, rejected or accepted."),
  })
  .meta({ id: "InsightRate" });

const Outcomes = { applications: count, responses: count, interviews: count, offers: count };

export const BoardInsights = z
  .object({
    totals: StatusCounts.describe("Cards in each column now."),
    funnel: z
      .array(z.object({ status: Status, reached: count.describe("Cards that were ever there.") }))
      .describe("One entry a status, in the order of the columns."),
    rates: z.object({
      response: Rate.describe(
        "Sent cards that ever reached interviewing, offer, accepted or, by a person, rejected.",
      ),
      interview: Rate.describe("Sent cards that ever reached interviewing."),
      offer: Rate.describe("Sent cards that ever reached offer or accepted."),
    }),
    medianDays: z
      .array(
        z.object({
          status: Status,
          medianDays: z
            .number()
            .nullable()
            .describe("Over the stays that have ended; null where there are none."),
          n: count,
        }),
      )
      .describe("One entry a status, in the order of the columns."),
    applicationsPerWeek: z
      .array(z.object({ weekStartsOn: z.string().describe("A Monday, such as 2026-11-16."), count }))
      .describe(
        "The last twelve weeks, this one last; by application date, else by when the card came to applied.",
      ),
    bySource: z
      .array(z.object({ source: z.string().nullable(), ...Outcomes }))
      .describe("The most frequent first."),
    byResume: z
      .array(z.object({ resumeId: z.string().nullable(), resumeName: z.string().nullable(), ...Outcomes }))
      .describe("The most frequent first."),
    transitions: z.array(z.object({ from: Status, to: Status, count })).describe("The most frequent first."),
  })
  .meta({ id: "BoardInsights" });
export type BoardInsights = z.infer<typeof BoardInsights>;

/** One of the things that a figure counts. */
const CardBehind = z.object({
  applicationId: z.string(),
  title: z.string(),
  companyName: z.string(),
  status: Status.describe("The card's column now."),
  at: instantOut.nullable().describe("When it happened that is counted."),
  days: z.number().nullable().describe("How long a stay was; null for all else."),
});
export type CardBehind = z.infer<typeof CardBehind>;

export const insights = {
  get: defineOperation({
    name: "insights.get",
    method: "GET",
    path: "/boards/{boardId}/insights",
    scope: "insights:read",
    actsOn: "own",
    summary: "Read a board's statistics",
    description:
      "How a search goes: totals, funnel, rates with their n, median days in each column, applications a week, outcomes by source and résumé, and the ways cards went. All of it from the status history.",
    errors: ["not_found"],
    input: z.strictObject({ boardId: id("board", "The board's id.") }),
    output: BoardInsights,
  }),
  listCards: defineOperation({
    audience: "pages",
    name: "insights.list_cards",
    method: "GET",
    actsOn: "own",
    summary: "The cards behind one figure of a board's statistics, and how many there are of them",
    errors: ["not_found"],
    input: z.strictObject({ boardId: id("board", "The board's id."), figure: Figure }),
    output: z.object({ total: z.int(), cards: z.array(CardBehind) }),
  }),
};
