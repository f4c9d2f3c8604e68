import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { people } from "./contract.ts";
import { getAnalytics, getOverview } from "./service.ts";

export const peopleRouter = t.router({
  getOverview: operation(people.getOverview, getOverview),
  getAnalytics: operation(people.getAnalytics, getAnalytics),
});
