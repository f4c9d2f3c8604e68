import type { Examples } from "#server/resources/example-rows.ts";
import type { sandbox } from "./contract.ts";

export const examples: Examples<typeof sandbox> = {
  get: () => ({}),
  reset: () => ({}),
};
