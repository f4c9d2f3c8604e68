import type { Samples } from "#server/core/group.ts";
import { sampleIds } from "#server/resources/sample-ids.ts";
import type { Billing } from "./contract.ts";

const billing: Billing = {
  seats: { complimentary: 5, purchased: 25, total: 30, used: 27, available: 3, over: 0 },
  subscription: {
    status: "active",
    interval: "annual",
    seats: 25,
    currentPeriodEnd: "2027-09-01T08:00:00.000Z",
    cancelAtPeriodEnd: false,
  },
};

export const samples: Samples = {
  entities: { Billing: billing },
  fields: {
    ...billing,
    organizationSlug: sampleIds.organizationSlug,
    interval: "annual",
    seats: 25,
    url: "https://checkout.stripe.com/c/pay/cs_live_a1b2c3",
  },
};
