import { z } from "zod";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { emailAddress, id, instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted, Role } from "#server/resources/enumerations.ts";
import "./vocabulary.ts";

const LASTS = inWords(LIMITS.lifetimes.invitation, "seconds");

export const InvitationStatus = z
  .enum(["pending", "expired", "accepted", "declined", "revoked"])
  .meta({ id: "InvitationStatus", description: "An expired one is pending no more; it can be sent again." });
export type InvitationStatus = z.infer<typeof InvitationStatus>;

export const OrganizationInvitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: Role,
    cohortId: z.string().nullable().describe("Where the person is placed when they accept, as an applicant."),
    status: InvitationStatus,
    invitedByDisplayName: z.string(),
    sentAt: instantOut,
    expiresAt: instantOut,
    createdAt: instantOut,
  })
  .meta({ id: "OrganizationInvitation", description: "An invitation that the organization sent." });
export type OrganizationInvitation = z.infer<typeof OrganizationInvitation>;

export const InvitationVerdict = z
  .object({
    email: z.string(),
    outcome: z.enum(["sent", "already_member", "already_invited"]),
    invitation: OrganizationInvitation.nullable().describe(
      "The one that was sent, or that waits already; null for a member.",
    ),
  })
  .meta({ id: "InvitationVerdict" });
export type InvitationVerdict = z.infer<typeof InvitationVerdict>;

const invitationId = id("invitation", "The invitation's id.");
const EMAILS_MAX = LIMITS.requests.invitedAddresses;

export const organizationInvitations = {
  list: defineOperation({
    name: "organization_invitations.list",
    method: "GET",
    path: "/organizations/{organizationSlug}/invitations",
    scope: "organizations:read",
    actsOn: "organization",
    roles: rolesWith("organization_invitations.list"),
    summary: "List the invitations that an organization sent",
    description: "Whom the organization has asked to join and what became of it, newest first.",
    errors: ["not_found"],
    input: z.strictObject({
      organizationSlug,
      status: z.array(InvitationStatus).max(5).optional().describe("Only those in one of these states."),
      ...pageFields,
    }),
    output: pageOf(OrganizationInvitation),
  }),
  create: defineOperation({
    name: "organization_invitations.create",
    method: "POST",
    path: "/organizations/{organizationSlug}/invitations",
    scope: "organization_members:write",
    actsOn: "organization",
    roles: rolesWith("organization_invitations.create"),
    needsConfirmedAddress: true,
    holds: "members",
    reauthentication: "owners",
    summary: "Invite people by mail",
    description: `Mails an invitation to each address and answers with a verdict for each; an address that is given twice has one. An invitation lasts ${LASTS} and is for its address alone. Only owners invite owners. A cohort takes applicants.`,
    errors: ["not_found", "insufficient_role", "cohort_archived"],
    input: z.strictObject({
      organizationSlug,
      emails: z
        .array(emailAddress())
        .min(1, "Name at least one address.")
        .max(EMAILS_MAX, `At most ${EMAILS_MAX} addresses at once.`),
      role: Role,
      cohortId: id("cohort", "Places applicants in this cohort when they accept.").nullable().optional(),
    }),
    output: z.object({ data: z.array(InvitationVerdict) }),
  }),
  resend: defineOperation({
    name: "organization_invitations.resend",
    method: "POST",
    path: "/organizations/{organizationSlug}/invitations/{invitationId}/resend",
    scope: "organization_members:write",
    actsOn: "organization",
    roles: rolesWith("organization_invitations.resend"),
    needsConfirmedAddress: true,
    holds: "members",
    reauthentication: "owners",
    summary: "Send an invitation again",
    description: `Mails an unanswered invitation again, with a new link and ${LASTS} from now, also when it had expired. The link that was mailed before ends.`,
    errors: ["not_found", "invitation_not_pending"],
    input: z.strictObject({ organizationSlug, invitationId }),
    output: OrganizationInvitation,
  }),
  revoke: defineOperation({
    name: "organization_invitations.revoke",
    method: "DELETE",
    path: "/organizations/{organizationSlug}/invitations/{invitationId}",
    scope: "organization_members:write",
    actsOn: "organization",
    roles: rolesWith("organization_invitations.revoke"),
    summary: "Withdraw an invitation",
    description: "Withdraws an unanswered invitation; its link ends. It stays in the list as revoked.",
    errors: ["not_found", "invitation_not_pending"],
    input: z.strictObject({ organizationSlug, invitationId }),
    output: Deleted,
  }),
};
