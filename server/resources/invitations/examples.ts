import type { Examples } from "#server/resources/example-rows.ts";
import type { invitations } from "./contract.ts";

export const examples: Examples<typeof invitations> = {
  listMine: () => ({ limit: 20 }),
  accept: ({ myInvitationId }) => ({ invitationId: myInvitationId }),
  decline: ({ myInvitationId }) => ({ invitationId: myInvitationId }),
};
