import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { growingEnum, instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperations, PUBLIC } from "#server/core/operation.ts";

const SEATS_MAX = LIMITS.requests.seats;
/** The statuses of a subscription that hasn't ended. */
export const LIVE_STATUSES = ["active", "trialing", "past_due", "unpaid", "paused"] as const;

const BillingInterval = z.enum(["monthly", "annual"]).meta({ id: "BillingInterval" });

const count = z.int();

export const Billing = z
  .object({
    seats: z.object({
      complimentary: count.describe("Free seats."),
      purchased: count.describe("Paid seats."),
      total: count,
      used: count.describe("Seats in use, one for each applicant member."),
      available: count,
      over: count.describe("Applicants over the limit. Above 0, the roster and insights are unavailable."),
    }),
    subscription: z
      .object({
        status: growingEnum(LIVE_STATUSES),
        interval: BillingInterval,
        seats: count,
        currentPeriodEnd: instantOut.describe("When the subscription renews or ends."),
        cancelAtPeriodEnd: z.boolean(),
      })
      .nullable()
      .describe("Null if there's no live subscription."),
  })
  .meta({ id: "Billing" });
export type Billing = z.infer<typeof Billing>;

const Link = z.object({ url: z.string().describe("A page for a person to open in a browser.") });

export const billing = defineOperations("billing", {
  get: {
    ...PUBLIC.organizationRead,
    path: "/organizations/{organizationSlug}/billing",
    scope: "billing:read",
    summary: "Get seats and subscription",
    description: "Returns how many seats the organization has, uses, and pays for. For owners and admins.",
    output: Billing,
  },
  createCheckoutSession: {
    ...PUBLIC.organizationChange,
    path: "/organizations/{organizationSlug}/billing/checkout-session",
    scope: "billing:write",
    summary: "Create a checkout session for seats",
    description:
      "Returns the URL of the payment provider's checkout page, which an owner completes in a browser. The call charges nothing, and the number of seats changes after the payment clears. If there's a live subscription, change its seats with billing.create_portal_session. In a sandbox, the URL is a page of the documentation.",
    adds: true,
    reachesOut: true,
    errors: ["subscription_exists"],
    input: z.strictObject({
      organizationSlug,
      interval: BillingInterval.describe("The billing interval."),
      seats: z.int().min(1).max(SEATS_MAX).describe("Paid seats, in addition to the complimentary ones."),
    }),
    output: Link,
  },
  createPortalSession: {
    ...PUBLIC.organizationChange,
    path: "/organizations/{organizationSlug}/billing/portal-session",
    scope: "billing:write",
    summary: "Create a billing portal session",
    description:
      "Returns the URL of the payment provider's portal, where an owner changes seats, billing interval, and payment method, views invoices, and cancels the subscription. In a sandbox, the URL is a page of the documentation.",
    adds: true,
    reachesOut: true,
    output: Link,
  },
});
