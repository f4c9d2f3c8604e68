import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "./env.ts";
import { givenSecret } from "./secret-files.ts";

/** 132 bits of an HMAC-SHA-256, in base64url: more than the half that RFC 2104 asks for. */
const SEAL_LENGTH = 22;

/** The secret that signs, encrypts and derives keys from now on: the first of `AUTH_SECRET`. */
export function signingSecret(): string {
  return env().AUTH_SECRET[0];
}

/**
 * Every secret under which what was signed is still good, the signing one first. An older one stays listed until nothing
 * that it signed is wanted anymore; without it, that ends.
 */
export function acceptedSecrets(): readonly [string, ...string[]] {
  return env().AUTH_SECRET;
}

/**
 * The key of Next's forms for a build, from the configured secret: machines that build for themselves take each other's forms by it. Null
 * where no secret is configured, as on a machine that stands alone. Needs no other setting.
 */
export function formKeyOfBuild(variables: NodeJS.ProcessEnv): string | null {
  const [secret] = givenSecret(variables, "AUTH_SECRET")?.split(",") ?? [];
  if (!secret?.trim()) return null;
  return Buffer.from(hkdfSync("sha256", secret.trim(), "", "offerlane server actions", 32)).toString(
    "base64",
  );
}

/** A seal on a text, which nobody can make who doesn't hold the signing secret. */
export function sealOf(text: string): string {
  return sealUnder(signingSecret(), text);
}

/** The seals on a text under every accepted secret: by what something is found that was kept under its seal. */
export function sealsOf(text: string): string[] {
  return acceptedSecrets().map((secret) => sealUnder(secret, text));
}

/** Whether a seal is on exactly this text, under any accepted secret. */
export function isSealOf(text: string, seal: string): boolean {
  const given = Buffer.from(seal);
  return acceptedSecrets().some((secret) => {
    const expected = Buffer.from(sealUnder(secret, text));
    // Lengths are of bytes: a text of the same length may have more of them.
    return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  });
}

function sealUnder(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, SEAL_LENGTH);
}
