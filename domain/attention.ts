import { DAY_MS } from "./time.ts";

/** Why an applicant may need a coach, the gravest first. */
export const ATTENTION_REASONS = [
  "no_share",
  "no_activity_14_days",
  "no_applications_7_days",
  "interview_without_feedback",
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** So long without anything on a shared board, and without a card that came to applied: what two of the reasons count. */
export const NO_ACTIVITY_DAYS = 14;
export const NO_APPLICATIONS_DAYS = 7;

/** So long after an interview a coach is told that its feedback is missing; the person is reminded at once. */
export const FEEDBACK_GRACE_HOURS = 24;

/** Feedback that is older than this helps nobody anymore. */
export const FEEDBACK_DUE_DAYS = 30;

/** Nobody is late in the days after they joined. */
const GRACE_DAYS = 14;

/** What is known of an applicant, as a row of the roster tells it. */
export type Applicant = {
  readonly joinedAt: string;
  readonly needsAttention: readonly AttentionReason[];
  readonly totals: { readonly offers: number; readonly accepted: number };
  readonly upcomingInterviews: number;
  readonly cohorts: readonly { readonly departureReason: string | null; readonly leftAt: string | null }[];
};

/**
 * The reasons to show a coach. The interface tells what its rows say of each applicant; of these, none calls for a coach when the
 * applicant has accepted a job, was placed, has left every cohort, or joined within 14 days, and who has an offer or an interview
 * ahead is not "not applying".
 * Feedback is asked for open cards alone, and for 30 days.
 * @param at the instant, in milliseconds
 * @param owesFeedback whether the feedback of such an interview is missing
 */
export function attentionOf(applicant: Applicant, at: number, owesFeedback: boolean): AttentionReason[] {
  const { joinedAt, needsAttention, totals, upcomingInterviews, cohorts } = applicant;
  const isPlaced = totals.accepted > 0 || cohorts.some(({ departureReason }) => departureReason === "placed");
  const isNew = at - Date.parse(joinedAt) < GRACE_DAYS * DAY_MS;
  const hasLeft = cohorts.length > 0 && cohorts.every(({ leftAt }) => leftAt !== null);
  if (isPlaced || isNew || hasLeft) return [];
  const isAhead = totals.offers > 0 || upcomingInterviews > 0;
  return needsAttention.filter(
    (reason) =>
      !(isAhead && reason === "no_applications_7_days") &&
      (owesFeedback || reason !== "interview_without_feedback"),
  );
}

/** Whether an applicant has accepted a job while a cohort still counts them as searching: the placement isn't recorded yet. */
export function isPlacementUnrecorded({ totals, cohorts }: Pick<Applicant, "totals" | "cohorts">): boolean {
  return totals.accepted > 0 && cohorts.some(({ leftAt }) => leftAt === null);
}
