import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "./env.ts";
import { configuredSecret } from "./secret-files.ts";

/** 132 bits of an HMAC-SHA-256 in base64url: more than the half that RFC 2104 requires. */
const SEAL_LENGTH = 22;

/** Returns the secret that signs, encrypts, and derives keys: the first of `AUTH_SECRET`. */
export function signingSecret(): string {
  return env().AUTH_SECRET[0];
}

/** Returns every accepted secret, the signing one first. Keep an older one listed as long as its signatures must stay valid. */
export function acceptedSecrets(): readonly [string, ...string[]] {
  return env().AUTH_SECRET;
}

/**
 * Returns the key of Next's forms for a build, derived from the configured secret, so that machines that build separately accept each
 * other's forms. Null if no secret is configured, as on a single machine. Reads no other setting.
 */
export function formKeyOfBuild(variables: NodeJS.ProcessEnv): string | null {
  const [secret] = configuredSecret(variables, "AUTH_SECRET")?.split(",") ?? [];
  if (!secret?.trim()) return null;
  return Buffer.from(hkdfSync("sha256", secret.trim(), "", "offerlane server actions", 32)).toString(
    "base64",
  );
}

/** Returns the seal of a text, which only a holder of the signing secret can create. */
export function sealOf(text: string): string {
  return sealUnder(signingSecret(), text);
}

/** Returns the seals of a text under all accepted secrets, to find rows that were stored under a seal of the text. */
export function sealsOf(text: string): string[] {
  return acceptedSecrets().map((secret) => sealUnder(secret, text));
}

/** Checks whether a seal belongs to exactly this text, under any accepted secret. */
export function isSealOf(text: string, seal: string): boolean {
  const sealed = Buffer.from(seal);
  return acceptedSecrets().some((secret) => {
    const expected = Buffer.from(sealUnder(secret, text));
    // Compares lengths in bytes: a text of equal length may have more bytes.
    return sealed.byteLength === expected.byteLength && timingSafeEqual(sealed, expected);
  });
}

function sealUnder(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, SEAL_LENGTH);
}
