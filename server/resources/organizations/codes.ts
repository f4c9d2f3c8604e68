export const codes = {
  ids: { organization: "org" },
  errors: {
    subscription_active: {
      status: 409,
      title: "The subscription is still active",
      example: "The organization has a live subscription. Cancel it first.",
    },
    seat_limit_exceeded: {
      status: 403,
      title: "The organization is over its seat limit",
      example: "The organization has 26 applicants and 25 seats. Add seats, or remove applicants.",
    },
  },
  changes: ["organization_created", "organization_updated", "organization_deleted"],
} as const;
