import { LIMITS } from "#domain/limits.ts";
import { storableText } from "#server/core/fields.ts";
import type { Owner } from "#server/core/owners.ts";
import type { Sql } from "#server/core/sql.ts";
import { now } from "#server/lib/clock.ts";
import { FetchError, type FetchErrorReason } from "#server/lib/guarded-fetch/fetch-error.ts";
import { guardedPost } from "#server/lib/guarded-fetch/guarded-post.ts";
import { logger } from "#server/lib/logger.ts";
import { metrics } from "#server/lib/metrics.ts";
import { reachOfWebhooks } from "../address.ts";
import type { Delivery, WebhookEvent } from "../contract.ts";
import { openWebhookSecret, signedHeaders } from "../secret.ts";
import type { Result } from "../store/deliveries.ts";
import { readSecrets } from "../store/endpoints.ts";

const { storedWebhookResponse, webhookRequestKept } = LIMITS.requests;
const FAILURE_OF: Partial<Record<FetchErrorReason, NonNullable<Delivery["failure"]>>> = {
  private_address: "not_public",
  not_a_web_address: "not_public",
  unknown_host: "unknown_host",
  too_slow: "too_slow",
};

export type Receiver = { readonly owner: Owner; readonly id: string; readonly url: string };

/** Sends an event once, signed with each currently valid secret. A receiver's failure is part of the result, never an exception. */
export async function attempt(sql: Sql, receiver: Receiver, event: WebhookEvent): Promise<Result> {
  const begun = performance.now();
  const body = JSON.stringify(event);
  const ended = (result: Partial<Result>): Result => {
    const status = result.responseStatus ?? null;
    const outcome = status !== null && status >= 200 && status <= 299 ? "succeeded" : "failed";
    metrics.webhookDeliveries.inc({ outcome });
    return {
      ...{ outcome, responseStatus: status, failure: result.failure ?? null },
      durationMs: Math.round(performance.now() - begun),
      requestBody: beginningOf(body, webhookRequestKept),
      responseBody: result.responseBody ?? null,
    };
  };
  const secrets = await secretsOf(sql, receiver);
  if (secrets === null) return ended({ failure: "unsigned" });
  const url = new URL(receiver.url);
  const reach = reachOfWebhooks(url);
  try {
    if (!reach.schemes.includes(url.protocol)) throw new FetchError("private_address");
    const response = await guardedPost(receiver.url, {
      permit: reach,
      headers: {
        "content-type": "application/json",
        "user-agent": "Offerlane-Webhooks/1 (+https://www.standardwebhooks.com)",
        ...signedHeaders(event.id, now(), body, secrets),
      },
      body,
      timeoutMs: LIMITS.lifetimes.webhookResponse * 1_000,
      maxBytes: storedWebhookResponse,
    });
    return ended({ responseStatus: response.status, responseBody: storableText(response.body) });
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return ended({ failure: FAILURE_OF[error.reason] ?? "unreachable" });
  }
}

/**
 * Returns the currently valid secrets; null if the webhook was deleted, or its secret was encrypted with a key that the server no longer
 * has.
 */
async function secretsOf(sql: Sql, webhook: Receiver): Promise<string[] | null> {
  const stored = await readSecrets(sql, webhook.owner, { id: webhook.id });
  if (!stored) return null;
  const { secret, oldSecret, oldSecretUntil } = stored;
  const isOldValid = oldSecretUntil !== null && Date.parse(oldSecretUntil) > now().getTime();
  const sealed = [secret, ...(isOldValid && oldSecret !== null ? [oldSecret] : [])];
  try {
    return sealed.map((item) => openWebhookSecret(item, webhook));
  } catch {
    logger.warn({ webhook: webhook.id }, "no accepted secret can decrypt a webhook's secret");
    return null;
  }
}

function beginningOf(text: string, bytes: number): string {
  const all = Buffer.from(text);
  if (all.byteLength <= bytes) return text;
  return all
    .subarray(0, bytes)
    .toString("utf8")
    .replace(/\u{fffd}$/u, "");
}
