import { defineGroup } from "#server/core/group.ts";
import { people as contract } from "./contract.ts";
import { getAnalytics, getOverview } from "./service.ts";

export const people = defineGroup(contract, {
  about: "Summary and analytics of a person's network.",
  toolsets: ["search"],
  handlers: {
    getOverview,
    getAnalytics,
  },
  examples: () => import("./examples.ts"),
});
