import type { Outputs } from "#components/api/client.ts";

export type Interaction = Outputs["interactions"]["list"]["data"][number];
export type InteractionType = Interaction["type"];

/** In the order in which they are offered: what happens most comes first. */
export const interactionTypes: readonly InteractionType[] = [
  "email",
  "call",
  "direct_message",
  "meeting",
  "follow_up",
  "recruiter_outreach",
  "referral",
  "networking_event",
  "job_fair",
  "social_media",
  "reference_check",
  "thank_you_note",
  "other",
];
