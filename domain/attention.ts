import { DAY_MS, HOUR_MS } from "./time.ts";

/** The reasons why an applicant may need a coach, most serious first. */
export const ATTENTION_REASONS = [
  "no_share",
  "no_activity_14_days",
  "no_applications_7_days",
  "interview_without_feedback",
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** The days after which a reason for attention applies: without activity on a shared board, and without a card that reached Applied. */
export const NO_ACTIVITY_DAYS = 14;
export const NO_APPLICATIONS_DAYS = 7;

/** The hours after an interview before a coach learns that its feedback is missing. The person is reminded immediately. */
export const FEEDBACK_GRACE_HOURS = 24;

/** The days after an interview during which staff see that its feedback is missing. */
export const FEEDBACK_DUE_DAYS = 30;

/** The marks with which staff record that they took care of an applicant, who then needs no attention for a while. */
export const ATTENTION_MARKS = ["contacted", "snoozed"] as const;

/** The days for which an applicant who was contacted needs no attention. */
export const CONTACTED_DAYS = 7;

/** The states of a job search, derived from cohorts and shared boards. */
export const SEARCH_STATES = ["searching", "accepted_not_recorded", "placed", "left"] as const;
export type SearchState = (typeof SEARCH_STATES)[number];

/** The days before a viewer's first look at an applicant whose changes count as new. */
const FIRST_LOOK_DAYS = 14;

/**
 * Returns the instant after which an applicant's changes are new to a viewer.
 * @param lookedAt the viewer's last look; null before the first
 * @param at the instant, in milliseconds
 */
export function newSince(lookedAt: string | null, at: number): string {
  return lookedAt ?? new Date(at - FIRST_LOOK_DAYS * DAY_MS).toISOString();
}

/** A viewer's last look at an applicant, and the applicant's newest message since. */
export type Look = { readonly lookedAt: string | null; readonly repliedAt: string | null };

/**
 * Returns the instant of an applicant's newest change since a viewer last looked, on a shared board or in their thread; null without one.
 * @param look undefined if there is neither a look nor a message
 * @param at the instant, in milliseconds
 */
export function newsAt(
  { lastActivityAt }: Pick<Applicant, "lastActivityAt">,
  { lookedAt, repliedAt }: Look = { lookedAt: null, repliedAt: null },
  at: number,
): string | null {
  const changedAt =
    lastActivityAt !== null && lastActivityAt > newSince(lookedAt, at) ? lastActivityAt : null;
  // Instants all have one format, so comparing texts sorts them.
  return changedAt === null || (repliedAt !== null && repliedAt > changedAt) ? repliedAt : changedAt;
}

/** The days after joining during which an applicant needs no attention. */
const GRACE_DAYS = 14;

/** The known facts about an applicant, as in a row of the roster. */
export type Applicant = {
  readonly joinedAt: string;
  readonly lastActivityAt: string | null;
  readonly lastAppliedAt: string | null;
  readonly needsAttention: readonly AttentionReason[];
  readonly totals: { readonly offers: number; readonly accepted: number };
  readonly upcomingInterviews: number;
  readonly cohorts: readonly { readonly departureReason: string | null; readonly leftAt: string | null }[];
  readonly handled: { readonly until: string } | null;
};

/** A reason to show a coach, and when it began to apply. */
export type Flag = { readonly reason: AttentionReason; readonly since: string };

/**
 * Returns the reasons to show a coach. Roster rows in the API contain every reason. This drops all of them if the
 * applicant has accepted a job, has left every cohort, joined in the last 14 days, or was contacted or snoozed by
 * staff. Applicants who were placed and are in a cohort again are searching again. An applicant with an offer or an
 * upcoming interview doesn't count as not applying. Feedback is expected for open cards only, and for 30 days. A reason
 * begins when its time limit has passed since the last activity of its kind, but not before the first days of a new
 * member, or a mark by staff, have ended.
 * @param at the instant, in milliseconds
 * @param owedSince the time of the latest interview whose feedback is missing, if there is one
 */
export function flagsOf(applicant: Applicant, at: number, owedSince: string | undefined): Flag[] {
  const { joinedAt, needsAttention, totals, upcomingInterviews, handled } = applicant;
  const firstAt = Date.parse(joinedAt) + GRACE_DAYS * DAY_MS;
  const handledUntil = handled === null ? 0 : Date.parse(handled.until);
  if (searchStateOf(applicant) !== "searching" || firstAt > at || handledUntil > at) return [];
  const isAhead = totals.offers > 0 || upcomingInterviews > 0;
  const after = (act: string | null | undefined, wait: number) => Date.parse(act ?? joinedAt) + wait;
  const begins: Record<AttentionReason, number> = {
    no_share: firstAt,
    no_activity_14_days: after(applicant.lastActivityAt, NO_ACTIVITY_DAYS * DAY_MS),
    no_applications_7_days: after(applicant.lastAppliedAt, NO_APPLICATIONS_DAYS * DAY_MS),
    interview_without_feedback: after(owedSince, FEEDBACK_GRACE_HOURS * HOUR_MS),
  };
  return needsAttention
    .filter(
      (reason) =>
        !(isAhead && reason === "no_applications_7_days") &&
        (owedSince !== undefined || reason !== "interview_without_feedback"),
    )
    .map((reason) => {
      const since = Math.max(firstAt, handledUntil, begins[reason]);
      return { reason, since: new Date(Math.min(since, at)).toISOString() };
    });
}

/** Returns a row with the flags to show, their reasons, and the instant of the newest flag, null without one. */
export function flagged<Row extends Applicant>(row: Row, at: number, owedSince: string | undefined) {
  const flags = flagsOf(row, at, owedSince);
  const flaggedAt = flags.reduce<string | null>(
    (newest, { since }) => (newest === null || since > newest ? since : newest),
    null,
  );
  return { ...row, flags, needsAttention: flags.map(({ reason }) => reason), flaggedAt };
}

type Flagged = { readonly flaggedAt?: string | null | undefined };

/** Orders rows by their newest flag, the newest first; those without one come last. */
export function byFlag({ flaggedAt: one }: Flagged, { flaggedAt: other }: Flagged): number {
  const [first, second] = [one ?? "", other ?? ""];
  return first === second ? 0 : first > second ? -1 : 1;
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
