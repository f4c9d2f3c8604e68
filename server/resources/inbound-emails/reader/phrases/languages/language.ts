/** The subjects of phrases in a language. */
export const SUBJECTS = [
  "hiring",
  "confirmation",
  "rejection",
  "interview",
  "moved",
  "calledOff",
  "offer",
  "question",
  "alert",
  "condition",
  "ownApplication",
] as const;
export type Subject = (typeof SUBJECTS)[number];

/**
 * A language's most certain phrases by subject, one per line. An email without words of hiring is about something else, such as an order,
 * so its other phrases don't count.
 */
export type LanguagePhrases = Readonly<Record<Subject, string>> & {
  /** An ISO 639 code. */
  readonly language: string;
};
