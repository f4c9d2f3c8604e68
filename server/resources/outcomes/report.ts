import { hideSmallCounts, isRevealedBy, type ShownCount } from "#domain/outcomes/hiding.ts";
import { caseKeysOf, figuresByKey, figuresOf, ratesOf } from "#domain/outcomes/judging.ts";
import { type Figure, STANDARDS, type Standard, type StandardName } from "#domain/outcomes/standards.ts";
import { notFound } from "#server/core/errors.ts";
import type { Handler } from "#server/core/execute.ts";
import { readCohorts } from "#server/resources/cohorts/service.ts";
import type { outcomes } from "./contract.ts";
import type { JudgedPerson, OutcomeReport } from "./entities.ts";
import { withPay } from "./store/outcomes.ts";
import * as store from "./store/people.ts";

/** Reports outcomes by a standard. @throws not_found */
export const report: Handler<typeof outcomes.report> = async ({ ctx, input }) => {
  const { organizationSlug: _, standard, hideBelow, ...filters } = input;
  const { organizationId } = ctx;
  const { cohortId, since = null, until = null } = filters;
  const cohorts = cohortId ? await readCohorts(ctx.sql, { organizationId, ids: [cohortId] }) : [];
  if (cohortId && !cohorts[0]) throw notFound("cohort");
  const reportParams = { organizationId, ...filters };
  const { source, paid }: Standard = STANDARDS[standard];
  const [cases, pay] = await Promise.all([
    store.countCases(ctx.sql, reportParams, { standard }),
    store.readPay(ctx.sql, { ...reportParams, keys: caseKeysOf(standard, paid) }, { standard }),
  ]);
  const counts = countsOf(standard, cases);
  const hidden = (count: number) => count > 0 && count < hideBelow;
  const shownCounts = hideSmallCounts(counts, hideBelow);
  return {
    standard,
    source,
    cohortName: cohorts[0]?.name ?? null,
    since,
    until,
    hideBelow,
    people: cases.reduce((sum, { count }) => sum + count, 0),
    contested: cases.reduce((sum, { contested }) => sum + contested, 0),
    figures: figuresOf(standard).map((figure) => ({ figure, count: shownCounts[figure] ?? null })),
    rates: shownRates(standard, { counts, shownCounts, hideBelow }),
    pay: pay.map(({ currency, medianAnnual, n }) => ({
      currency: currency ?? "",
      ...(hidden(n) ? { medianAnnual: null, n: null } : { medianAnnual, n }),
      of: [...paid],
    })),
  };
};

function countsOf(standard: StandardName, cases: readonly { key: string; count: number }[]) {
  const figures = figuresByKey(standard);
  const counts = Object.fromEntries(figuresOf(standard).map((figure) => [figure, 0])) as Record<
    Figure,
    number
  >;
  for (const { key, count } of cases) counts[requireFigure(figures, key)] += count;
  return counts;
}

/** Returns the figure that counts a case. @throws if none does */
export function requireFigure(figures: ReadonlyMap<string, Figure>, key: string): Figure {
  const figure = figures.get(key);
  if (!figure) throw new Error(`No figure counts the case ${key}.`);
  return figure;
}

type RateInputs = {
  readonly counts: Record<Figure, number>;
  readonly shownCounts: Record<Figure, ShownCount>;
  readonly hideBelow: number;
};

/**
 * Returns the rates. Hides a rate's numbers if they would reveal a small count, alone or together with the rates before it: of the people
 * counted, of the others, or of a hidden figure.
 */
function shownRates(
  standard: StandardName,
  { counts, shownCounts, hideBelow }: RateInputs,
): OutcomeReport["rates"] {
  const { rates }: Standard = STANDARDS[standard];
  const isSmall = (count: number) => count > 0 && count < hideBelow;
  let sums: (readonly Figure[])[] = [];
  return ratesOf(standard, counts).map(({ name, rate, counted, n }, index) => {
    const formula = {
      of: [...(rates[index]?.numerator ?? [])],
      among: [...(rates[index]?.denominator ?? [])],
    };
    const withThis = [...sums, formula.of, formula.among];
    const isHidden =
      [counted, n, n - counted].some(isSmall) || isRevealedBy(withThis, counts, shownCounts, hideBelow);
    if (isHidden) return { name, rate: null, counted: null, n: null, ...formula };
    sums = withThis;
    return { name, rate, counted, n, ...formula };
  });
}

/** Returns a page of the people whom a report counts. */
export const listPeople: Handler<typeof outcomes.listPeople> = async ({ ctx, input }) => {
  const { organizationId } = ctx;
  const { standard, figures: only, isContested, payCurrency, cohortId, since, until } = input;
  const keys = only && caseKeysOf(standard, only);
  const people = await store.listPeople(
    ctx.sql,
    ctx.list,
    { organizationId, cohortId, since, until, keys, payCurrency },
    { standard, isContested },
  );
  const figures = figuresByKey(standard);
  return { ...people, data: people.data.map((row) => present(row, figures)) };
};

type Row = Awaited<ReturnType<typeof store.listPeople>>["data"][number];

function present(row: Row, figures: ReadonlyMap<string, Figure>): JudgedPerson {
  const { applicantEmail, applicantDisplayName, membershipId, cohortName, joinedAt, leftAt, ...rest } = row;
  const { memberId, departureReason, intent, key, outcomeId, contestedAt, ...outcome } = rest;
  return {
    memberId,
    applicantEmail,
    applicantDisplayName,
    membershipId,
    cohortName,
    joinedAt,
    leftAt,
    departureReason,
    intent,
    figure: requireFigure(figures, key),
    // The columns of a missing outcome are null.
    outcome: outcomeId === null ? null : { id: outcomeId, contestedAt, ...withPay(outcome) },
  };
}
