import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { id, idFilter, instantOut, organizationSlug, text } from "#server/core/fields.ts";
import { defineOperations, PUBLIC } from "#server/core/operation.ts";
import { pageFields, pageOf } from "#server/core/pagination.ts";
import { Deleted, Role } from "#server/resources/enumerations.ts";

export const Member = z
  .object({
    id: z.string(),
    email: z.string(),
    displayName: z.string().nullable(),
    role: Role,
    joinedAt: instantOut,
  })
  .meta({ id: "Member" });
export type Member = z.infer<typeof Member>;

const memberId = id("member", "The member's ID.");
const successorId = idFilter(
  "member",
  "The member of staff who takes over their applicants. If omitted, those applicants lose this coach.",
).optional();

const writing = { ...PUBLIC.organizationChange, scope: "organization_members:write" } as const;

export const members = defineOperations("members", {
  list: {
    ...PUBLIC.organizationRead,
    path: "/organizations/{organizationSlug}/members",
    summary: "List an organization's members",
    description: "Returns everyone in the organization, ordered by email address.",
    input: z.strictObject({
      organizationSlug,
      who: z.enum(["staff", "applicants"]).optional().describe("Staff or applicants only."),
      search: text(LIMITS.text.title).optional().describe("Part of the name or email."),
      ...pageFields,
    }),
    output: pageOf(Member),
  },
  updateRole: {
    ...writing,
    method: "PATCH",
    path: "/organizations/{organizationSlug}/members/{memberId}",
    organizationLock: "members",
    reauthentication: "owners",
    summary: "Change a member's role",
    description:
      "Only an owner can make someone an owner or change an owner's role. An applicant uses a seat. Making an applicant staff frees the seat, stops their sharing, and ends their cohort memberships. The last owner can't be demoted.",
    errors: ["last_owner"],
    input: z.strictObject({ organizationSlug, memberId, role: Role.describe("The new role."), successorId }),
    output: Member,
  },
  remove: {
    ...writing,
    method: "DELETE",
    path: "/organizations/{organizationSlug}/members/{memberId}",
    organizationLock: "members",
    reauthentication: "owners",
    summary: "Remove a member",
    description:
      "Removes a member. What they shared with the organization is no longer visible, their cohort memberships end as removed, and their keys restricted to it are revoked. Only an owner can remove an owner. The last owner can't be removed.",
    errors: ["last_owner"],
    input: z.strictObject({ organizationSlug, memberId, successorId }),
    output: Deleted,
  },
  leave: {
    ...writing,
    path: "/organizations/{organizationSlug}/leave",
    resource: "organizations.get",
    organizationLock: "members",
    summary: "Leave an organization",
    description:
      "Ends your own membership. Your shares with the organization end immediately, and your cohort memberships end as withdrew. The last owner can't leave, so make someone else an owner first or delete the organization.",
    errors: ["last_owner"],
    output: Deleted,
  },
});
