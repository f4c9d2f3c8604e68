import { LIMITS } from "./limits.ts";

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
/** Text in braces that may be meant as a field, such as `{first name}`. */
const MEANT = /\{([^{}\n]+)\}/g;

/** Returns the fields of a text that don't exist, which applicants would read as they were typed. */
export function unknownFields(body: string): string[] {
  const named = [...body.matchAll(MEANT)].map(([, name = ""]) => name);
  return [...new Set(named)].filter((name) => !MESSAGE_FIELDS.some((field) => field === name));
}

/**
 * Returns a text with its fields filled in, cut where it gets too long for a message. Without a cohort or coach, the organization's name
 * is used.
 */
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
  const most = LIMITS.text.message + 1;
  let text = "";
  // Hundreds of fields, each with a long name, would make it a hundred times as long.
  for (const [index, part] of body.split(FIELD).entries()) {
    text += index % 2 === 0 ? part : (values[part] ?? `{${part}}`);
    if (text.length > most) return text.slice(0, most);
  }
  return text;
}
