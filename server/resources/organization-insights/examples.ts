import type { Examples } from "#server/resources/example-rows.ts";
import type { organizationInsights } from "./contract.ts";

export const examples: Examples<typeof organizationInsights> = {
  get: ({ organizationSlug }) => ({ organizationSlug }),
  getReport: ({ organizationSlug }) => [{ organizationSlug }],
};
