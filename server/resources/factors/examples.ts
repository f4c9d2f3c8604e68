import type { Examples } from "#server/resources/example-rows.ts";
import type { factors } from "./contract.ts";

/** A registration of the right shape that no authenticator made. */
const registration = {
  id: "bm9uZQ",
  rawId: "bm9uZQ",
  type: "public-key" as const,
  clientExtensionResults: {},
  response: { clientDataJSON: "e30", attestationObject: "oA" },
};

export const examples: Examples<typeof factors> = {
  get: () => [{}],
  passkeyOptions: () => [{}],
  registerPasskey: () => [{ name: "Laptop", response: registration }],
  namePasskey: ({ passkeyId: id }) => [{ id, name: "Phone" }],
  removePasskey: ({ passkeyId: id }) => [{ id }],
  beginApp: () => [{}],
  confirmApp: () => [{ code: "000000" }],
  removeApp: () => [{}],
  renewCodes: () => [{}],
};
