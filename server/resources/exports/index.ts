import { defineGroup } from "#server/core/group.ts";
import { exports as contract } from "./contract.ts";
import { exportBoard, exportCards, exportReadable } from "./service.ts";

export const exports = defineGroup(contract, {
  about: "A board as a spreadsheet.",
  toolsets: ["spreadsheet"],
  handlers: {
    get: exportBoard,
    getReadable: exportReadable,
    getCards: exportCards,
  },
  examples: () => import("./examples.ts"),
});
