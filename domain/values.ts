/** The seven columns of a board, in the order in which it shows them. */
export const STATUSES = [
  "saved",
  "applied",
  "interviewing",
  "offer",
  "rejected",
  "accepted",
  "archived",
] as const;
export type Status = (typeof STATUSES)[number];

/** The columns from which automatic retirement moves cards. */
export const WAITING_STATUSES = ["saved", "applied", "interviewing"] as const satisfies readonly Status[];
/** The columns of an ongoing search. */
export const OPEN_STATUSES = [...WAITING_STATUSES, "offer"] as const satisfies readonly Status[];
/** The columns to which automatic retirement may move a card. */
export const RETIRED_STATUSES = ["rejected", "archived"] as const satisfies readonly Status[];

export const INDUSTRIES = [
  "agriculture",
  "arts",
  "automotive",
  "banking",
  "biotechnology",
  "chemical",
  "communications",
  "construction",
  "consulting",
  "education",
  "electronics",
  "energy",
  "engineering",
  "entertainment",
  "environmental",
  "finance",
  "food",
  "government",
  "healthcare",
  "hospitality",
  "insurance",
  "legal",
  "manufacturing",
  "media",
  "non_profit",
  "pharmaceutical",
  "real_estate",
  "retail",
  "software",
  "sports",
  "technology",
  "telecommunications",
  "transportation",
  "travel",
  "other",
  "unknown",
] as const;
export const COMPANY_SIZES = ["tiny", "small", "medium", "large", "massive"] as const;
export const COMPANY_TYPES = ["government_agency", "non_profit", "private", "public"] as const;

export const WORK_MODES = ["remote", "hybrid", "onsite"] as const;
export const WORK_TYPES = ["full_time", "part_time", "contract", "temporary", "internship"] as const;
export const PAY_FREQUENCIES = ["hourly", "weekly", "biweekly", "monthly", "annually", "other"] as const;
export const CREATION_METHODS = ["form", "csv_import", "plugin", "api"] as const;

export const INTERVIEW_TYPES = [
  "phone_screen",
  "video",
  "onsite",
  "technical",
  "panel",
  "final",
  "other",
] as const;
export const INTERVIEW_OUTCOMES = ["pending", "passed", "failed", "canceled", "no_show"] as const;
/** The intervals at which a task repeats. */
export const TASK_REPEATS = ["weekly", "monthly"] as const;
export type TaskRepeat = (typeof TASK_REPEATS)[number];

export const INTERACTION_TYPES = [
  "call",
  "direct_message",
  "email",
  "follow_up",
  "job_fair",
  "meeting",
  "networking_event",
  "recruiter_outreach",
  "reference_check",
  "referral",
  "social_media",
  "thank_you_note",
  "other",
] as const;

export const ORGANIZATION_TYPES = [
  "career_coach",
  "bootcamp",
  "college",
  "trade_school",
  "government",
  "other",
] as const;
export const DEPARTURE_REASONS = ["completed", "placed", "withdrew", "removed"] as const;

/** The sort orders of a board's cards; `none` is the person's own order. */
export const SORT_KEYS = [
  "none",
  "job_title_asc",
  "job_title_desc",
  "company_name_asc",
  "company_name_desc",
  "date_asc",
  "date_desc",
] as const;

/** The filter value for applicants in no cohort. */
export const NO_COHORT = "none";

/** The filter value for applicants without a coach. */
export const NO_COACH = "none";

/** The roster's columns, in order, besides the applicant's name and address. */
export const ROSTER_COLUMNS = [
  "attention",
  "coach",
  "cohort",
  "studentId",
  "cards",
  "applied",
  "interviewing",
  "offers",
  "accepted",
  "rejected",
  "upcoming",
  "lastActivity",
] as const;

/** The start of the name of a roster column that shows an applicant field; its ID follows. */
export const FIELD_COLUMN = "field:";

/** The orders of the roster. */
export const ROSTER_SORTS = [
  "attention",
  "news",
  "name",
  "quiet",
  "active",
  "joined",
  "coach",
  "cohort",
  "studentId",
  "applications",
  "applied",
  "interviewing",
  "offers",
  "accepted",
  "rejected",
  "upcoming",
] as const;

/** The highest weekly goal, in applications. */
export const WEEKLY_GOAL_MAX = 50;
