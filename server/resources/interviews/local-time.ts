import { parseDateTime, toZoned } from "@internationalized/date";
import { invalidField } from "#server/core/errors.ts";

/**
 * Returns an instant in UTC with milliseconds.
 * @param given an instant, or a time of day without an offset
 * @param timeZone where that time of day is meant; undefined if nobody said
 * @throws validation_failed for a time of day without a time zone
 */
export function instantOf(given: string, timeZone: string | undefined): string {
  if (given.endsWith("Z")) return given;
  if (timeZone === undefined) {
    throw invalidField(["scheduledAt"], "Add an offset, such as Z, or send timeZone for a local time.");
  }
  return toZoned(parseDateTime(given), timeZone).toAbsoluteString();
}
