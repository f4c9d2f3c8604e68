import type { OrganizationInvitation } from "#server/resources/organization-invitations/contract.ts";
import { type GroupSamples, sampleIds } from "./sample.ts";

const invitation: OrganizationInvitation = {
  id: sampleIds.invitationId,
  email: "kim@people.example",
  role: "applicant",
  cohortId: sampleIds.cohortId,
  status: "pending",
  invitedByDisplayName: "Ada Kern",
  sentAt: "2026-11-18T08:30:00.000Z",
  expiresAt: "2026-11-25T08:30:00.000Z",
  createdAt: "2026-11-18T08:30:00.000Z",
};

export const organizationInvitationSamples: GroupSamples = {
  entities: {
    OrganizationInvitation: invitation,
    InvitationVerdict: { email: invitation.email, outcome: "sent", invitation },
  },
  fields: {
    ...invitation,
    organizationSlug: sampleIds.organizationSlug,
    invitationId: sampleIds.invitationId,
    emails: ["kim@people.example", "lee@people.example"],
    status: ["pending"],
  },
};
