import type { Examples } from "#server/resources/example-rows.ts";
import type { events } from "./contract.ts";

export const examples: Examples<typeof events> = {
  list: () => ({ kind: ["application", "interview"], limit: 20 }),
};
