import type { Outputs } from "#components/api/client.ts";
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
/** In the order in which they are offered: what happens most comes first. */
export const interactionTypes: readonly InteractionType[] = [
  ...FREQUENT,
  ...INTERACTION_TYPES.filter((type) => !FREQUENT.includes(type)),
];
