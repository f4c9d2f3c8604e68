import { defineGroup } from "#server/core/group.ts";
import { search as contract } from "./contract.ts";
import * as service from "./service.ts";

export const search = defineGroup(contract, {
  verbs: { find: service.find },
  examples: () => import("./examples.ts"),
});
