import { defineGroup } from "#server/core/group.ts";
import { organizationInvitations as contract } from "./contract.ts";
import { countInvitations, searchInvitations } from "./search.ts";
import {
  invitePeople,
  listInvitations,
  resendInvitation,
  resendInvitations,
  revokeInvitation,
} from "./service.ts";

export const organizationInvitations = defineGroup(contract, {
  about: "Invitations that an organization sends.",
  toolsets: ["organization"],
  handlers: {
    list: listInvitations,
    search: searchInvitations,
    count: countInvitations,
    create: invitePeople,
    resend: resendInvitation,
    resendMany: resendInvitations,
    revoke: revokeInvitation,
  },
  examples: () => import("./examples.ts"),
});
