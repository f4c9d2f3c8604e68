import { defineGroup } from "#server/core/group.ts";
import { exports as contract } from "./contract.ts";
import { exportBoard, exportReadable } from "./service.ts";

export const exports = defineGroup(contract, {
  about: "A board as a spreadsheet.",
  toolsets: ["spreadsheet"],
  verbs: {
    get: exportBoard,
    getReadable: exportReadable,
  },
  examples: () => import("./examples.ts"),
});
