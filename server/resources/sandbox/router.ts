import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { sandbox } from "./contract.ts";
import { getSandbox, holdSandboxRead, resetOwnSandbox } from "./service.ts";

export const sandboxRouter = t.router({
  get: operation(sandbox.get, getSandbox, { hold: holdSandboxRead }),
  reset: operation(sandbox.reset, resetOwnSandbox),
});
