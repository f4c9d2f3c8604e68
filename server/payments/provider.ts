import type Stripe from "stripe";
import { OperationError } from "#server/core/errors.ts";
import { env } from "#server/lib/env.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { paymentSettings } from "./settings.ts";

const PATIENCE_MS = 5_000;
/** A call waits within a transaction, so that only a few of the pool's connections may be waiting. */
const AT_ONCE = 4;

const provider = processGlobal("payment-provider", () => ({
  client: null as Promise<Stripe> | null,
  underWay: 0,
}));

/** Stripe's client; without Stripe's keys it speaks to the built-in test provider, which is loaded only then. */
export function stripe(): Promise<Stripe> {
  provider.client ??= connect();
  return provider.client;
}

/**
 * Asks the payment provider, for five seconds at most and once more where that is safe.
 * @throws unavailable where it doesn't answer, or too many are waiting for it
 */
export async function askProvider<Answer>(ask: (client: Stripe) => Promise<Answer>): Promise<Answer> {
  if (provider.underWay >= AT_ONCE) throw unavailable();
  provider.underWay += 1;
  try {
    return await ask(await stripe());
  } catch (error) {
    const { default: Stripe } = await import("stripe");
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const absent = [StripeConnectionError, StripeAPIError, StripeRateLimitError];
    if (absent.some((kind) => error instanceof kind)) throw unavailable();
    throw error;
  } finally {
    provider.underWay -= 1;
  }
}

/** For what the provider may not have, or no longer. */
export function nullWhenMissing(error: { code?: string }): null {
  if (error.code === "resource_missing") return null;
  throw error;
}

async function connect(): Promise<Stripe> {
  const { default: Stripe } = await import("stripe");
  const { secretKey } = paymentSettings();
  const options = { timeout: PATIENCE_MS, maxNetworkRetries: 1, telemetry: false };
  if (!env().localPayments) return new Stripe(secretKey, options);
  const { testProviderAddress } = await import("./test-provider/listener.ts");
  return new Stripe(secretKey, { ...options, ...(await testProviderAddress()), protocol: "http" });
}

function unavailable(): OperationError {
  const detail =
    "The payment provider does not answer just now. Nothing was charged or changed: try again in a moment.";
  return new OperationError("unavailable", detail, { headers: { "Retry-After": "5" } });
}
