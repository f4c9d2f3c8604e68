import { defineGroup } from "#server/core/group.ts";
import { connectedApps as contract } from "./contract.ts";
import * as service from "./service.ts";

export const connectedApps = defineGroup(contract, {
  handlers: {
    list: service.list,
    disconnect: service.disconnect,
  },
  examples: () => import("./examples.ts"),
});
