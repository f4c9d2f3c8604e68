import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { RosterExport, RosterRow } from "./contract.ts";

const row: RosterRow = {
  applicantEmail: "kim@sole.example",
  applicantDisplayName: "Kim Sole",
  joinedAt: "2026-09-07T08:00:00.000Z",
  studentId: "00123",
  fields: { program: "Data Science", graduation: "2027-05-31" },
  cohorts: [
    {
      id: sampleIds.cohortId,
      name: "Autumn 2026",
      joinedAt: "2026-09-07T08:00:00.000Z",
      leftAt: null,
      departureReason: null,
    },
  ],
  coaches: [{ id: sampleIds.coachId, name: "Ada Kern" }],
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
  lastAppliedAt: "2026-11-05T14:03:11.000Z",
  needsAttention: ["interview_without_feedback"],
  handled: null,
};
const exported: RosterExport = { format: "json", data: [row], file: null };

export const samples: Samples = {
  entities: {
    RosterRow: row,
    RosterExport: exported,
    FoundApplicants: { data: [row], total: 1 },
    HandledApplicants: { data: [{ applicantEmail: "kim@sole.example", outcome: "marked" }] },
  },
  fields: {
    ...row,
    ...exported,
    fields: ["program=Data Science"],
    cohortId: sampleIds.cohortId,
    coachId: sampleIds.coachId,
    total: 1,
    attention: ["no_share"],
    search: "kim",
    applicantEmails: ["kim@sole.example"],
    as: "snoozed",
    until: "2026-12-07T08:00:00.000Z",
    state: "searching",
  },
};
