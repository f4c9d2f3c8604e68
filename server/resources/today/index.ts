import { defineGroup } from "#server/core/group.ts";
import { today as contract } from "./contract.ts";
import * as service from "./service.ts";

export const today = defineGroup(contract, {
  handlers: {
    get: service.get,
    setMark: service.setMark,
  },
  examples: () => import("./examples.ts"),
});
