import { defineGroup } from "#server/core/group.ts";
import { sandbox as contract } from "./contract.ts";
import { getSandbox, holdSandboxRead, resetOwnSandbox } from "./service.ts";

export const sandbox = defineGroup(contract, {
  about: "The caller's sandbox of synthetic data.",
  toolsets: ["sandbox"],
  verbs: {
    get: { verb: getSandbox, hold: holdSandboxRead },
    reset: resetOwnSandbox,
  },
  examples: () => import("./examples.ts"),
});
