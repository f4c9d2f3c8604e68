import type { Verb } from "#server/core/execute.ts";
import { requireSeats } from "#server/resources/organizations/service.ts";
import { readReasons } from "#server/resources/roster/service.ts";
import type { CohortFigures, organizationInsights } from "./contract.ts";
import * as store from "./store.ts";

/** The organization's figures, from the rows that boards and cohorts show. @throws seat_limit_exceeded */
export const getOrganizationInsights: Verb<typeof organizationInsights.get> = async ({ ctx }) => {
  const { id } = ctx.organization;
  await requireSeats(ctx.sql, id);
  const [people, totals, weeklyMovement, all, cohorts] = await Promise.all([
    store.readPeople(ctx.sql, id, ctx.now),
    store.readTotals(ctx.sql, id),
    store.readMovement(ctx.sql, id, ctx.now),
    store.readOutcomes(ctx.sql, id),
    store.readCohorts(ctx.sql, id),
  ]);
  return { ...people, totals, ...outcomesOf(all), weeklyMovement, cohorts: cohorts.map(figuresOf) };
};

/** The same for our pages, which tell of attention as their roster does. @throws seat_limit_exceeded */
export const getReport: Verb<typeof organizationInsights.getReport> = async (call) => {
  const { sql, organization, now } = call.ctx;
  const [insights, attention] = await Promise.all([
    getOrganizationInsights(call),
    readReasons(sql, organization.id, now),
  ]);
  return { ...insights, attention };
};

function figuresOf({ counted, placed, medianDays, ...cohort }: store.CohortRow): CohortFigures {
  return { ...cohort, ...outcomesOf({ counted, placed, medianDays }) };
}

/** Placements with their rate: placed stints of those that have ended, but for withdrew. */
function outcomesOf({ counted, placed, medianDays }: store.Outcomes) {
  return {
    placements: placed,
    placementRate: { rate: counted === 0 ? null : placed / counted, n: counted },
    daysToPlacement: { median: medianDays, n: placed },
  };
}
