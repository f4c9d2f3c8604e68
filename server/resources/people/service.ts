import { INTERACTION_TYPES } from "#domain/values.ts";
import type { Handler } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { MONTHS_MAX, type PeopleAnalytics, people } from "./contract.ts";
import * as store from "./store.ts";
import { bucketOf, bucketStarts, labelOf, monthsBefore, type Window, windowsOf } from "./windows.ts";

/** Returns the figures of a window, compared with the one before it. */
const getAnalytics: Handler<typeof people.getAnalytics> = async ({ ctx, input }) => {
  const { sql, accountId, now } = ctx;
  const { current, previous } = windowsOf(input.range, now);
  const bucket = bucketOf(input.range);
  const [figures, before, volume, topContacts] = await Promise.all([
    store.readMetrics(sql, { accountId, ...current }),
    previous && store.readMetrics(sql, { accountId, ...previous }),
    store.readVolume(sql, { accountId, ...current, bucket }),
    store.readTopContacts(sql, { accountId, ...current }),
  ]);
  const named = {
    new_contacts: "newContacts",
    interactions: "interactions",
    active_contacts: "activeContacts",
    meetings: "meetings",
  } as const;
  const names = Object.keys(named) as (keyof typeof named)[];
  return {
    range: input.range,
    generatedAt: now.toISOString(),
    metrics: names.map((name) => ({
      name,
      current: figures[named[name]],
      comparison: compare(figures[named[name]], before?.[named[name]] ?? null),
    })),
    topContacts,
    interactionVolume: fill(volume, shownWindow(current, volume, input.range === "all"), bucket),
    interactionsByType: INTERACTION_TYPES.map((type) => ({
      type,
      count: sum(volume.filter((row) => row.type === type)),
    })).filter(({ count }) => count > 0),
  };
};

type Comparison = PeopleAnalytics["metrics"][number]["comparison"];

/** Compares a figure with the previous window, in percent to one decimal. */
function compare(current: number, previous: number | null): Comparison {
  if (previous === null) return { kind: "not_comparable" };
  if (previous === 0) return { kind: "from_zero" };
  const changePercent = Math.round(((current - previous) / previous) * 1_000) / 10;
  const direction = current > previous ? "up" : current < previous ? "down" : "flat";
  return { kind: "compared", previous, changePercent, direction };
}

/**
 * Returns the window to show. All time starts with the first interaction, or with this month if there is none, and shows at most the latest
 * months.
 */
function shownWindow({ from, to }: Window, volume: store.Volume[], isAll: boolean): Window {
  if (!isAll) return { from, to };
  const last = new Date(to.getTime() - 1);
  const first = volume[0] ? new Date(volume[0].startsOn) : last;
  const longest = monthsBefore(last, MONTHS_MAX - 1);
  return { from: first < longest ? longest : first, to };
}

function fill(volume: store.Volume[], window: Window, bucket: "day" | "week" | "month") {
  const byStart = Map.groupBy(volume, ({ startsOn }) => startsOn);
  return bucketStarts(window, bucket).map((startsOn) => {
    const rows = byStart.get(startsOn) ?? [];
    const countsByType = Object.fromEntries(rows.map(({ type, count }) => [type, count]));
    return { label: labelOf(startsOn, bucket), startsOn, total: sum(rows), countsByType };
  });
}

function sum(rows: store.Volume[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}

export const peopleGroup = defineGroup(people, {
  about: "Summary and analytics of a person's network.",
  toolsets: ["search"],
  handlers: {
    /** Returns the contacts to follow up with, and a summary of the network. */
    getOverview: ({ ctx }) => store.readOverview(ctx.sql, ctx.accountId, ctx.now),
    getAnalytics,
  },
  examples: () => import("./examples.ts"),
});
