import type { CallerContext } from "#server/core/context.ts";
import type { Handler } from "#server/core/execute.ts";
import { requireSeats } from "#server/resources/organizations/service.ts";
import { readReasons } from "#server/resources/roster/service.ts";
import type { CohortFigures, OrganizationInsights, organizationInsights } from "./contract.ts";
import { readPeopleBehind } from "./people-behind.ts";
import * as store from "./store.ts";

/** Returns the organization's figures, from the rows that boards and cohorts show. @throws seat_limit_exceeded */
export const getOrganizationInsights: Handler<typeof organizationInsights.get> = ({ ctx }) =>
  figures(ctx, { organizationId: ctx.organization.id, now: ctx.now });

/**
 * Returns the figures for our pages, optionally for a cohort or a time, with attention counted as on their roster.
 * @throws seat_limit_exceeded
 */
export const getReport: Handler<typeof organizationInsights.getReport> = async ({ ctx, input }) => {
  const { sql, organization, now } = ctx;
  const { organizationSlug: _, ...filters } = input;
  const [insights, attention] = await Promise.all([
    figures(ctx, { organizationId: organization.id, now, ...filters }),
    readReasons(sql, organization.id, now, filters.cohortId),
  ]);
  return { ...insights, attention };
};

/** Returns the people behind a figure of the report. @throws seat_limit_exceeded */
export const listPeople: Handler<typeof organizationInsights.listPeople> = async ({ ctx, input }) => {
  const { organizationSlug: _, figure, ...filters } = input;
  const organizationId = ctx.organization.id;
  await requireSeats(ctx, organizationId);
  return readPeopleBehind(ctx.sql, { organizationId, now: ctx.now, ...filters }, figure);
};

async function figures(
  ctx: Pick<CallerContext, "sql" | "requestCache">,
  asked: store.Asked,
): Promise<OrganizationInsights> {
  await requireSeats(ctx, asked.organizationId);
  const { sql } = ctx;
  const [people, totals, weeklyMovement, all, cohorts] = await Promise.all([
    store.readPeople(sql, asked),
    store.readTotals(sql, asked),
    store.readMovement(sql, asked),
    store.readOutcomes(sql, asked),
    store.readCohorts(sql, asked),
  ]);
  return { ...people, totals, ...outcomesOf(all), weeklyMovement, cohorts: cohorts.map(figuresOf) };
}

function figuresOf({ counted, placed, medianDays, ...cohort }: store.CohortRow): CohortFigures {
  return { ...cohort, ...outcomesOf({ counted, placed, medianDays }) };
}

/** Returns placements and their rate: placed stints among those that ended, without withdrew. */
function outcomesOf({ counted, placed, medianDays }: store.Outcomes) {
  return {
    placements: placed,
    placementRate: { rate: counted === 0 ? null : placed / counted, n: counted },
    daysToPlacement: { median: medianDays, n: placed },
  };
}
