import { randomBytes } from "node:crypto";
import { Webhook as Signer } from "standardwebhooks";
import type { Owner } from "#server/core/owners.ts";
import { openSecret, sealSecret } from "#server/lib/sealed-secret.ts";

/** The length of a secret in bytes. The specification requires 24 to 64. */
const BYTES = 32;
const PREFIX = "whsec_";

/** The webhook that a secret is encrypted for. */
type OfWebhook = { readonly owner: Owner; readonly id: string };

const sealFor = ({ owner, id }: OfWebhook) =>
  ({ purpose: "webhook secret", owner: `${owner.id} ${id}` }) as const;

/** Returns a new secret in the format of the Standard Webhooks specification, plain and encrypted. */
export function newSecret(webhook: OfWebhook): { secret: string; sealed: string } {
  const secret = `${PREFIX}${randomBytes(BYTES).toString("base64")}`;
  return { secret, sealed: sealSecret(secret, sealFor(webhook)) };
}

/** Decrypts a secret. @throws if none of the server's secrets can decrypt it */
export function openWebhookSecret(sealed: string, webhook: OfWebhook): string {
  return openSecret(sealed, sealFor(webhook));
}

/**
 * Returns the headers with a message's id, time, and signature by each secret (Standard Webhooks 1.0).
 * @param id the same for every attempt
 */
export function signedHeaders(id: string, at: Date, body: string, secrets: readonly string[]) {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": secrets.map((secret) => new Signer(secret).sign(id, at, body)).join(" "),
  };
}
