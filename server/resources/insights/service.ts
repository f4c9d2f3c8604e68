import { dayAfter, dayIn, startOfDay } from "#domain/application-date.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import { dateFormatsOfAccount } from "#server/auth/date-formats.ts";
import type { AccountId } from "#server/core/access.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import type { Sql } from "#server/core/sql.ts";
import { assertOwnBoard, requireActiveBoard } from "#server/resources/boards/service.ts";
import { insights } from "./contract.ts";
import { readCardsBehind } from "./store/cards-behind.ts";
import { readFigures } from "./store/figures.ts";
import { type Edges, paramsOfRange } from "./store/history.ts";

const WEEKS = 12;
/** The most weeks shown, one year; a longer range shows its latest weeks. */
const WEEKS_MAX = 53;

/** The first and the last day of a range, such as 2026-11-20; open if one is missing. */
type Range = { readonly since?: string | undefined; readonly until?: string | undefined };

/** Returns the Mondays of a range's weeks, or of the last twelve if the range has no first day. */
function weeksOf({ since, until }: Range, timeZone: string, now: Date): string[] {
  const today = dayIn(timeZone, now);
  const last = mondayOf(until !== undefined && until < today ? until : today);
  const first = since === undefined ? dayAfter(last, -7 * (WEEKS - 1)) : mondayOf(since);
  const mondays: string[] = [];
  for (let monday = last; monday >= first && mondays.length < WEEKS_MAX; monday = dayAfter(monday, -7)) {
    mondays.unshift(monday);
  }
  return mondays.length === 0 ? [last] : mondays;
}

/** Returns the start of each week, and the end of the last one. */
function edgesOfWeeks(mondays: readonly string[], timeZone: string): Edges {
  return edgesOf([...mondays, dayAfter(mondays.at(-1) ?? "", 7)], timeZone);
}

/** Returns the start of a range and the first moment after it; null if it has neither a first nor a last day. */
function edgesOfRange({ since, until }: Range, timeZone: string): Edges | null {
  if (since === undefined && until === undefined) return null;
  const first = since === undefined ? null : edgesOf([since], timeZone);
  const end = until === undefined ? null : edgesOf([dayAfter(until, 1)], timeZone);
  return {
    days: [...(first?.days ?? ["-infinity"]), ...(end?.days ?? ["infinity"])],
    instants: [...(first?.instants ?? ["-infinity"]), ...(end?.instants ?? ["infinity"])],
  };
}

function edgesOf(days: readonly string[], timeZone: string): Edges {
  return {
    days: days.map((day) => `${day}T00:00:00.000Z`),
    instants: days.map((day) => startOfDay(day, timeZone).toISOString()),
  };
}

function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}

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
  const params = { accountId, boardId, ...paramsOfRange(null), weekDays, weekInstants };
  return (await readFigures(sql, params)).weeks["1"] ?? 0;
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
