import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Cohort } from "./contract.ts";

const cohort: Cohort = {
  id: sampleIds.cohortId,
  name: "Autumn 2026",
  archivedAt: null,
  createdAt: "2026-09-01T08:10:00.000Z",
};

export const samples: Samples = { entities: { Cohort: cohort }, fields: { ...cohort } };
