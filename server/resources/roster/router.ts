import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { roster } from "./contract.ts";
import { exportRoster, listFilters, listRoster, removeFilter, saveFilter } from "./service.ts";

export const rosterRouter = t.router({
  list: operation(roster.list, listRoster),
  export: operation(roster.export, exportRoster),
  listFilters: operation(roster.listFilters, listFilters),
  saveFilter: operation(roster.saveFilter, saveFilter),
  removeFilter: operation(roster.removeFilter, removeFilter),
});
