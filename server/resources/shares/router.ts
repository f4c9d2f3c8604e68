import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { shares } from "./contract.ts";
import { createShare, deleteShare, listShares } from "./service.ts";

export const sharesRouter = t.router({
  list: operation(shares.list, listShares),
  create: operation(shares.create, createShare),
  delete: operation(shares.delete, deleteShare),
});
