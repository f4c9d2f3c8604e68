/** The kinds of contact that staff log. */
export const CONTACT_KINDS = ["call", "meeting", "email", "visit"] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** The topics of a contact. A short, fixed list, so that totals by topic add up. */
export const CONTACT_TOPICS = [
  "job_search",
  "resume",
  "interview",
  "offer",
  "networking",
  "career_choice",
  "wellbeing",
  "administration",
  "other",
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The groups that the log can be totaled by. */
export const CONTACT_TOTALS = ["kind", "topic", "coach", "cohort", "month"] as const;
export type ContactTotals = (typeof CONTACT_TOTALS)[number];

/** The minutes of the longest contact: a day. */
export const MOST_CONTACT_MINUTES = 1_440;
