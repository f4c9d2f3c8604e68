import { DAY_MS } from "#domain/time.ts";
import { STATUSES, type Status } from "#domain/values.ts";
import type { Verb } from "#server/core/execute.ts";
import { assertOwnBoard } from "#server/resources/boards/service.ts";
import type { insights } from "./contract.ts";
import { readCardsBehind } from "./store/cards-behind.ts";
import { readFigures } from "./store/figures.ts";

const WEEKS = 12;

/** How a board's search goes, from its cards and their status history. */
export const getInsights: Verb<typeof insights.get> = async ({ ctx, input }) => {
  await assertOwnBoard(ctx.sql, ctx.accountId, input.boardId);
  const weeks = weekStarts(ctx.now);
  const [first, last] = [weeks[0] ?? ctx.now, weeks.at(-1) ?? ctx.now];
  const window = { from: first, to: new Date(last.getTime() + 7 * DAY_MS) };
  const figures = await readFigures(ctx.sql, ctx.accountId, input.boardId, window);
  const { sent } = figures;
  const rate = (count: number) => ({
    rate: sent.applications === 0 ? null : count / sent.applications,
    count,
    n: sent.applications,
  });
  const stays = new Map(figures.stays.map((stay) => [stay.status, stay]));
  return {
    totals: Object.fromEntries(STATUSES.map((status) => [status, figures.totals[status] ?? 0])) as Record<
      Status,
      number
    >,
    funnel: STATUSES.map((status) => ({ status, reached: figures.reached[status] ?? 0 })),
    rates: { response: rate(sent.responses), interview: rate(sent.interviews), offer: rate(sent.offers) },
    medianDays: STATUSES.map((status) => {
      const { medianDays = null, n = 0 } = stays.get(status) ?? {};
      return { status, medianDays, n };
    }),
    applicationsPerWeek: weeks.map((week) => {
      const weekStartsOn = week.toISOString().slice(0, 10);
      return { weekStartsOn, count: figures.weeks[weekStartsOn] ?? 0 };
    }),
    bySource: figures.bySource,
    byResume: figures.byResume,
    transitions: figures.transitions,
  };
};

/**
 * What a figure counts: cards, or for moves and stays one row a time, so that there are as many as the figure says.
 */
export const listCards: Verb<typeof insights.listCards> = async ({ ctx, input }) => {
  await assertOwnBoard(ctx.sql, ctx.accountId, input.boardId);
  return readCardsBehind(ctx.sql, ctx.accountId, input.boardId, input.figure);
};

/** The Mondays (UTC) of the last twelve weeks, this one last. */
function weekStarts(at: Date): Date[] {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  const monday = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() - sinceMonday);
  return Array.from({ length: WEEKS }, (_, index) => new Date(monday - (WEEKS - 1 - index) * 7 * DAY_MS));
}
