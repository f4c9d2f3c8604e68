import { defineGroup } from "#server/core/group.ts";
import { insights as contract } from "./contract.ts";
import { getInsights, getReport, listCards } from "./service.ts";

export const insights = defineGroup(contract, {
  about: "Statistics of a board.",
  toolsets: ["search"],
  handlers: {
    get: getInsights,
    getReport,
    listCards,
  },
  examples: () => import("./examples.ts"),
});
