import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { exports as contracts } from "./contract.ts";
import { exportBoard } from "./service.ts";

export const exportsRouter = t.router({
  get: operation(contracts.get, exportBoard),
});
