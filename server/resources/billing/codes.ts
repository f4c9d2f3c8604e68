export const codes = {
  errors: {
    subscription_exists: {
      status: 409,
      title: "The organization already has a subscription",
      example: "The organization has a live subscription. Change its seats in the billing portal.",
    },
  },
  changes: ["complimentary_seats_changed", "subscription_changed"],
  occurrences: ["payment_event_reprocessed", "billing_portal_opened"],
} as const;
