import { z } from "zod";

type Issue = z.core.$ZodRawIssue;

/** Names of the kinds of values. */
const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

/** Descriptions of the text formats. */
const FORMS: Readonly<Record<string, string>> = {
  email: "an email address",
  url: "a web address",
  date: "a day such as 2026-11-20",
  datetime: "an ISO 8601 timestamp with an offset, such as 2026-11-20T09:00:00Z",
  base64: "Base64",
};

/**
 * Returns the error message for a value, for schemas without their own message: the problem, and a valid
 * value to send. The validation library's own messages are for its users, and change with its versions.
 */
function inWords(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "This field is required.";
      return `Must be ${KINDS[issue.expected] ?? "of another type"}.`;
    case "invalid_format":
      return `Must be ${FORMS[issue.format] ?? "in the form that the documentation shows"}.`;
    case "invalid_value":
      return issue.values.length === 1
        ? `Must be ${JSON.stringify(issue.values[0])}.`
        : `Must be one of ${issue.values.join(", ")}.`;
    case "too_small":
      return `Must ${bound(issue.origin, "least", issue.minimum, issue.inclusive ?? true)}.`;
    case "too_big":
      return `Must ${bound(issue.origin, "most", issue.maximum, issue.inclusive ?? true)}.`;
    case "not_multiple_of":
      return `Must be a multiple of ${issue.divisor}.`;
    case "invalid_union":
      return "Must have one of the forms that the documentation shows.";
    case "invalid_key":
    case "invalid_element":
      return "Has an entry that isn't valid.";
    default:
      return "Isn't valid.";
  }
}

function bound(origin: string, side: "least" | "most", value: number | bigint, isInclusive: boolean): string {
  const isOne = Number(value) === 1;
  if (origin === "string") return `have at ${side} ${value} ${isOne ? "character" : "characters"}`;
  if (origin === "array" || origin === "set")
    return `have at ${side} ${value} ${isOne ? "entry" : "entries"}`;
  if (isInclusive) return `be at ${side} ${value}`;
  return side === "least" ? `be more than ${value}` : `be less than ${value}`;
}

z.config({ customError: inWords });
