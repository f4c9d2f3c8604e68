import type { Examples } from "#server/resources/example-rows.ts";
import type { apiKeys } from "./contract.ts";

export const examples: Examples<typeof apiKeys> = {
  list: () => [{}],
  listOrganizations: () => [{ environment: "live" }],
  create: () => [
    { name: "CI", environment: "live", scopes: ["boards:read"], organizationId: null, expiresInDays: 30 },
  ],
  createForReference: () => [{}],
  revoke: ({ apiKeyId: id }) => [{ id }],
  rotate: ({ apiKeyId: id }) => [{ id }],
};
