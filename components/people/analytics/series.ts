import type { Outputs } from "#components/api/client.ts";
import { dateTimeFormat } from "#domain/formatters.ts";
import type { InteractionType } from "../interaction/interaction-types.ts";

type Analytics = Outputs["people"]["getAnalytics"];
export type Series = InteractionType | "others";
export type Stack = { label: string; startsOn: string; total: number } & Record<Series, number>;

/** The most series: more shades can't be told apart. */
const SHOWN = 5;

const DAY = { month: "short", day: "numeric", timeZone: "UTC" } as const;
const MONTH = { month: "short", year: "numeric", timeZone: "UTC" } as const;

/**
 * Stacks the most frequent types for the chart, and the others as one. Buckets are named in the reader's locale: the API's labels are in
 * one language.
 * @returns the series from the bottom up, and each bucket's number for every series
 */
export function stackOf(
  { range, interactionVolume, interactionsByType }: Analytics,
  locale: string,
): { series: Series[]; stacks: Stack[] } {
  const format = dateTimeFormat(locale, range === "1y" || range === "all" ? MONTH : DAY);
  const byCount = interactionsByType.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  // A sixth type is shown as itself: "others" for a single type would only hide its name.
  const shown = byCount.slice(0, byCount.length > SHOWN + 1 ? SHOWN : SHOWN + 1).map(({ type }) => type);
  const hasRest = byCount.length > shown.length;
  const stacks = interactionVolume.map(({ startsOn, total, countsByType }) => {
    const label = format.format(new Date(startsOn));
    const counts = shown.map((type) => [type, countsByType[type] ?? 0] as const);
    const others = total - counts.reduce((sum, [, count]) => sum + count, 0);
    return { label, startsOn, total, ...Object.fromEntries(counts), others } as Stack;
  });
  return { series: hasRest ? [...shown, "others"] : shown, stacks };
}
