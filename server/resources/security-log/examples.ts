import type { Examples } from "#server/resources/example-rows.ts";
import type { securityLog } from "./contract.ts";

export const examples: Examples<typeof securityLog> = {
  list: () => [{}, { group: "sign_in", limit: 1 }],
};
