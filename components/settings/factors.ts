import type { Outputs } from "#components/api/client.ts";

type Calls = Outputs["factors"];

/** A person's factors besides the password. */
export type Factors = Calls["get"];
export type Passkey = Factors["passkeys"][number];
export type AuthenticatorSetUp = Calls["beginApp"];

/** The props of each part of the page: the factors, and a callback for changes. */
export type FactorProps = {
  factors: Factors;
  /** Reads the factors again; receives the codes that came with a first factor. */
  onChange: (recoveryCodes?: readonly string[] | null) => Promise<void>;
};
