import { DAY_MS } from "#domain/time.ts";

/** Returns the age of an instant in whole days. */
export function daysSince(instant: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(instant)) / DAY_MS));
}

export type Span = { unit: "minutes" | "hours" | "days" | "months"; count: number };

/** Returns a length of time in the largest useful unit. */
export function spanOf(seconds: number): Span {
  const minutes = seconds / 60;
  if (minutes < 60) return { unit: "minutes", count: Math.max(1, Math.round(minutes)) };
  if (minutes < 24 * 60) return { unit: "hours", count: Math.round(minutes / 60) };
  const days = Math.round(minutes / 60 / 24);
  return days < 90 ? { unit: "days", count: days } : { unit: "months", count: Math.round(days / 30.4) };
}
