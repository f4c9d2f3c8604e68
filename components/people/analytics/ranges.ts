import type { Outputs } from "#components/api/client.ts";

export type Range = Outputs["people"]["getAnalytics"]["range"];

export const ranges: readonly Range[] = ["7d", "30d", "90d", "1y", "all"];
const DEFAULT_RANGE: Range = "30d";

/** The range that an address asks for; thirty days where it asks for none that there is. */
export function rangeOf(asked: string | undefined): Range {
  return ranges.find((range) => range === asked) ?? DEFAULT_RANGE;
}
