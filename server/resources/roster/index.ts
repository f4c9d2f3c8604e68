import { defineGroup } from "#server/core/group.ts";
import { roster as contract } from "./contract.ts";
import {
  exportRoster,
  exportShown,
  getOwn,
  getToday,
  listFeedbackDue,
  listFilters,
  listRoster,
  removeFilter,
  saveFilter,
} from "./service.ts";

export const roster = defineGroup(contract, {
  about: "An organization's applicants at a glance.",
  toolsets: ["organization"],
  verbs: {
    list: listRoster,
    export: exportRoster,
    exportShown,
    getToday,
    getOwn,
    listFeedbackDue,
    listFilters,
    saveFilter,
    removeFilter,
  },
  examples: () => import("./examples.ts"),
});
