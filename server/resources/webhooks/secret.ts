import { randomBytes } from "node:crypto";
import { Webhook as Signer } from "standardwebhooks";
import type { Owner } from "#server/core/owners.ts";
import { openSecret, sealSecret } from "#server/lib/sealed-secret.ts";

/** The specification asks for 24 to 64 bytes. */
const BYTES = 32;
const PREFIX = "whsec_";

/** Whose secret it is: it opens for nobody else. */
type OfWebhook = { readonly owner: Owner; readonly id: string };

const sealFor = ({ owner, id }: OfWebhook) =>
  ({ purpose: "webhook secret", owner: `${owner.id} ${id}` }) as const;

/** A new secret as the Standard Webhooks specification writes it, and how it is kept. */
export function newSecret(webhook: OfWebhook): { secret: string; sealed: string } {
  const secret = `${PREFIX}${randomBytes(BYTES).toString("base64")}`;
  return { secret, sealed: sealSecret(secret, sealFor(webhook)) };
}

/** A secret as it was shown. @throws where the server's own secret is not the one that it was kept under */
export function shownSecret(sealed: string, webhook: OfWebhook): string {
  return openSecret(sealed, sealFor(webhook));
}

/**
 * The headers that say what a message is, and prove that it is ours: a signature by each secret (Standard Webhooks 1.0).
 * @param id the same at every try
 */
export function signedHeaders(id: string, at: Date, body: string, secrets: readonly string[]) {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": secrets.map((secret) => new Signer(secret).sign(id, at, body)).join(" "),
  };
}
