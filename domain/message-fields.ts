/** The fields that a text to several applicants can have; each is filled in for every applicant. */
export const MESSAGE_FIELDS = ["firstName", "cohort", "coach", "organization"] as const;
type MessageField = (typeof MESSAGE_FIELDS)[number];

/** The most messages that an applicant gets in seven days from texts sent to several, across the organization. */
export const BATCHES_A_WEEK = 3;

/** The known facts about a recipient. */
export type Recipient = {
  readonly displayName: string | null;
  readonly cohort: string | null;
  readonly coach: string | null;
};

/** Replaces the first name of an applicant without a name. */
const UNNAMED = "there";
const FIELD = /\{(\w+)\}/g;
/** Matches what a person may mean as a field, such as `{first name}`. */
const MEANT = /\{([^{}\n]+)\}/g;

/** Returns the fields of a text that don't exist, which applicants would read as they were typed. */
export function unknownFields(body: string): string[] {
  const named = [...body.matchAll(MEANT)].map(([, name = ""]) => name);
  return [...new Set(named)].filter((name) => !MESSAGE_FIELDS.some((field) => field === name));
}

/** Returns a text with its fields filled in. Without a cohort or coach, the organization's name is used. */
export function filledIn(
  body: string,
  { displayName, cohort, coach }: Recipient,
  organization: string,
): string {
  const values: Record<string, string> = {
    firstName: displayName?.trim().split(/\s+/)[0] || UNNAMED,
    cohort: cohort ?? organization,
    coach: coach ?? organization,
    organization,
  } satisfies Record<MessageField, string>;
  return body.replace(FIELD, (text, name: string) => values[name] ?? text);
}
