import type { Samples } from "#server/core/group.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Cohort, cohorts } from "./contract.ts";

const cohort: Cohort = {
  id: sampleIds.cohortId,
  name: "Autumn 2026",
  archivedAt: null,
  createdAt: "2026-09-01T08:10:00.000Z",
};

export const samples: Samples = { entities: { Cohort: cohort }, fields: { ...cohort } };

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
