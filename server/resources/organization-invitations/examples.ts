import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { OrganizationInvitation } from "./contract.ts";

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

export const samples: Samples = {
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
