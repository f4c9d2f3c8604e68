import type { Samples } from "#server/core/group.ts";
import { memberSample } from "#server/resources/members/examples.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Invitation } from "./contract.ts";

const invitation: Invitation = {
  id: sampleIds.invitationId,
  organization: { name: "Harbor Careers", slug: sampleIds.organizationSlug, type: "career_coach" },
  role: "applicant",
  invitedByDisplayName: "Ada Kern",
  expiresAt: "2026-11-25T08:30:00.000Z",
};

export const samples: Samples = {
  entities: {
    Invitation: invitation,
    AcceptedInvitation: { ...invitation, status: "accepted", member: memberSample },
    DeclinedInvitation: { ...invitation, status: "declined" },
  },
  fields: { ...invitation, invitationId: sampleIds.invitationId },
};
