import { defineGroup } from "#server/core/group.ts";
import { organizationInsights as contract } from "./contract.ts";
import { getOrganizationInsights, getReport, listPeople } from "./service.ts";

export const organizationInsights = defineGroup(contract, {
  about: "Aggregate figures of an organization.",
  toolsets: ["organization"],
  handlers: {
    get: getOrganizationInsights,
    getReport,
    listPeople,
  },
  examples: () => import("./examples.ts"),
});
