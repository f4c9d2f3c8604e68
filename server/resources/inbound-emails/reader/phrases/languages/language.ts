/** The subjects of phrases in a language. */
export const SUBJECTS = [
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

/** A language's most certain phrases by subject, one a line. */
export type LanguagePhrases = Readonly<Record<Subject, string>> & {
  /** An ISO 639 code. */
  readonly language: string;
};
