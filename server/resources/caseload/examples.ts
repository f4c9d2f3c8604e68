import type { Samples } from "#server/core/group.ts";
import type { Examples } from "#server/resources/example-rows.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { CoachAssignment, caseload } from "./contract.ts";

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

export const examples: Examples<typeof caseload> = {
  list: ({ organizationSlug, memberId, applicantEmail }) => ({
    organizationSlug,
    coachId: memberId,
    applicantEmail,
    limit: 20,
  }),
  assign: ({ organizationSlug, memberId, applicantEmail }) => ({
    organizationSlug,
    coachId: memberId,
    applicantEmails: [applicantEmail],
    lead: true,
  }),
  unassign: ({ organizationSlug, memberId, applicantEmail }) => ({
    organizationSlug,
    coachId: memberId,
    applicantEmails: [applicantEmail],
  }),
};
