import { defineGroup } from "#server/core/group.ts";
import { roster as contract } from "./contract.ts";
import {
  exportRoster,
  exportShown,
  getOwn,
  getToday,
  listFilters,
  listRoster,
  removeFilter,
  saveFilter,
  searchRoster,
} from "./service.ts";

export const roster = defineGroup(contract, {
  about: "An organization's applicants at a glance.",
  toolsets: ["organization"],
  verbs: {
    list: listRoster,
    search: searchRoster,
    export: exportRoster,
    exportShown,
    getToday,
    getOwn,
    listFilters,
    saveFilter,
    removeFilter,
  },
  examples: () => import("./examples.ts"),
});
