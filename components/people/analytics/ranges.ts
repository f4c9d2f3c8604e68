import type { Outputs } from "#components/api/client.ts";

export type Range = Outputs["people"]["getAnalytics"]["range"];

export const ranges: readonly Range[] = ["7d", "30d", "90d", "1y", "all"];
const DEFAULT_RANGE: Range = "30d";

/** Returns the range in an address; the default if it isn't a known one. */
export function rangeOf(requested: string | undefined): Range {
  return ranges.find((range) => range === requested) ?? DEFAULT_RANGE;
}
