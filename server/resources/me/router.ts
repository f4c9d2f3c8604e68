import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { me } from "./contract.ts";
import { describeCredential } from "./service.ts";

export const meRouter = t.router({
  get: operation(me.get, describeCredential),
});
