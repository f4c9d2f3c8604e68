import { defineGroup } from "#server/core/group.ts";
import { apiKeys as contract } from "./contract.ts";
import * as service from "./service.ts";

export const apiKeys = defineGroup(contract, {
  handlers: {
    list: service.list,
    listOrganizations: service.listOrganizations,
    create: service.create,
    createForReference: service.createForReference,
    revoke: service.revoke,
    rotate: service.rotate,
  },
  examples: () => import("./examples.ts"),
});
