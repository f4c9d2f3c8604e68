import type { Examples } from "#server/resources/example-rows.ts";
import type { coachNotes } from "./contract.ts";

export const examples: Examples<typeof coachNotes> = {
  list: ({ applicationId }) => ({ applicationId, limit: 20 }),
  create: ({ sharedApplicationId, organizationSlug }) => ({
    applicationId: sharedApplicationId,
    body: "Ask them about the on-call rota before you accept.",
    organizationSlug,
  }),
  update: ({ organizationSlug, noteId }) => ({
    organizationSlug,
    noteId,
    body: "Lead with the migration you ran, and bring the diagram.",
  }),
  delete: ({ organizationSlug, noteId }) => ({ organizationSlug, noteId }),
  listForApplicant: ({ coachingSlug }) => [{ organizationSlug: coachingSlug, limit: 20 }],
  listOfSharedCard: ({ organizationSlug, sharedApplicationId: applicationId }) => [
    { organizationSlug, applicationId },
  ],
};
