import { z } from "zod";
import { id, instantOut } from "#server/core/fields.ts";
import { defineOperations } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { OrganizationType, Role } from "#server/resources/enumerations.ts";
import { Member } from "#server/resources/members/contract.ts";

export const Invitation = z
  .object({
    id: z.string(),
    organization: z
      .object({ name: z.string(), slug: z.string(), type: OrganizationType })
      .meta({ id: "InvitingOrganization" }),
    role: Role,
    invitedByDisplayName: z.string(),
    expiresAt: instantOut,
  })
  .meta({ id: "Invitation", description: "An invitation addressed to the caller." });
export type Invitation = z.infer<typeof Invitation>;

const invitationId = id("invitation", "The invitation's ID.");

export const invitations = defineOperations("invitations", {
  listMine: {
    method: "GET",
    path: "/invitations",
    scope: "organizations:read",
    actsOn: "caller",
    summary: "List invitations addressed to you",
    description:
      "Returns pending invitations to your account's confirmed email address, newest first. Expired ones aren't included.",
    input: z.strictObject(pageFields),
    output: pageOf(Invitation),
  },
  accept: {
    method: "POST",
    path: "/invitations/{invitationId}/accept",
    scope: "organizations:write",
    actsOn: "caller",
    summary: "Accept an invitation",
    description:
      "Makes you a member of the organization and adds you to the invitation's cohort, if any. Only someone who has confirmed the invited address can accept. Joining shares nothing. An applicant shares a board with shares.create.",
    adds: true,
    repeatable: true,
    errors: ["invitation_not_pending", "already_member"],
    input: z.strictObject({ invitationId }),
    output: Invitation.extend({ status: z.literal("accepted"), member: Member }).meta({
      id: "AcceptedInvitation",
    }),
  },
  decline: {
    method: "POST",
    path: "/invitations/{invitationId}/decline",
    scope: "organizations:write",
    actsOn: "caller",
    summary: "Decline an invitation",
    description:
      "Declines the invitation. The organization can see that you declined and can invite you again.",
    repeatable: true,
    errors: ["invitation_not_pending"],
    input: z.strictObject({ invitationId }),
    output: Invitation.extend({ status: z.literal("declined") }).meta({ id: "DeclinedInvitation" }),
  },
});
