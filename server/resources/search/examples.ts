import type { Examples } from "#server/resources/example-rows.ts";
import type { search } from "./contract.ts";

export const examples: Examples<typeof search> = {
  find: () => [{ text: "e" }],
};
