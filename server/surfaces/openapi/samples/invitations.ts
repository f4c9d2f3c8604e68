import type { Invitation } from "#server/resources/invitations/contract.ts";
import { memberSample } from "./members.ts";
import { type GroupSamples, sampleIds } from "./sample.ts";

const invitation: Invitation = {
  id: sampleIds.invitationId,
  organization: { name: "Harbour Careers", slug: sampleIds.organizationSlug, type: "career_coach" },
  role: "applicant",
  invitedByDisplayName: "Ada Kern",
  expiresAt: "2026-11-25T08:30:00.000Z",
};

export const invitationSamples: GroupSamples = {
  entities: {
    Invitation: invitation,
    AcceptedInvitation: { ...invitation, status: "accepted", member: memberSample },
    DeclinedInvitation: { ...invitation, status: "declined" },
  },
  fields: { ...invitation, invitationId: sampleIds.invitationId },
};
