import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { organizationInsights } from "./contract.ts";
import { getOrganizationInsights } from "./service.ts";

export const organizationInsightsRouter = t.router({
  get: operation(organizationInsights.get, getOrganizationInsights),
});
