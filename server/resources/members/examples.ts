import type { Examples } from "#server/resources/example-rows.ts";
import type { members } from "./contract.ts";

export const examples: Examples<typeof members> = {
  list: ({ organizationSlug }) => ({ organizationSlug, limit: 20 }),
  search: ({ organizationSlug }) => [{ organizationSlug, who: "applicants", search: "kim", limit: 20 }],
  updateRole: ({ organizationSlug, memberId }) => ({ organizationSlug, memberId, role: "coach" }),
  remove: ({ organizationSlug, memberId }) => ({ organizationSlug, memberId }),
  leave: ({ organizationSlug }) => ({ organizationSlug }),
};
