import { defineGroup } from "#server/core/group.ts";
import { account as contract } from "./contract.ts";
import * as service from "./service.ts";

export const account = defineGroup(contract, {
  handlers: {
    get: service.get,
    getStorage: service.getStorage,
    rename: service.rename,
    sendConfirmation: service.sendConfirmation,
    changeAddress: service.changeAddress,
    changePassword: service.setPassword,
    takeOut: service.takeOut,
    delete: service.remove,
    getRemainingRecords: service.getRemainingRecords,
    getRemainingList: service.getRemainingList,
  },
  examples: () => import("./examples.ts"),
});
