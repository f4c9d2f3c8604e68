import { defineGroup } from "#server/core/group.ts";
import { lockRowOf } from "#server/core/versions.ts";
import { table as contract } from "./contract.ts";
import {
  applyEdits,
  cellsReplay,
  editCells,
  editsReplay,
  getPage,
  getRows,
  getTable,
  getTableView,
  getViewSettings,
  replaceViewSettings,
} from "./service.ts";

export const table = defineGroup(contract, {
  about: "A board as a table of editable cells.",
  toolsets: ["spreadsheet"],
  handlers: {
    get: getTable,
    applyEdits: { handler: applyEdits, replay: editsReplay },
    getViewSettings: { handler: getViewSettings, lock: lockRowOf("boards", "boardId") },
    replaceViewSettings,
    getRows,
    editCells: { handler: editCells, replay: cellsReplay },
    getView: getTableView,
    getPage,
  },
  examples: () => import("./examples.ts"),
});
