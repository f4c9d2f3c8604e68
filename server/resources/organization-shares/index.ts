import { defineGroup } from "#server/core/group.ts";
import { organizationShares as contract } from "./contract.ts";
import { getOrganizationShare, listOrganizationShares } from "./service.ts";

export const organizationShares = defineGroup(contract, {
  about: "Boards that are shared with an organization.",
  verbs: {
    list: listOrganizationShares,
    get: getOrganizationShare,
  },
  samples: () => import("./samples.ts"),
  examples: () => import("./examples.ts"),
});
