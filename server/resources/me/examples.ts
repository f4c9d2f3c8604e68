import type { Examples } from "#server/resources/example-rows.ts";
import type { me } from "./contract.ts";

export const examples: Examples<typeof me> = {
  get: () => ({}),
};
