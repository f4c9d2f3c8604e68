import { defineGroup } from "#server/core/group.ts";
import { shares as contract } from "./contract.ts";
import { createShare, deleteShare, listShares, listViewers } from "./service.ts";

export const shares = defineGroup(contract, {
  about: "Boards that are shared with organizations.",
  toolsets: ["organization"],
  handlers: {
    list: listShares,
    listViewers,
    create: createShare,
    delete: deleteShare,
  },
  examples: () => import("./examples.ts"),
});
