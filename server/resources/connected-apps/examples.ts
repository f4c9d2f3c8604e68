import type { Examples } from "#server/resources/example-rows.ts";
import type { connectedApps } from "./contract.ts";

export const examples: Examples<typeof connectedApps> = {
  list: () => [{}],
  disconnect: ({ grantId: id }) => [{ id }],
};
