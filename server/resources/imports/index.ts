import { defineGroup } from "#server/core/group.ts";
import { imports as contract } from "./contract.ts";
import { listPastImports, runBatch } from "./runs.ts";
import { importApplications, recallMapping, rememberMapping, validateRows } from "./service.ts";
import { undoImport } from "./undo.ts";

export const imports = defineGroup(contract, {
  about: "Applications from a spreadsheet.",
  toolsets: ["spreadsheet"],
  handlers: {
    create: importApplications,
    check: validateRows,
    run: runBatch,
    undo: undoImport,
    listPast: listPastImports,
    recallMapping,
    rememberMapping,
  },
  examples: () => import("./examples.ts"),
});
