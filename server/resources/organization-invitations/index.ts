import { defineGroup } from "#server/core/group.ts";
import { organizationInvitations as contract } from "./contract.ts";
import { invitePeople, listInvitations, resendInvitation, revokeInvitation } from "./service.ts";

export const organizationInvitations = defineGroup(contract, {
  about: "Invitations that an organization sends.",
  toolsets: ["organization"],
  verbs: {
    list: listInvitations,
    create: invitePeople,
    resend: resendInvitation,
    revoke: revokeInvitation,
  },
  examples: () => import("./examples.ts"),
});
