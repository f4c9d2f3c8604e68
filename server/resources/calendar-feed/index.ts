import { defineGroup } from "#server/core/group.ts";
import { calendarFeed as contract } from "./contract.ts";
import * as service from "./service.ts";

export const calendarFeed = defineGroup(contract, {
  handlers: {
    get: service.get,
    renew: service.renew,
    turnOff: service.turnOff,
  },
  examples: () => import("./examples.ts"),
});
