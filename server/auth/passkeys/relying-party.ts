import { env } from "#server/lib/env.ts";

/** EdDSA, ES256, and RS256 (COSE algorithms). Every authenticator supports one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** Returns our identity for authenticators: the host of `PUBLIC_URL`, valid only at that origin. */
export function relyingParty() {
  const { hostname, origin } = new URL(env().PUBLIC_URL);
  return { id: hostname, name: "Offerlane", origin };
}

/** Loads the WebAuthn library at the first passkey: its certificate parsers would slow down every start. */
export const webAuthn = () => import("@simplewebauthn/server");
