import type { Outputs } from "#components/api/client.ts";

export type Interview = Outputs["interviews"]["get"];
/** An interview with its card. */
export type InterviewEntry = Outputs["interviews"]["listEntries"]["data"][number];
export type InterviewType = Interview["type"];
export type Section = "upcoming" | "feedback" | "past";

/** The filter of the lists; empty text and null don't filter. */
export type InterviewFilter = { search: string; type: InterviewType | null };

/** Returns the filter as input of calls. */
export function filterInput({ search, type }: InterviewFilter) {
  return { ...(search === "" ? {} : { search }), ...(type === null ? {} : { type }) };
}
