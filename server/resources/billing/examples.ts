import type { Examples } from "#server/resources/example-rows.ts";
import type { billing } from "./contract.ts";

export const examples: Examples<typeof billing> = {
  get: ({ organizationSlug }) => ({ organizationSlug }),
  createCheckoutSession: ({ organizationSlug }) => ({
    organizationSlug,
    interval: "annual",
    seats: 25,
  }),
  createPortalSession: ({ organizationSlug }) => ({ organizationSlug }),
};
