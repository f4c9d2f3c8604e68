import { defineGroup } from "#server/core/group.ts";
import { roster as contract } from "./contract.ts";
import { handleAttention, undoHandled } from "./handle.ts";
import { getChanges, listLooks, markLooked } from "./looks.ts";
import { getAsApplicant, getOwn } from "./own-place.ts";
import {
  exportRoster,
  exportShown,
  getColumns,
  getToday,
  listFeedbackDue,
  listFilters,
  listOwingFeedback,
  listRoster,
  saveColumns,
  searchRoster,
  setFilter,
} from "./service.ts";

export const roster = defineGroup(contract, {
  about: "An organization's applicants at a glance.",
  toolsets: ["organization"],
  handlers: {
    list: listRoster,
    search: searchRoster,
    handle: handleAttention,
    undoHandled,
    export: exportRoster,
    exportShown,
    getToday,
    getOwn,
    getAsApplicant,
    getChanges,
    markLooked,
    listLooks,
    getColumns,
    saveColumns,
    listFeedbackDue,
    listOwingFeedback,
    listFilters,
    setFilter,
  },
  examples: () => import("./examples.ts"),
});
