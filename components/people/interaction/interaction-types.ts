import type { Outputs } from "#components/api/client.ts";
import { instantOf, localTimeOf } from "#components/interviews/model/local-time.ts";
import { INTERACTION_TYPES } from "#domain/values.ts";

export type Interaction = Outputs["interactions"]["list"]["data"][number];
export type InteractionType = Interaction["type"];

const FREQUENT: readonly InteractionType[] = [
  "email",
  "call",
  "direct_message",
  "meeting",
  "follow_up",
  "recruiter_outreach",
];
/** The types in the order offered: the most frequent first. */
export const interactionTypes: readonly InteractionType[] = [
  ...FREQUENT,
  ...INTERACTION_TYPES.filter((type) => !FREQUENT.includes(type)),
];

/** Returns an instant in the format of a date-and-time field, in a time zone: 2026-11-21T09:30. */
export function toLocalMinute(instant: Date, timeZone: string): string {
  const { day, time } = localTimeOf(instant.toISOString(), timeZone);
  return `${day}T${time}`;
}

/** Returns the day and the time of such a field as they were typed: text in place of the day can contain a T. */
export function partsOfMinute(text: string): { day: string; time: string } {
  const at = text.lastIndexOf("T");
  return { day: text.slice(0, Math.max(at, 0)), time: text.slice(at + 1) };
}

/** Returns the instant of such a field; null if a part of it is empty or invalid. */
export function fromLocalMinute(text: string, timeZone: string): string | null {
  const { day, time } = partsOfMinute(text);
  return instantOf(day, time, timeZone);
}
