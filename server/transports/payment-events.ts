import { OperationError, toOperationError } from "#server/core/errors.ts";
import { logger } from "#server/lib/logger.ts";
import { signedEvent } from "#server/payments/events.ts";
import { receivePaymentEvent } from "#server/resources/billing/payment-events.ts";
import { BODY_MAX_BYTES, countedBytes } from "./body.ts";
import { reportRejection } from "./denied-requests.ts";

export const PAYMENT_EVENTS_PATH = "/api/webhooks/stripe";

/**
 * Receives the payment provider's events. Responds with 200 if the event is processed now, was before, or is stored for later; with 400 if
 * the provider didn't send it; with 500 or above to make the provider retry.
 */
export async function handlePaymentEvent(request: Request): Promise<Response> {
  if (request.method !== "POST") return respond(405, "Send events with POST.", { Allow: "POST" });
  try {
    const event = await signedEvent(await rawBody(request), request.headers.get("stripe-signature") ?? "");
    if (event === null) reportRejection(401, PAYMENT_EVENTS_PATH);
    if (event === null) return respond(400, "The signature is wrong, or the body isn't an event.");
    await receivePaymentEvent(event);
    return Response.json({ received: true });
  } catch (error) {
    if (error instanceof OperationError && error.code === "payload_too_large")
      return respond(413, error.message);
    logger.error({ err: error }, "a payment event failed");
    return respond(500, toOperationError(error).message);
  }
}

/** Reads the body unchanged, because the signature covers it as sent. */
async function rawBody(request: Request): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of countedBytes(request, BODY_MAX_BYTES)) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function respond(status: number, error: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error }, { status, headers });
}
