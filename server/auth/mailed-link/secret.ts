import { createHash, randomBytes } from "node:crypto";

/** Returns a secret of 256 random bits, valid in an address and in a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns the stored form of a secret. A plain digest is enough because no one can guess 256 bits, and it depends on no other secret. */
export function digestOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
