import type { components } from "../generated/schema.ts";
import { WebhookError } from "./errors.ts";

/** An event or a test event, as a webhook receives it. Its `type` says what `resource` is. */
export type WebhookEvent = components["schemas"]["Event" | "TestEvent"];

const TOLERANCE_SECONDS = 300;
const PREFIX = "whsec_";

export type WebhookOptions = {
  /** The maximum difference between a message's time and now, in seconds. Defaults to 300. */
  tolerance?: number | undefined;
  /** The current time, for tests. */
  now?: Date | undefined;
};
type HeadersLike = Headers | Readonly<Record<string, string | string[] | undefined>>;

/**
 * Checks that a webhook comes from Offerlane, unchanged, and is recent (Standard Webhooks 1.0). Returns its content.
 * @param payload the body exactly as it arrived: parsing and reserializing it may change it
 * @param secret the endpoint's signing secret; several while one is being replaced
 * @throws WebhookError otherwise; respond with 400 then
 */
export async function verifyWebhook<Event = WebhookEvent>(
  payload: string | Uint8Array,
  headers: HeadersLike,
  secret: string | readonly string[],
  { tolerance = TOLERANCE_SECONDS, now = new Date() }: WebhookOptions = {},
): Promise<Event> {
  const [id, timestamp, signatures] = ["id", "timestamp", "signature"].map((name) =>
    headerOf(headers, `webhook-${name}`),
  );
  if (!id || !timestamp || !signatures) throw new WebhookError("The headers of a webhook are missing.");
  const age = now.getTime() / 1_000 - Number(timestamp);
  if (!(Math.abs(age) <= tolerance)) throw new WebhookError("The webhook is too old, or from the future.");
  const text = typeof payload === "string" ? payload : new TextDecoder().decode(payload);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const candidates = signatures.split(" ").flatMap((part) => (part.startsWith("v1,") ? [part.slice(3)] : []));
  for (const key of [secret].flat()) {
    for (const signature of candidates) {
      if (await isSignedBy(key, signature, signed)) return JSON.parse(text) as Event;
    }
  }
  throw new WebhookError("The webhook's signature doesn't match.");
}

/** Checks a signature. WebCrypto compares in constant time. */
async function isSignedBy(
  secret: string,
  signature: string,
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const bytes = bytesOf(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret);
  const proof = bytesOf(signature);
  // Anyone can sign with an empty secret, which a missing environment variable becomes.
  if (!bytes?.length || !proof) return false;
  const key = await crypto.subtle.importKey("raw", bytes, algorithm, false, ["verify"]);
  return crypto.subtle.verify(algorithm.name, key, proof, signed);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function headerOf(headers: HeadersLike, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  return Array.isArray(found) ? found[0] : found;
}
