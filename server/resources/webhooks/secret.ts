import { randomBytes } from "node:crypto";
import { Webhook as Signer } from "standardwebhooks";
import type { Owner } from "#server/core/owners.ts";
import { openSecret, sealSecret } from "#server/lib/sealed-secret.ts";

/** The bytes of a secret; the specification requires 24 to 64. */
const BYTES = 32;
const PREFIX = "whsec_";

/** The webhook of a secret, which is valid for no other. */
type OfWebhook = { readonly owner: Owner; readonly id: string };

const sealFor = ({ owner, id }: OfWebhook) =>
  ({ purpose: "webhook secret", owner: `${owner.id} ${id}` }) as const;

/** Returns a new secret in the form of the Standard Webhooks specification, and its stored form. */
export function newSecret(webhook: OfWebhook): { secret: string; sealed: string } {
  const secret = `${PREFIX}${randomBytes(BYTES).toString("base64")}`;
  return { secret, sealed: sealSecret(secret, sealFor(webhook)) };
}

/** Returns a secret as it was shown. @throws if the server's secret isn't the one with which it was encrypted */
export function shownSecret(sealed: string, webhook: OfWebhook): string {
  return openSecret(sealed, sealFor(webhook));
}

/**
 * Returns the headers that identify a message, and prove that it is ours: a signature with each secret (Standard Webhooks 1.0).
 * @param id the same for every try
 */
export function signedHeaders(id: string, at: Date, body: string, secrets: readonly string[]) {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": secrets.map((secret) => new Signer(secret).sign(id, at, body)).join(" "),
  };
}
