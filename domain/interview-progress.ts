import { MINUTE_MS } from "./time.ts";
import type { INTERVIEW_OUTCOMES } from "./values.ts";

/** What decides how far an interview has come. */
export type InterviewFacts = {
  readonly scheduledAt: string;
  readonly durationMinutes: number;
  readonly outcome: (typeof INTERVIEW_OUTCOMES)[number];
  readonly feedback: string | null;
};

/** The outcomes of an interview that never took place. */
export const NOT_HELD = ["canceled", "no_show"] as const;

// `server/resources/interviews/progress.ts` says the same as SQL; its property test holds the two alike.

/** Whether the interview has ended. @param at the instant, in milliseconds */
export function isOver(
  { scheduledAt, durationMinutes }: Pick<InterviewFacts, "scheduledAt" | "durationMinutes">,
  at: number,
): boolean {
  return Date.parse(scheduledAt) + durationMinutes * MINUTE_MS <= at;
}

/** Whether the interview is to come or under way. @param at the instant, in milliseconds */
export function isAhead(interview: InterviewFacts, at: number): boolean {
  return interview.outcome === "pending" && !isOver(interview, at);
}

/**
 * Whether the interview is over and took place as far as anybody said, but its outcome or feedback is missing; blank feedback is none.
 * @param at the instant, in milliseconds
 */
export function needsFeedback(interview: InterviewFacts, at: number): boolean {
  const { outcome, feedback } = interview;
  if (NOT_HELD.some((one) => outcome === one) || !isOver(interview, at)) return false;
  return outcome === "pending" || (feedback ?? "").trim() === "";
}
