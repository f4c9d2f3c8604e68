import { dateTimeFormat } from "./formatters.ts";
import type { Status } from "./values.ts";

/** The columns of cards that have been applied to. A rejected or archived card may never have been. */
const APPLIED_STATUSES: readonly Status[] = ["applied", "interviewing", "offer", "accepted"];

/**
 * Whether a card that enters a column gets the day as its application date: it has none, and has now been applied to.
 * @param isOn whether the person's board fills in application dates
 */
export function fillsApplicationDate(isOn: boolean, entered: string, applicationDate: unknown): boolean {
  return isOn && !applicationDate && APPLIED_STATUSES.some((status) => status === entered);
}

/** The day that it is for a person, such as 2026-11-22. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = dateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}
