import type { Examples } from "#server/resources/example-rows.ts";
import type { calendarFeed } from "./contract.ts";

export const examples: Examples<typeof calendarFeed> = {
  get: () => [{}],
  renew: () => [{}],
  turnOff: () => [{}],
};
