import { createHash, randomBytes } from "node:crypto";
import { env } from "#server/lib/env.ts";
import { openSecret, sealSecret } from "#server/lib/sealed-secret.ts";

/** Crockford's base 32: no letter that looks like a digit, and no U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 12;
const SHAPE = /^[0-9A-HJKMNP-TV-Z]{12}$/;
const LOOKALIKES: Readonly<Record<string, string>> = { I: "1", L: "1", O: "0" };

const sealFor = (linkId: string) => ({ purpose: "join code", owner: linkId }) as const;

/** Creates a link's code (60 bits), with its two stored forms: the digest, and the sealed code. */
export function newCode(linkId: string): { code: string; codeHash: string; sealedCode: string } {
  const code = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return { code, codeHash: hashed(code), sealedCode: sealSecret(code, sealFor(linkId)) };
}

/** Returns the digest of a code as a person types it, ignoring case, spaces, and dashes; null if it can't be a code. */
export function hashTypedCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{P}]/gu, "")
    .replace(/[ILO]/g, (letter) => LOOKALIKES[letter] ?? letter);
  return SHAPE.test(code) ? hashed(code) : null;
}

/** Returns a link's code as people read it, and the link. */
export function shownCode(linkId: string, sealed: string): { code: string; url: string } {
  const code = (openSecret(sealed, sealFor(linkId)).match(/.{4}/g) ?? []).join("-");
  return { code, url: `${env().PUBLIC_URL}/join/${code}` };
}

/** Returns a code's digest. A fast one is enough, because the code is random. */
function hashed(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}
