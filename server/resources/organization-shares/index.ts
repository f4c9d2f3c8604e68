import { defineGroup } from "#server/core/group.ts";
import { organizationShares as contract } from "./contract.ts";
import { getOrganizationShare, getSharedCard, getSharedFaces, listOrganizationShares } from "./service.ts";

export const organizationShares = defineGroup(contract, {
  about: "Boards that are shared with an organization.",
  toolsets: ["organization"],
  handlers: {
    list: listOrganizationShares,
    get: getOrganizationShare,
    getBoard: getSharedFaces,
    getCard: getSharedCard,
  },
  examples: () => import("./examples.ts"),
});
