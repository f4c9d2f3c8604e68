import type { Examples } from "#server/resources/example-rows.ts";
import type { organizationInvitations } from "./contract.ts";

export const examples: Examples<typeof organizationInvitations> = {
  list: ({ organizationSlug }) => ({
    organizationSlug,
    status: ["pending", "expired"],
    limit: 20,
  }),
  create: ({ organizationSlug, cohortId }) => ({
    organizationSlug,
    emails: ["kim@people.example", "lee@people.example"],
    role: "applicant",
    cohortId,
  }),
  resend: ({ organizationSlug, invitationId }) => ({
    organizationSlug,
    invitationId,
  }),
  revoke: ({ organizationSlug, invitationId }) => ({
    organizationSlug,
    invitationId,
  }),
};
