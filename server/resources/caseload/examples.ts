import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { CoachAssignment } from "./contract.ts";

const assignment: CoachAssignment = {
  id: sampleIds.coachAssignmentId,
  applicantEmail: "kim@sole.example",
  coachId: sampleIds.coachId,
  coachName: "Ada Kern",
  isLead: true,
  assignedAt: "2026-10-05T09:12:00.000Z",
};

export const samples: Samples = {
  entities: {
    CoachAssignment: assignment,
    CoachLoad: {
      memberId: sampleIds.coachId,
      email: "ada@people.example",
      displayName: "Ada Kern",
      role: "coach",
      applicants: 24,
      leads: 21,
    },
    CoachAssignmentVerdict: { applicantEmail: "kim@sole.example", outcome: "assigned", leadBefore: null },
    CoachUnassignmentVerdict: {
      applicantEmail: "kim@sole.example",
      outcome: "unassigned",
      leadBefore: sampleIds.coachId,
    },
  },
  fields: { ...assignment, applicantEmails: ["kim@sole.example"], lead: true },
};
