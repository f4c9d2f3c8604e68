import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { organizationInvitations } from "./contract.ts";
import { invitePeople, listInvitations, resendInvitation, revokeInvitation } from "./service.ts";

export const organizationInvitationsRouter = t.router({
  list: operation(organizationInvitations.list, listInvitations),
  create: operation(organizationInvitations.create, invitePeople),
  resend: operation(organizationInvitations.resend, resendInvitation),
  revoke: operation(organizationInvitations.revoke, revokeInvitation),
});
