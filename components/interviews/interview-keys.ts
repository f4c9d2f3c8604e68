import type { Outputs } from "#components/api/client.ts";

export type Interview = Outputs["interviews"]["get"];
/** An interview with the card it is about. */
export type InterviewEntry = Outputs["interviews"]["listSection"]["data"][number];
export type InterviewType = Interview["type"];
export type Section = "upcoming" | "feedback" | "past";

/** What the lists are narrowed to; empty text and null narrow nothing. */
export type InterviewFilter = { search: string; type: InterviewType | null };

/** Where what was read of interviews is kept. */
export const interviewKeys = {
  all: ["interviews"] as const,
  section: (section: Section, filter: InterviewFilter) => ["interviews", section, filter] as const,
  month: (month: string, filter: InterviewFilter) => ["interviews", "month", month, filter] as const,
  ofCard: (applicationId: string) => ["interviews", "card", applicationId] as const,
  cardChoices: (search: string) => ["interviews", "cards", search] as const,
};

/** The filter as calls take it. */
export function filterInput({ search, type }: InterviewFilter) {
  return { ...(search === "" ? {} : { search }), ...(type === null ? {} : { type }) };
}
