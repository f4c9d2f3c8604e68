import { defineGroup } from "#server/core/group.ts";
import { organizationInsights as contract } from "./contract.ts";
import { getOrganizationInsights, getReport } from "./service.ts";

export const organizationInsights = defineGroup(contract, {
  about: "Aggregate figures of an organization.",
  verbs: {
    get: getOrganizationInsights,
    getReport,
  },
  samples: () => import("./samples.ts"),
  examples: () => import("./examples.ts"),
});
