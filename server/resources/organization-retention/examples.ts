import type { Examples } from "#server/resources/example-rows.ts";
import type { organizationRetention } from "./contract.ts";

export const examples: Examples<typeof organizationRetention> = {
  get: ({ organizationSlug }) => [{ organizationSlug }],
  preview: ({ organizationSlug }) => [
    { organizationSlug, months: 24 },
    { organizationSlug, months: 1, limit: 1 },
  ],
  set: ({ organizationSlug }) => [{ organizationSlug, months: 24 }],
};
