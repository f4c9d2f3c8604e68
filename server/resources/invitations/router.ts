import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { invitations } from "./contract.ts";
import { acceptInvitation, declineInvitation, listMyInvitations } from "./service.ts";

export const invitationsRouter = t.router({
  listMine: operation(invitations.listMine, listMyInvitations),
  accept: operation(invitations.accept, acceptInvitation),
  decline: operation(invitations.decline, declineInvitation),
});
