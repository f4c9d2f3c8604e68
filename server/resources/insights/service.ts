import { STATUSES, type Status } from "#domain/values.ts";
import { dateFormatsOfAccount } from "#server/auth/date-formats.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import type { Sql } from "#server/core/sql.ts";
import { assertOwnBoard, requireActiveBoard } from "#server/resources/boards/service.ts";
import { insights } from "./contract.ts";
import { edgesOfRange, edgesOfWeeks, weeksOf } from "./days.ts";
import { readCardsBehind } from "./store/cards-behind.ts";
import { readFigures } from "./store/figures.ts";
import { paramsOfRange } from "./store/history.ts";

/** Returns the statistics of a board from its cards and their status history. */
const getInsights: Handler<typeof insights.get> = async ({ ctx, input: { boardId, ...range } }) => {
  const { sql, accountId, now } = ctx;
  await assertOwnBoard(sql, accountId, boardId);
  const { timeZone } = await dateFormatsOfAccount(sql, accountId);
  const weeks = weeksOf(range, timeZone, now);
  const { days: weekDays, instants: weekInstants } = edgesOfWeeks(weeks, timeZone);
  const ofRange = paramsOfRange(edgesOfRange(range, timeZone));
  const figures = await readFigures(sql, { accountId, boardId, ...ofRange, weekDays, weekInstants });
  const { sent } = figures;
  const rate = (count: number) => ({
    rate: sent.applications === 0 ? null : count / sent.applications,
    count,
    n: sent.applications,
  });
  const periods = new Map(figures.periods.map((period) => [period.status, period]));
  return {
    totals: Object.fromEntries(STATUSES.map((status) => [status, figures.totals[status] ?? 0])) as Record<
      Status,
      number
    >,
    funnel: STATUSES.map((status) => ({ status, reached: figures.reached[status] ?? 0 })),
    rates: { response: rate(sent.responses), interview: rate(sent.interviews), offer: rate(sent.offers) },
    medianDays: STATUSES.map((status) => {
      const { medianDays = null, n = 0 } = periods.get(status) ?? {};
      return { status, medianDays, n };
    }),
    applicationsPerWeek: weeks.map((weekStartsOn, index) => ({
      weekStartsOn,
      count: figures.weeks[String(index + 1)] ?? 0,
    })),
    bySource: figures.bySource,
    byResume: figures.byResume,
    transitions: figures.transitions,
  };
};

/** Returns how many applications of the account's active board were sent this week, as its statistics count them. */
export async function countSentThisWeek(sql: Sql, accountId: AccountId, now: Date): Promise<number> {
  const boardId = await requireActiveBoard(sql, accountId);
  const { timeZone } = await dateFormatsOfAccount(sql, accountId);
  const { days: weekDays, instants: weekInstants } = edgesOfWeeks(
    weeksOf({}, timeZone, now).slice(-1),
    timeZone,
  );
  const given = { accountId, boardId, ...paramsOfRange(null), weekDays, weekInstants };
  return (await readFigures(sql, given)).weeks["1"] ?? 0;
}

/** Returns the cards that a figure counts, or one row per move or status period, so that the number of rows equals the figure. */
const listCards: Handler<typeof insights.listCards> = async ({ ctx, input }) => {
  const { sql, accountId } = ctx;
  const { boardId, figure, ...range } = input;
  await assertOwnBoard(sql, accountId, boardId);
  const { timeZone } = await dateFormatsOfAccount(sql, accountId);
  return readCardsBehind(sql, accountId, boardId, {
    figure,
    range: edgesOfRange(range, timeZone),
    week: figure.figure === "week" ? edgesOfWeeks([figure.weekStartsOn], timeZone) : null,
  });
};

export const insightsGroup = defineGroup(insights, {
  about: "Statistics about a board.",
  toolsets: ["search"],
  handlers: {
    get: getInsights,
    listCards,
  },
  examples: () => import("./examples.ts"),
});
