import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { members } from "./contract.ts";
import { leaveOrganization, listMembers, removeMember, updateMemberRole } from "./service.ts";

export const membersRouter = t.router({
  list: operation(members.list, listMembers),
  updateRole: operation(members.updateRole, updateMemberRole),
  remove: operation(members.remove, removeMember),
  leave: operation(members.leave, leaveOrganization),
});
