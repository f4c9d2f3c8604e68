import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { cohorts } from "./contract.ts";
import { createCohort, deleteCohort, listCohorts, updateCohort } from "./service.ts";

export const cohortsRouter = t.router({
  list: operation(cohorts.list, listCohorts),
  create: operation(cohorts.create, createCohort),
  update: operation(cohorts.update, updateCohort),
  delete: operation(cohorts.delete, deleteCohort),
});
