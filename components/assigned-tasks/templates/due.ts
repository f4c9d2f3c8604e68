import { dayAfter } from "#domain/application-date.ts";
import { LIMITS } from "#domain/limits.ts";
import { isCalendarDay } from "#domain/time.ts";

/** When a template's task is due, as typed in the form. */
export type WrittenDue = {
  readonly kind: "never" | "after" | "day";
  readonly days: string;
  readonly day: string;
};
type Due = { readonly dueDays: number | null; readonly dueOn: string | null };

/** Returns the fields of the form for a template; a week after joining for a new one. */
export function writtenDue(template: Due | null): WrittenDue {
  if (template === null) return { kind: "after", days: "7", day: "" };
  const { dueDays, dueOn } = template;
  const kind = dueDays !== null ? "after" : dueOn !== null ? "day" : "never";
  return { kind, days: String(dueDays ?? ""), day: dueOn ?? "" };
}

/** Returns when the task is due, or null if the typed values aren't valid. */
export function dueOf({ kind, days, day }: WrittenDue): Due | null {
  if (kind === "never") return { dueDays: null, dueOn: null };
  if (kind === "day") return isCalendarDay(day) ? { dueDays: null, dueOn: day } : null;
  const count = /^\d{1,3}$/.test(days.trim()) ? Number(days) : null;
  return count !== null && count <= LIMITS.requests.taskDueDays ? { dueDays: count, dueOn: null } : null;
}

/** Returns the due day of a template's task that is assigned today. */
export function dueFrom({ dueDays, dueOn }: Due, today: string): string {
  return dueDays === null ? (dueOn ?? "") : dayAfter(today, dueDays);
}
