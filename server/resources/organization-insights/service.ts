import { STATUSES, type Status } from "#domain/values.ts";
import type { CallerContext } from "#server/core/context.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { requireSeats } from "#server/resources/organizations/service.ts";
import { cohortChoice, readReasons } from "#server/resources/roster/service.ts";
import { type CohortFigures, type OrganizationInsights, organizationInsights } from "./contract.ts";
import * as store from "./store.ts";

/**
 * Returns the figures for our pages, optionally for a cohort or a time, with attention counted as on their roster.
 * @throws seat_limit_exceeded
 */
const getReport: Handler<typeof organizationInsights.getReport> = async ({ ctx, input }) => {
  const { organizationSlug: _, ...filters } = input;
  const report = { organizationId: ctx.organizationId, at: ctx.now, ...filters };
  const [insights, attention] = await Promise.all([figures(ctx, report), readReasons(ctx.sql, report)]);
  return { ...insights, attention };
};

/** Returns the people behind a figure of the report. @throws seat_limit_exceeded */
const listPeople: Handler<typeof organizationInsights.listPeople> = async ({ ctx, input }) => {
  const { organizationSlug: _, figure, ...filters } = input;
  const { organizationId } = ctx;
  await requireSeats(ctx, organizationId);
  return store.readPeopleBehind(ctx.sql, { organizationId, at: ctx.now, ...filters }, figure);
};

async function figures(
  ctx: Pick<CallerContext, "sql" | "requestCache">,
  report: store.Report,
): Promise<OrganizationInsights> {
  await requireSeats(ctx, report.organizationId);
  const { sql } = ctx;
  const cohort = cohortChoice(report.cohortId);
  const [[people], columns, weeklyMovement, all, cohorts] = await Promise.all([
    store.readPeople(sql, report, cohort),
    store.readTotals(sql, report, cohort),
    store.readMovement(sql, report, cohort),
    store.readOutcomes(sql, report, cohort),
    store.readCohorts(sql, report, cohort),
  ]);
  if (people === undefined) throw new Error("counts are always one row");
  const counted = new Map(columns.map(({ status, count }) => [status, count]));
  const totals = Object.fromEntries(STATUSES.map((status) => [status, counted.get(status) ?? 0])) as Record<
    Status,
    number
  >;
  return { ...people, totals, ...outcomesOf(all), weeklyMovement, cohorts: cohorts.map(figuresOf) };
}

function figuresOf({ counted, placed, medianDays, ...cohort }: store.CohortRow): CohortFigures {
  return { ...cohort, ...outcomesOf({ counted, placed, medianDays }) };
}

/** Returns placements and their rate: placed stints among those that ended, not counting withdrawals. */
function outcomesOf({ counted, placed, medianDays }: store.Outcomes) {
  return {
    placements: placed,
    placementRate: { rate: counted === 0 ? null : placed / counted, n: counted },
    daysToPlacement: { median: medianDays, n: placed },
  };
}

export const organizationInsightsGroup = defineGroup(organizationInsights, {
  about: "Aggregate figures of an organization.",
  toolsets: ["organization"],
  handlers: {
    /** Returns the organization's figures, from the rows that boards and cohorts show. @throws seat_limit_exceeded */
    get: ({ ctx }) => figures(ctx, { organizationId: ctx.organizationId, at: ctx.now }),
    getReport,
    listPeople,
  },
  examples: () => import("./examples.ts"),
});
