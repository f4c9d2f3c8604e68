import { defineGroup } from "#server/core/group.ts";
import { cohorts as contract } from "./contract.ts";
import { createCohort, deleteCohort, listCohorts, updateCohort } from "./service.ts";

export const cohorts = defineGroup(contract, {
  about: "Intakes or classes of an organization.",
  toolsets: ["organization"],
  handlers: {
    list: listCohorts,
    create: createCohort,
    update: updateCohort,
    delete: deleteCohort,
  },
  examples: () => import("./examples.ts"),
});
