import type { TRPCClient } from "@trpc/client";
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server";
import type { SiteRouter } from "#server/surfaces/trpc.ts";
import { type Call, callApi } from "./call-api.ts";

export type Inputs = inferRouterInputs<SiteRouter>;
export type Outputs = inferRouterOutputs<SiteRouter>;
export { callContext } from "./call-api.ts";

/** A path that grows with every name read from it, and calls at `query` or `mutate`. */
function pathTo(names: readonly string[]): unknown {
  return new Proxy(() => undefined, {
    get: (_target, name) => pathTo([...names, String(name)]),
    apply: (_target, _this, [input, options]: [unknown, Pick<Call, "context" | "signal"> | undefined]) => {
      const isChange = names.at(-1) === "mutate";
      return callApi({ path: names.slice(0, -1).join("."), isChange, input, ...options });
    },
  });
}

/**
 * The API as the pages call it, typed by the server's router. tRPC's own client would be 8 kB of the board's
 * JavaScript for links, batches and subscriptions, of which the pages use none.
 */
export const api = pathTo([]) as TRPCClient<SiteRouter>;
