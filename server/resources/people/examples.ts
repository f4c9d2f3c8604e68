import type { Examples } from "#server/resources/example-rows.ts";
import type { people } from "./contract.ts";

export const examples: Examples<typeof people> = {
  getOverview: () => ({}),
  getAnalytics: () => ({ range: "90d" }),
};
