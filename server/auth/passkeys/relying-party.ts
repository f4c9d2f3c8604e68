import { env } from "#server/lib/env.ts";

/** EdDSA, ES256 and RS256, which every authenticator has one of (COSE algorithms). */
export const ALGORITHMS = [-8, -7, -257];

/** Who we are to authenticators: the host of `PUBLIC_URL`, at that origin alone. */
export function relyingParty() {
  const { hostname, origin } = new URL(env().PUBLIC_URL);
  return { id: hostname, name: "Offerlane", origin };
}

/** The library of WebAuthn, loaded at the first passkey: its readers of certificates would lengthen every start. */
export const webAuthn = () => import("@simplewebauthn/server");
