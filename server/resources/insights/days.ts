import { dayAfter, dayIn, startOfDay } from "#domain/application-date.ts";
import type { Edges } from "./store/history.ts";

const WEEKS = 12;
/** The most weeks shown, one year; a longer range shows its latest weeks. */
const WEEKS_MAX = 53;

/** The first and the last day of a range, such as 2026-11-20; open if one is missing. */
export type Range = { readonly since?: string | undefined; readonly until?: string | undefined };

/** Returns the Mondays of a range's weeks, or of the last twelve if the range has no first day. */
export function weeksOf({ since, until }: Range, timeZone: string, now: Date): string[] {
  const today = dayIn(timeZone, now);
  const last = mondayOf(until !== undefined && until < today ? until : today);
  const first = since === undefined ? dayAfter(last, -7 * (WEEKS - 1)) : mondayOf(since);
  const mondays: string[] = [];
  for (let monday = last; monday >= first && mondays.length < WEEKS_MAX; monday = dayAfter(monday, -7)) {
    mondays.unshift(monday);
  }
  return mondays.length === 0 ? [last] : mondays;
}

/** Returns the start of each week, and the end of the last one. */
export function edgesOfWeeks(mondays: readonly string[], timeZone: string): Edges {
  return edgesOf([...mondays, dayAfter(mondays.at(-1) ?? "", 7)], timeZone);
}

/** Returns the start of a range and the first moment after it; null if it has neither a first nor a last day. */
export function edgesOfRange({ since, until }: Range, timeZone: string): Edges | null {
  if (since === undefined && until === undefined) return null;
  const first = since === undefined ? null : edgesOf([since], timeZone);
  const end = until === undefined ? null : edgesOf([dayAfter(until, 1)], timeZone);
  return {
    days: [...(first?.days ?? ["-infinity"]), ...(end?.days ?? ["infinity"])],
    instants: [...(first?.instants ?? ["-infinity"]), ...(end?.instants ?? ["infinity"])],
  };
}

function edgesOf(days: readonly string[], timeZone: string): Edges {
  return {
    days: days.map((day) => `${day}T00:00:00.000Z`),
    instants: days.map((day) => startOfDay(day, timeZone).toISOString()),
  };
}

function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}
