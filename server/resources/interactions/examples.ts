import type { Examples } from "#server/resources/example-rows.ts";
import type { interactions } from "./contract.ts";

export const examples: Examples<typeof interactions> = {
  list: ({ contactId }) => ({
    contactId,
    type: "call",
    from: "2026-01-01T00:00:00Z",
    to: "2026-12-31T00:00:00Z",
    limit: 20,
  }),
  get: ({ interactionId }) => ({ interactionId }),
  create: ({ contactId }) => ({
    contactId,
    type: "call",
    interactionTime: "2026-11-18T09:30:00Z",
    notes: "She will ask the team.",
  }),
  update: ({ interactionId }) => ({ interactionId, notes: "She asked the team." }),
  delete: ({ interactionId }) => ({ interactionId }),
};
