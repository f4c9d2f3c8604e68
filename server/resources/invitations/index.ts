import { defineGroup } from "#server/core/group.ts";
import { invitations as contract } from "./contract.ts";
import { acceptInvitation, declineInvitation, listMyInvitations } from "./service.ts";

export const invitations = defineGroup(contract, {
  about: "Invitations addressed to the caller.",
  toolsets: ["organization"],
  handlers: {
    listMine: listMyInvitations,
    accept: acceptInvitation,
    decline: declineInvitation,
  },
  examples: () => import("./examples.ts"),
});
