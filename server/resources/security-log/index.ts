import { defineGroup } from "#server/core/group.ts";
import { securityLog as contract } from "./contract.ts";
import * as service from "./service.ts";

export const securityLog = defineGroup(contract, {
  handlers: {
    list: service.list,
  },
  examples: () => import("./examples.ts"),
});
