import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { table } from "./contract.ts";
import {
  applyEdits,
  getTable,
  getTableView,
  getViewSettings,
  holdViewRead,
  replaceViewSettings,
} from "./service.ts";

export const tableRouter = t.router({
  get: operation(table.get, getTable),
  applyEdits: operation(table.applyEdits, applyEdits),
  getViewSettings: operation(table.getViewSettings, getViewSettings, { hold: holdViewRead }),
  replaceViewSettings: operation(table.replaceViewSettings, replaceViewSettings),
  getView: operation(table.getView, getTableView),
});
