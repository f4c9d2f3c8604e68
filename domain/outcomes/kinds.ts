/** The kinds of outcome. */
export const OUTCOME_KINDS = [
  "full_time",
  "part_time",
  "contract",
  "internship",
  "own_venture",
  "study",
  "service",
  "military",
  "seeking",
  "not_seeking",
  "unknown",
] as const;
export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

/** The kinds that are work. Only these have an employer, a title, a field, and pay. */
export const WORK_KINDS = [
  "full_time",
  "part_time",
  "contract",
  "internship",
  "own_venture",
] as const satisfies readonly OutcomeKind[];

/** The sources of the facts about an outcome. */
export const OUTCOME_SOURCES = ["applicant", "employer", "staff", "public_profile", "file"] as const;
export type OutcomeSource = (typeof OUTCOME_SOURCES)[number];

/**
 * The intents that an applicant can have for a cohort, as CIRR's survey lists them:
 * https://cirr.org/standards/standard-collecting-students-intent
 */
export const OUTCOME_INTENTS = ["new_job_in_field", "current_employer", "self_enrichment", "study"] as const;
export type OutcomeIntent = (typeof OUTCOME_INTENTS)[number];

/** The names of the intents in the roster's Intent field. */
export const INTENT_NAMES: Readonly<Record<OutcomeIntent, string>> = {
  new_job_in_field: "New job in the field",
  current_employer: "Current employer",
  self_enrichment: "Personal interest",
  study: "Further study",
};

/** The periods of base pay, each with its number per year. Hours and weeks assume full-time work. */
export const PAY_PERIODS_A_YEAR = {
  hourly: 2_080,
  weekly: 52,
  biweekly: 26,
  monthly: 12,
  annually: 1,
} as const;
export type OutcomePayPeriod = keyof typeof PAY_PERIODS_A_YEAR;
export const OUTCOME_PAY_PERIODS = Object.keys(PAY_PERIODS_A_YEAR) as OutcomePayPeriod[];

/** The layouts of files with outcomes: all of our columns, or those that another system imports. */
export const OUTCOME_LAYOUTS = ["all", "uconnect", "twelve_twenty", "handshake"] as const;
export type OutcomeLayout = (typeof OUTCOME_LAYOUTS)[number];

/** Checks whether a kind of outcome is work. */
export function isWork(kind: OutcomeKind): boolean {
  return (WORK_KINDS as readonly OutcomeKind[]).includes(kind);
}
