import { parseDateTime, toZoned } from "@internationalized/date";
import { invalidField } from "#server/core/errors.ts";

/**
 * Returns an instant in UTC with milliseconds.
 * @param given an instant, or a local time without an offset
 * @param timeZone the time zone of that local time; undefined if not given
 * @throws validation_failed for a local time without a time zone
 */
export function instantOf(given: string, timeZone: string | undefined): string {
  if (given.endsWith("Z")) return given;
  if (timeZone === undefined) {
    throw invalidField(["scheduledAt"], "Add an offset, such as Z, or send timeZone for a local time.");
  }
  return toZoned(parseDateTime(given), timeZone).toAbsoluteString();
}
