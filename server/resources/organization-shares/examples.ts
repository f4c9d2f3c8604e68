import type { Examples } from "#server/resources/example-rows.ts";
import type { organizationShares } from "./contract.ts";

export const examples: Examples<typeof organizationShares> = {
  list: ({ organizationSlug }) => ({ organizationSlug, limit: 20 }),
  get: ({ organizationSlug, organizationShareId }) => ({
    organizationSlug,
    shareId: organizationShareId,
  }),
  getBoard: ({ organizationSlug, organizationShareId }) => [
    { organizationSlug, shareId: organizationShareId },
  ],
};
