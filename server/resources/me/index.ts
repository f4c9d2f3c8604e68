import { defineGroup } from "#server/core/group.ts";
import { me as contract } from "./contract.ts";
import { describeCredential } from "./service.ts";

export const me = defineGroup(contract, {
  about: "The credential that makes a request.",
  verbs: {
    get: describeCredential,
  },
  samples: () => import("./samples.ts"),
  examples: () => import("./examples.ts"),
});
