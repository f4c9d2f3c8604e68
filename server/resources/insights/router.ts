import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { insights } from "./contract.ts";
import { getInsights, listCards } from "./service.ts";

export const insightsRouter = t.router({
  get: operation(insights.get, getInsights),
  listCards: operation(insights.listCards, listCards),
});
