import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { imports } from "./contract.ts";
import { judgeRows } from "./judge.ts";
import { recallMapping, rememberMapping } from "./mappings.ts";
import { listPastImports, runBatch, undoImport } from "./runs.ts";
import { importApplications } from "./service.ts";

export const importsRouter = t.router({
  create: operation(imports.create, importApplications),
  judge: operation(imports.judge, judgeRows),
  run: operation(imports.run, runBatch),
  undo: operation(imports.undo, undoImport),
  listPast: operation(imports.listPast, listPastImports),
  recallMapping: operation(imports.recallMapping, recallMapping),
  rememberMapping: operation(imports.rememberMapping, rememberMapping),
});
