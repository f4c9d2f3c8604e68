import type { Examples } from "#server/resources/example-rows.ts";
import type { sessions } from "./contract.ts";

export const examples: Examples<typeof sessions> = {
  list: () => [{}],
  end: ({ sessionId }) => [{ sessionId }],
  endOthers: () => [{}],
  endAll: () => [{}],
  switchEnvironment: () => [{ environment: "live" }],
};
