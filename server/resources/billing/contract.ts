import { z } from "zod";
import { LIMITS } from "#domain/limits.ts";
import { rolesWith } from "#domain/permissions.ts";
import { instantOut, organizationSlug } from "#server/core/fields.ts";
import { defineOperation } from "#server/core/operation.ts";
import "./vocabulary.ts";

const SEATS_MAX = LIMITS.requests.seats;
/** What a subscription can be that has not ended. */
export const LIVE_STATUSES = ["active", "trialing", "past_due", "unpaid", "paused"] as const;

const BillingInterval = z.enum(["monthly", "annual"]).meta({ id: "BillingInterval" });

const count = z.int();

export const Billing = z
  .object({
    seats: z.object({
      complimentary: count.describe("Seats that cost nothing."),
      purchased: count.describe("Seats that are paid for."),
      total: count,
      used: count.describe("An applicant member uses one."),
      available: count,
      over: count.describe("Applicants beyond the seats; above 0 the roster and the insights are closed."),
    }),
    subscription: z
      .object({
        status: z.enum(LIVE_STATUSES),
        interval: BillingInterval,
        seats: count,
        currentPeriodEnd: instantOut.describe("When it renews, or ends."),
        cancelAtPeriodEnd: z.boolean(),
      })
      .nullable()
      .describe("Null without a live subscription."),
  })
  .meta({ id: "Billing" });
export type Billing = z.infer<typeof Billing>;

const Link = z.object({ url: z.string().describe("A page that a person opens in a browser.") });

export const billing = {
  get: defineOperation({
    name: "billing.get",
    method: "GET",
    path: "/organizations/{organizationSlug}/billing",
    scope: "billing:read",
    actsOn: "organization",
    roles: rolesWith("billing.get"),
    summary: "Read seats and subscription",
    description: "How many seats the organization has, uses and pays for. Owners and admins.",
    errors: ["not_found"],
    input: z.strictObject({ organizationSlug }),
    output: Billing,
  }),
  createCheckoutSession: defineOperation({
    name: "billing.create_checkout_session",
    method: "POST",
    path: "/organizations/{organizationSlug}/billing/checkout-session",
    scope: "billing:write",
    actsOn: "organization",
    roles: rolesWith("billing.create_checkout_session"),
    summary: "Open a checkout for seats",
    description:
      "Gives the address of the payment provider's checkout page, which an owner completes in a browser. Nothing is charged by the call, and the seats change when the payment has cleared. With a live subscription change its seats through billing.create_portal_session. A sandbox gets an address of the documentation.",
    errors: ["not_found", "subscription_exists"],
    input: z.strictObject({
      organizationSlug,
      interval: BillingInterval.describe("How often it is paid."),
      seats: z.int().min(1).max(SEATS_MAX).describe("Seats to pay for, beside the complimentary ones."),
    }),
    output: Link,
  }),
  createPortalSession: defineOperation({
    name: "billing.create_portal_session",
    method: "POST",
    path: "/organizations/{organizationSlug}/billing/portal-session",
    scope: "billing:write",
    actsOn: "organization",
    roles: rolesWith("billing.create_portal_session"),
    summary: "Open the billing portal",
    description:
      "Gives the address of the payment provider's portal, where an owner changes seats, interval and means of payment, reads invoices and ends the subscription. A sandbox gets an address of the documentation.",
    errors: ["not_found"],
    input: z.strictObject({ organizationSlug }),
    output: Link,
  }),
};
