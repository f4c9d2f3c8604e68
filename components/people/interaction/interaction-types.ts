import type { Outputs } from "#components/api/client.ts";
import { localDay, localTime } from "#components/ui/local-day.ts";
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

/** Returns an instant in the format of a date-and-time field, in this browser's time zone: 2026-11-21T09:30. */
export function toLocalMinute(instant: Date): string {
  return `${localDay(instant)}T${localTime(instant).slice(0, 5)}`;
}

/** Returns the instant of such a field; null if it is empty. */
export function fromLocalMinute(text: string): string | null {
  const instant = new Date(text);
  return text === "" || Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
