import { createHash, randomBytes } from "node:crypto";
import { env } from "#server/lib/env.ts";

/** The secret of a mailed link (256 bits), with the digest that is all that is kept of it. */
export function newInvitationSecret(): { secret: string; tokenHash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, tokenHash: hashInvitationSecret(secret) };
}

/** What is kept of a secret: SHA-256, hexadecimal. A fast digest will do, for the secret can't be guessed. */
export function hashInvitationSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** The link that is mailed. */
export function invitationLink(secret: string): string {
  return `${env().PUBLIC_URL}/invitations/${secret}`;
}
