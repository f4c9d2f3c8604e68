import type { Examples } from "#server/resources/example-rows.ts";
import type { reauthentication } from "./contract.ts";

/** A response of the right shape that no authenticator made. */
const assertion = {
  id: "bm9uZQ",
  rawId: "bm9uZQ",
  type: "public-key" as const,
  clientExtensionResults: {},
  response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" },
};

export const examples: Examples<typeof reauthentication> = {
  get: () => [{}],
  confirm: () => [{ password: "seven quiet rivers" }, { code: "000000" }, { passkey: assertion }],
  passkeyOptions: () => [{}],
  mailLink: () => [{}],
};
