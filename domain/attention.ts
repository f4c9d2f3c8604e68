import { DAY_MS } from "./time.ts";

/** The reasons why an applicant may need a coach, most serious first. */
export const ATTENTION_REASONS = [
  "no_share",
  "no_activity_14_days",
  "no_applications_7_days",
  "interview_without_feedback",
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** The days without activity on a shared board, and without a card that reached applied, after which two of the reasons apply. */
export const NO_ACTIVITY_DAYS = 14;
export const NO_APPLICATIONS_DAYS = 7;

/** The hours after an interview before a coach learns that its feedback is missing. The person is reminded immediately. */
export const FEEDBACK_GRACE_HOURS = 24;

/** The age, in days, after which missing feedback is no longer worth asking for. */
export const FEEDBACK_DUE_DAYS = 30;

/** The ways in which staff have taken care of an applicant, so that they need no attention for a time. */
export const ATTENTION_MARKS = ["contacted", "snoozed"] as const;

/** The days for which an applicant who was contacted needs no attention. */
export const CONTACTED_DAYS = 7;

/** The states of a search, as cohorts and shared boards show it. */
export const SEARCH_STATES = ["searching", "accepted_not_recorded", "placed", "left"] as const;
export type SearchState = (typeof SEARCH_STATES)[number];

/** Before the first look at an applicant, what happened in these days counts as new. */
export const FIRST_LOOK_DAYS = 14;

/** New members aren't late in their first days. */
const GRACE_DAYS = 14;

/** The known facts about an applicant, as in a row of the roster. */
export type Applicant = {
  readonly joinedAt: string;
  readonly needsAttention: readonly AttentionReason[];
  readonly totals: { readonly offers: number; readonly accepted: number };
  readonly upcomingInterviews: number;
  readonly cohorts: readonly { readonly departureReason: string | null; readonly leftAt: string | null }[];
  readonly handled: { readonly until: string } | null;
};

/**
 * Returns the reasons to show a coach. Roster rows in the API carry every reason. This drops all of them if the applicant
 * has accepted a job, was placed, has left every cohort, joined within 14 days, or was contacted or snoozed by staff. An applicant with an offer or a coming
 * interview doesn't count as not applying.
 * Feedback is expected for open cards only, and for 30 days.
 * @param at the instant, in milliseconds
 * @param owesFeedback true if the feedback of such an interview is missing
 */
export function attentionOf(applicant: Applicant, at: number, owesFeedback: boolean): AttentionReason[] {
  const { joinedAt, needsAttention, totals, upcomingInterviews, cohorts, handled } = applicant;
  const isPlaced = totals.accepted > 0 || cohorts.some(({ departureReason }) => departureReason === "placed");
  const isNew = at - Date.parse(joinedAt) < GRACE_DAYS * DAY_MS;
  const hasLeft = cohorts.length > 0 && cohorts.every(({ leftAt }) => leftAt !== null);
  const isHandled = handled !== null && Date.parse(handled.until) > at;
  if (isPlaced || isNew || hasLeft || isHandled) return [];
  const isAhead = totals.offers > 0 || upcomingInterviews > 0;
  return needsAttention.filter(
    (reason) =>
      !(isAhead && reason === "no_applications_7_days") &&
      (owesFeedback || reason !== "interview_without_feedback"),
  );
}

/** Checks whether an applicant accepted a job but a cohort still counts them as searching, so the placement isn't recorded yet. */
export function isPlacementUnrecorded({ totals, cohorts }: Pick<Applicant, "totals" | "cohorts">): boolean {
  return totals.accepted > 0 && cohorts.some(({ leftAt }) => leftAt === null);
}

/** Returns the state of an applicant's search; staff record a placement by ending a cohort membership as placed. */
export function searchStateOf({ totals, cohorts }: Pick<Applicant, "totals" | "cohorts">): SearchState {
  const isOpen = cohorts.some(({ leftAt }) => leftAt === null);
  if (!isOpen && cohorts.some(({ departureReason }) => departureReason === "placed")) return "placed";
  if (cohorts.length > 0 && !isOpen) return "left";
  return totals.accepted > 0 ? "accepted_not_recorded" : "searching";
}
