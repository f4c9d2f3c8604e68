import type { Outputs } from "#components/api/client.ts";

export type Interview = Outputs["interviews"]["get"];
/** An interview with the card it is about. */
export type InterviewEntry = Outputs["interviews"]["listSection"]["data"][number];
export type InterviewType = Interview["type"];
export type Section = "upcoming" | "feedback" | "past";

/** What the lists are narrowed to; empty text and null narrow nothing. */
export type InterviewFilter = { search: string; type: InterviewType | null };

/** The filter as calls take it. */
export function filterInput({ search, type }: InterviewFilter) {
  return { ...(search === "" ? {} : { search }), ...(type === null ? {} : { type }) };
}
