import { operation } from "#server/core/procedure.ts";
import { t } from "#server/core/trpc.ts";
import { billing } from "./contract.ts";
import { createCheckoutSession, createPortalSession, getBilling } from "./service.ts";

export const billingRouter = t.router({
  get: operation(billing.get, getBilling),
  createCheckoutSession: operation(billing.createCheckoutSession, createCheckoutSession),
  createPortalSession: operation(billing.createPortalSession, createPortalSession),
});
