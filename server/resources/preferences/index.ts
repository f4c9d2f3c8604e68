import { defineGroup } from "#server/core/group.ts";
import { preferences as contract } from "./contract.ts";
import * as service from "./service.ts";

export const preferences = defineGroup(contract, {
  handlers: {
    save: service.save,
    prefill: service.prefill,
    getNotifications: service.getNotifications,
    setNotification: service.setNotification,
  },
  examples: () => import("./examples.ts"),
});
