import { LIMITS } from "#domain/limits.ts";
import type { ApplicantField } from "./contract.ts";

const { fieldValue: VALUE_MAX } = LIMITS.text;

/** Parses the value of a field. @returns the value in the form that is stored, or the reason why it is invalid */
export function readValue(
  { kind, options }: ApplicantField,
  text: string,
): { value: string } | { message: string } {
  if (kind === "date") {
    const day = dayOf(text);
    return day === null ? { message: "Must be a day such as 2027-05-31." } : { value: day };
  }
  if (kind === "choice") {
    const option = options.find((item) => item.toLowerCase() === text.toLowerCase());
    return option === undefined ? { message: `Must be one of ${options.join(", ")}.` } : { value: option };
  }
  return text.length > VALUE_MAX ? { message: `At most ${VALUE_MAX} characters.` } : { value: text };
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/;
/** With slashes, the month is first, as in the United States, unless it can't be a month. With dots, the day is first. */
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** Returns a date in ISO form, or null if the text isn't a date. */
function dayOf(text: string): string | null {
  const iso = ISO.exec(text);
  if (iso) return day(iso[1], iso[2], iso[3]);
  const dotted = DOTTED.exec(text);
  if (dotted) return day(dotted[3], dotted[2], dotted[1]);
  const slashed = SLASHED.exec(text);
  if (!slashed) return null;
  return day(slashed[3], slashed[1], slashed[2]) ?? day(slashed[3], slashed[2], slashed[1]);
}

function day(year = "", month = "", date = ""): string | null {
  const text = `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text) ? text : null;
}
