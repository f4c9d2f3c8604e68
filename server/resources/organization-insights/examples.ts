import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { CohortFigures, OrganizationInsights } from "./contract.ts";

const figures: CohortFigures = {
  id: sampleIds.cohortId,
  name: "Autumn 2026",
  archivedAt: null,
  applicants: 18,
  sharing: 15,
  ended: 6,
  placements: 4,
  placementRate: { rate: 0.8, n: 5 },
  daysToPlacement: { median: 47.5, n: 4 },
};
const insights: OrganizationInsights = {
  applicants: 24,
  sharing: 19,
  attention: {
    no_share: 5,
    no_activity_14_days: 3,
    no_applications_7_days: 7,
    interview_without_feedback: 2,
  },
  totals: { saved: 88, applied: 140, interviewing: 31, offer: 6, rejected: 97, accepted: 4, archived: 22 },
  placements: 9,
  placementRate: { rate: 0.75, n: 12 },
  daysToPlacement: { median: 52, n: 9 },
  weeklyMovement: [{ weekStartsOn: "2026-11-16", applied: 21, interviewing: 6, offers: 1, accepted: 0 }],
  cohorts: [figures],
};

export const samples: Samples = {
  entities: {
    CohortFigures: figures,
    OrganizationInsights: insights,
    PlacementRate: figures.placementRate,
    DaysToPlacement: figures.daysToPlacement,
  },
  fields: { ...insights },
};
