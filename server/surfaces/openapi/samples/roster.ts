import type {
  CohortFigures,
  OrganizationInsights,
} from "#server/resources/organization-insights/contract.ts";
import type { RosterExport, RosterRow } from "#server/resources/roster/contract.ts";
import { type GroupSamples, sampleIds } from "./sample.ts";

const row: RosterRow = {
  applicantEmail: "kim@sole.example",
  applicantDisplayName: "Kim Sole",
  joinedAt: "2026-09-07T08:00:00.000Z",
  cohorts: [
    {
      id: sampleIds.cohortId,
      name: "Autumn 2026",
      joinedAt: "2026-09-07T08:00:00.000Z",
      leftAt: null,
      departureReason: null,
    },
  ],
  shares: [
    {
      shareId: sampleIds.shareId,
      boardId: sampleIds.boardId,
      boardName: "My job search",
      isActive: true,
      applicationCount: 14,
      lastActivityAt: "2026-11-18T16:40:00.000Z",
    },
  ],
  totals: { applications: 14, applied: 6, interviewing: 2, offers: 0, accepted: 0, rejected: 3 },
  upcomingInterviews: 1,
  lastActivityAt: "2026-11-18T16:40:00.000Z",
  needsAttention: ["interview_without_feedback"],
};
const exported: RosterExport = { format: "json", data: [row], file: null };

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

export const rosterSamples: GroupSamples = {
  entities: { RosterRow: row, RosterExport: exported },
  fields: { ...row, ...exported, cohortId: sampleIds.cohortId },
};
export const organizationInsightSamples: GroupSamples = {
  entities: {
    CohortFigures: figures,
    OrganizationInsights: insights,
    PlacementRate: figures.placementRate,
    DaysToPlacement: figures.daysToPlacement,
  },
  fields: { ...insights },
};
