import { defineGroup } from "#server/core/group.ts";
import { sandbox as contract } from "./contract.ts";
import { getSandbox, lockSandboxRead, resetOwnSandbox } from "./service.ts";

export const sandbox = defineGroup(contract, {
  about: "The caller's sandbox of synthetic data.",
  toolsets: ["sandbox"],
  handlers: {
    get: { handler: getSandbox, hold: lockSandboxRead },
    reset: resetOwnSandbox,
  },
  examples: () => import("./examples.ts"),
});
