import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 random bits, fit for an address and for a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a secret. Nobody guesses 256 bits, so a plain digest hides it, and no other secret has to outlive it. */
export function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
