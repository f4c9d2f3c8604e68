import { defineGroup } from "#server/core/group.ts";
import { today as contract } from "./contract.ts";
import * as service from "./service.ts";

export const today = defineGroup(contract, {
  handlers: {
    get: service.get,
    mark: service.mark,
    unmark: service.unmark,
  },
  examples: () => import("./examples.ts"),
});
