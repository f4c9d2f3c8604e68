import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Interaction } from "./contract.ts";

export const interaction: Interaction = {
  id: sampleIds.interactionId,
  contactId: sampleIds.contactId,
  type: "call",
  notes: "She will ask the team by Friday.",
  interactionTime: "2026-11-16T10:00:00.000Z",
  createdAt: "2026-11-16T10:20:00.000Z",
  updatedAt: "2026-11-16T10:20:00.000Z",
};

export const samples: Samples = {
  entities: { Interaction: interaction },
  fields: { ...interaction, from: "2026-11-01T00:00:00Z", to: "2026-11-30T23:59:59Z" },
};
