import { defineGroup } from "#server/core/group.ts";
import { sessions as contract } from "./contract.ts";
import * as service from "./service.ts";

export const sessions = defineGroup(contract, {
  handlers: {
    list: service.list,
    end: service.end,
    endOthers: service.endOthers,
    endAll: service.endAll,
    switchEnvironment: service.switchEnvironment,
  },
  examples: () => import("./examples.ts"),
});
