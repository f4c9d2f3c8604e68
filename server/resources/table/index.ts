import { defineGroup } from "#server/core/group.ts";
import { table as contract } from "./contract.ts";
import {
  applyEdits,
  editCells,
  getRows,
  getTable,
  getTableView,
  getViewSettings,
  holdViewRead,
  replaceViewSettings,
} from "./service.ts";

export const table = defineGroup(contract, {
  about: "A board as a table of editable cells.",
  toolsets: ["spreadsheet"],
  verbs: {
    get: getTable,
    applyEdits,
    getViewSettings: { verb: getViewSettings, hold: holdViewRead },
    replaceViewSettings,
    getRows,
    editCells,
    getView: getTableView,
  },
  examples: () => import("./examples.ts"),
});
