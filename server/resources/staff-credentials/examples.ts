import type { Examples } from "#server/resources/example-rows.ts";
import type { staffCredentials } from "./contract.ts";

export const examples: Examples<typeof staffCredentials> = {
  list: ({ organizationSlug }) => [{ organizationSlug }, { organizationSlug, limit: 1 }],
  block: ({ organizationSlug, apiKeyId: id }) => [{ organizationSlug, id }],
  allow: ({ organizationSlug, apiKeyId: id }) => [{ organizationSlug, id }],
};
