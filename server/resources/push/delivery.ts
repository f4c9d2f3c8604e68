import webPush from "web-push";
import type { PushMessage } from "#domain/notifications.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { guardedPost } from "#server/lib/guarded-fetch/guarded-post.ts";
import { type Permit, publicWeb } from "#server/lib/guarded-fetch/permit.ts";
import { logger } from "#server/lib/logger.ts";
import { openSecret } from "#server/lib/sealed-secret.ts";
import type { Subscription } from "./contract.ts";
import { deleteSubscription, readSubscription } from "./store.ts";

/** The time, in seconds, that a push service keeps a notification for a browser that isn't running. */
const KEPT_SECONDS = 3_600;
const TIMEOUT_MS = 10_000;
/** The sender's contact if the public URL isn't https: push services accept only https and mailto. */
const NO_CONTACT = "mailto:push@localhost";
const MAX_BYTES = 1_000;
/** The statuses of a push service's responses for a subscription that has ended (RFC 8030, 7.3). */
const GONE = [404, 410];

/**
 * Sends a notification to a browser's push service, encrypted so that only the browser reads it (RFC 8291). Does nothing if the session
 * ended. @throws if the service may accept it later, so that the job retries
 */
export async function deliverPush(
  { sessionId, ...message }: PushMessage,
  permit: Permit = publicWeb,
): Promise<void> {
  const { WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: privateKey, PUBLIC_URL: origin } = env();
  const found = await readSubscription(sqlOn(pool), { sessionId });
  if (!found || !publicKey || !privateKey) return;
  const seal = { purpose: "push subscription", owner: sessionId } as const;
  const subscription = JSON.parse(openSecret(found.sealed, seal)) as Subscription;
  const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject: origin.startsWith("https:") ? origin : NO_CONTACT, publicKey, privateKey },
    TTL: KEPT_SECONDS,
    urgency: "high",
  });
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES };
  const request = { permit, headers: textOf(headers), body: body ?? "", ...limits };
  const { status } = await guardedPost(endpoint, request);
  if (GONE.includes(status)) await deleteSubscription(sqlOn(pool), { sessionId, sealed: found.sealed });
  else if (status === 429 || status >= 500) throw new Error(`The push service responded with ${status}.`);
  else if (status >= 300) logger.warn({ status }, "a push service rejected a notification");
}

const textOf = (headers: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
