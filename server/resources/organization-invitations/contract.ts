import { z } from "zod";
import { inWords } from "#domain/in-words.ts";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { emailAddress, growingEnum, id, instantOut, organizationSlug, text } from "#server/core/fields.ts";
import { defineOperations, PAGES, PUBLIC } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted, Role } from "#server/resources/enumerations.ts";

const LASTS = inWords(LIMITS.lifetimes.invitation, "seconds");

export const InvitationStatus = z.enum(["pending", "expired", "accepted", "declined", "revoked"]).meta({
  id: "InvitationStatus",
  description: "An expired invitation is no longer pending. It can be resent.",
});
export type InvitationStatus = z.infer<typeof InvitationStatus>;

export const OrganizationInvitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: Role,
    cohortId: z.string().nullable().describe("The cohort an applicant joins when they accept."),
    status: InvitationStatus,
    invitedByDisplayName: z.string(),
    sentAt: instantOut,
    expiresAt: instantOut,
    createdAt: instantOut,
  })
  .meta({ id: "OrganizationInvitation", description: "An invitation sent by the organization." });
export type OrganizationInvitation = z.infer<typeof OrganizationInvitation>;

export const InvitationVerdict = z
  .object({
    email: z.string(),
    outcome: growingEnum(["sent", "already_member", "already_invited"]),
    invitation: OrganizationInvitation.nullable().describe(
      "The invitation that was sent or was already pending. Null for a member.",
    ),
  })
  .meta({ id: "InvitationVerdict" });
export type InvitationVerdict = z.infer<typeof InvitationVerdict>;

/** The number of invitations of each kind. Declined ones count only if their email hasn't been invited again since. */
const InvitationCounts = z.object({
  waiting: z.int().describe("Pending and expired invitations."),
  declined: z.int(),
  pendingApplicants: z.int().describe("Pending invitations that will use a seat."),
});
export type InvitationCounts = z.infer<typeof InvitationCounts>;

const invitationId = id("invitation", "The invitation's ID.");
const EMAILS_MAX = LIMITS.requests.invitedAddresses;

const writing = { ...PUBLIC.organizationChange, scope: "organization_members:write" } as const;

export const organizationInvitations = defineOperations("organization_invitations", {
  list: {
    ...PUBLIC.organizationRead,
    path: "/organizations/{organizationSlug}/invitations",
    summary: "List an organization's invitations",
    description: "Returns the invitations the organization sent, with their status, newest first.",
    input: z.strictObject({
      organizationSlug,
      status: z
        .array(InvitationStatus)
        .max(5)
        .optional()
        .describe("Only invitations with one of these statuses."),
      ...pageFields,
    }),
    output: pageOf(OrganizationInvitation),
  },
  search: {
    ...PAGES.organizationRead,
    roles: rolesWith("organization_invitations.list"),
    input: z.strictObject({
      organizationSlug,
      show: z.enum(["waiting", "declined"]),
      search: text(LIMITS.text.email).optional(),
      invitationId: invitationId.optional().describe("Only this invitation."),
      ...pageFields,
    }),
    output: pageOf(OrganizationInvitation),
  },
  count: {
    ...PAGES.organizationRead,
    roles: rolesWith("organization_invitations.list"),
    output: InvitationCounts,
  },
  create: {
    ...writing,
    path: "/organizations/{organizationSlug}/invitations",
    needsConfirmedAddress: true,
    organizationLock: "members",
    reauthentication: "owners",
    summary: "Invite people by email",
    description: `Emails an invitation to each address and returns a result for each. Duplicate addresses get one invitation. An invitation works for ${LASTS} and only for its address. Only owners can invite owners. A cohort and a coach can be set only for applicants.`,
    adds: true,
    reachesOut: true,
    errors: ["insufficient_role", "cohort_archived"],
    input: z.strictObject({
      organizationSlug,
      emails: z
        .array(emailAddress())
        .min(1, "Enter at least one email address.")
        .max(EMAILS_MAX, `At most ${EMAILS_MAX} addresses at once.`)
        .describe("The people to invite."),
      role: Role.describe("The role they get."),
      cohortId: id("cohort", "The cohort applicants join when they accept.")
        .nullable()
        .optional()
        .describe("The cohort applicants join when they accept."),
      coachId: id("member", "The coach who leads applicants once they accept.")
        .nullable()
        .optional()
        .describe("The member ID of the coach who leads applicants once they accept."),
    }),
    output: z.object({ data: z.array(InvitationVerdict) }),
  },
  resend: {
    ...writing,
    path: "/organizations/{organizationSlug}/invitations/{invitationId}/resend",
    needsConfirmedAddress: true,
    organizationLock: "members",
    reauthentication: "owners",
    summary: "Resend an invitation",
    description: `Resends a pending or expired invitation with a new link that works for ${LASTS}. The previous link stops working.`,
    reachesOut: true,
    errors: ["invitation_not_pending"],
    input: z.strictObject({ organizationSlug, invitationId }),
    output: OrganizationInvitation,
  },
  resendMany: {
    ...PAGES.organizationChange,
    roles: rolesWith("organization_invitations.resend"),
    needsConfirmedAddress: true,
    reauthentication: "owners",
    input: z.strictObject({
      organizationSlug,
      invitationIds: z
        .array(id("invitation", "An invitation's ID."))
        .min(1)
        .max(LIMITS.requests.pageSizeMost),
    }),
    output: z.object({ resent: z.int(), skipped: z.int() }),
  },
  revoke: {
    ...writing,
    method: "DELETE",
    path: "/organizations/{organizationSlug}/invitations/{invitationId}",
    summary: "Revoke an invitation",
    description:
      "Revokes an unanswered invitation. Its link stops working. The invitation stays in the list as revoked.",
    errors: ["invitation_not_pending"],
    input: z.strictObject({ organizationSlug, invitationId }),
    output: Deleted,
  },
});
