import { defineGroup } from "#server/core/group.ts";
import { members as contract } from "./contract.ts";
import { leaveOrganization, listMembers, removeMember, searchMembers, updateMemberRole } from "./service.ts";

export const members = defineGroup(contract, {
  about: "Members of an organization and their roles.",
  toolsets: ["organization"],
  handlers: {
    list: listMembers,
    search: searchMembers,
    updateRole: updateMemberRole,
    remove: removeMember,
    leave: leaveOrganization,
  },
  examples: () => import("./examples.ts"),
});
