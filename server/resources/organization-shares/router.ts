import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { organizationShares } from "./contract.ts";
import { getOrganizationShare, listOrganizationShares } from "./service.ts";

export const organizationSharesRouter = t.router({
  list: operation(organizationShares.list, listOrganizationShares),
  get: operation(organizationShares.get, getOrganizationShare),
});
