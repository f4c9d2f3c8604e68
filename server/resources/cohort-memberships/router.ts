import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { cohortMemberships } from "./contract.ts";
import { createStint, endStint, listStints } from "./service.ts";

export const cohortMembershipsRouter = t.router({
  list: operation(cohortMemberships.list, listStints),
  create: operation(cohortMemberships.create, createStint),
  end: operation(cohortMemberships.end, endStint),
});
