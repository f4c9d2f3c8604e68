import { defineGroup } from "#server/core/group.ts";
import { exports as contract } from "./contract.ts";
import { exportBoard } from "./service.ts";

export const exports = defineGroup(contract, {
  about: "A board as a spreadsheet.",
  verbs: {
    get: exportBoard,
  },
  samples: () => import("./samples.ts"),
  examples: () => import("./examples.ts"),
});
