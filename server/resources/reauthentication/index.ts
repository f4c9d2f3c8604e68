import { defineGroup } from "#server/core/group.ts";
import { reauthentication as contract } from "./contract.ts";
import * as service from "./service.ts";

export const reauthentication = defineGroup(contract, {
  handlers: {
    get: service.get,
    password: service.password,
    code: service.code,
    passkeyOptions: service.passkeyOptions,
    passkey: service.passkey,
    mailLink: service.mailLink,
  },
  examples: () => import("./examples.ts"),
});
