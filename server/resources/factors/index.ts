import { defineGroup } from "#server/core/group.ts";
import { factors as contract } from "./contract.ts";
import * as service from "./service.ts";

export const factors = defineGroup(contract, {
  handlers: {
    get: service.get,
    passkeyOptions: service.passkeyOptions,
    registerPasskey: service.registerPasskey,
    namePasskey: service.namePasskey,
    removePasskey: service.removePasskey,
    beginApp: service.beginApp,
    confirmApp: service.confirmApp,
    removeApp: service.removeApp,
    renewCodes: service.renewCodes,
  },
  examples: () => import("./examples.ts"),
});
