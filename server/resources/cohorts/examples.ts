import type { Examples } from "#server/resources/example-rows.ts";
import type { cohorts } from "./contract.ts";

export const examples: Examples<typeof cohorts> = {
  list: ({ organizationSlug }) => ({ organizationSlug, archived: false, limit: 20 }),
  create: ({ organizationSlug }) => ({ organizationSlug, name: "Spring 2027" }),
  update: ({ organizationSlug, cohortId }) => ({
    organizationSlug,
    cohortId,
    name: "Autumn 2026, evening",
    archived: true,
  }),
  delete: ({ organizationSlug, emptyCohortId }) => ({ organizationSlug, cohortId: emptyCohortId }),
};
