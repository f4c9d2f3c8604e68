import { defineGroup } from "#server/core/group.ts";
import { table as contract } from "./contract.ts";
import {
  applyEdits,
  editCells,
  getPage,
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
    getPage,
  },
  examples: () => import("./examples.ts"),
});
