import { TOOLSETS } from "#domain/toolsets.ts";
import { defineGroup } from "#server/core/group.ts";
import { me as contract } from "./contract.ts";
import { describeCredential, getPlaces } from "./service.ts";

export const me = defineGroup(contract, {
  about: "The credential that makes a request.",
  toolsets: TOOLSETS,
  handlers: {
    get: describeCredential,
    getPlaces,
  },
  examples: () => import("./examples.ts"),
});
