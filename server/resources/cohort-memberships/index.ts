import { defineGroup } from "#server/core/group.ts";
import { cohortMemberships as contract } from "./contract.ts";
import { createStint, endStint, listStints } from "./service.ts";

export const cohortMemberships = defineGroup(contract, {
  about: "Stints of applicants in cohorts.",
  verbs: {
    list: listStints,
    create: createStint,
    end: endStint,
  },
  samples: () => import("./samples.ts"),
  examples: () => import("./examples.ts"),
});
