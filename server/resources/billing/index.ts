import { defineGroup } from "#server/core/group.ts";
import { billing as contract } from "./contract.ts";
import { createCheckoutSession, createPortalSession, getBilling } from "./service.ts";

export const billing = defineGroup(contract, {
  about: "Seats and subscription of an organization.",
  toolsets: ["billing"],
  handlers: {
    get: getBilling,
    createCheckoutSession,
    createPortalSession,
  },
  examples: () => import("./examples.ts"),
});
