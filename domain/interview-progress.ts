import { MINUTE_MS } from "./time.ts";
import type { INTERVIEW_OUTCOMES } from "./values.ts";

/** The facts that decide an interview's progress. */
export type InterviewFacts = {
  readonly scheduledAt: string;
  readonly durationMinutes: number;
  readonly outcome: (typeof INTERVIEW_OUTCOMES)[number];
  readonly feedback: string | null;
};

/** The outcomes of an interview that didn't take place. */
export const NOT_HELD = ["canceled", "no_show"] as const;

// `server/resources/interviews/progress.ts` says the same in SQL. Its property test keeps the two equal.

/** Checks whether the interview has ended. @param at the instant, in milliseconds */
export function isOver(
  { scheduledAt, durationMinutes }: Pick<InterviewFacts, "scheduledAt" | "durationMinutes">,
  at: number,
): boolean {
  return Date.parse(scheduledAt) + durationMinutes * MINUTE_MS <= at;
}

/** Checks whether the interview is upcoming or under way. @param at the instant, in milliseconds */
export function isAhead(interview: InterviewFacts, at: number): boolean {
  return interview.outcome === "pending" && !isOver(interview, at);
}

/**
 * Returns the outcome as it is shown: an interview that hasn't begun doesn't lack one.
 * @param at the instant, in milliseconds
 */
export function shownOutcome(
  { outcome, scheduledAt }: Pick<InterviewFacts, "outcome" | "scheduledAt">,
  at: number,
): InterviewFacts["outcome"] | "upcoming" {
  return outcome === "pending" && Date.parse(scheduledAt) > at ? "upcoming" : outcome;
}

/**
 * Checks whether the interview is over and, as far as known, took place, but lacks an outcome or feedback.
 * Blank feedback counts as missing.
 * @param at the instant, in milliseconds
 */
export function needsFeedback(interview: InterviewFacts, at: number): boolean {
  const { outcome, feedback } = interview;
  if (NOT_HELD.some((item) => outcome === item) || !isOver(interview, at)) return false;
  return outcome === "pending" || (feedback ?? "").trim() === "";
}
