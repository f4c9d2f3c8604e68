import type { Outputs } from "#components/api/client.ts";

type Calls = Outputs["factors"];

/** What somebody has beside their password. */
export type Factors = Calls["get"];
export type Passkey = Factors["passkeys"][number];
export type AuthenticatorSetUp = Calls["beginApp"];

/** What each part of the page is given: what there is, and whom to tell of a change. */
export type FactorProps = {
  factors: Factors;
  /** Reads what there is again; with the codes that came with a first factor. */
  onChange: (recoveryCodes?: readonly string[] | null) => Promise<void>;
};
