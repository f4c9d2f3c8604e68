import { DAY_MS } from "#domain/time.ts";

/** How long ago an instant was, in whole days. */
export function daysSince(instant: string, now: number): number {
  return Math.max(0, Math.floor((now - Date.parse(instant)) / DAY_MS));
}

export type Span = { unit: "minutes" | "hours" | "days" | "months"; count: number };

/** A length of time in the largest unit that says something about it. */
export function spanOf(seconds: number): Span {
  const minutes = seconds / 60;
  if (minutes < 60) return { unit: "minutes", count: Math.max(1, Math.round(minutes)) };
  if (minutes < 24 * 60) return { unit: "hours", count: Math.round(minutes / 60) };
  const days = Math.round(minutes / 60 / 24);
  return days < 90 ? { unit: "days", count: days } : { unit: "months", count: Math.round(days / 30.4) };
}
