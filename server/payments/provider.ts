import type Stripe from "stripe";
import { OperationError } from "#server/core/errors.ts";
import { env } from "#server/lib/env.ts";
import { makeFairQueue } from "#server/lib/fair-queue.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { ownerOfWork } from "#server/lib/work.ts";
import { paymentSettings } from "./settings.ts";

const TIMEOUT_MS = 5_000;
/** The longest that a turn takes, however many requests and retries it makes: a transaction waits for it. */
const TURN_MS = 10_000;
/** A call runs within a transaction, so only a few of the pool's connections may wait, for the provider or for a slot. */
const ALL = { running: 4, waiting: 8 };
const EACH = { running: 2, waiting: 4 };
const WAIT_MS = 2_000;

const provider = processGlobal("payment-provider", () => ({
  client: null as Promise<Stripe> | null,
  turns: makeFairQueue(ALL, () => EACH),
}));

/** Returns Stripe's client. Without Stripe's keys, it connects to the built-in test provider, which is loaded only then. */
export function stripe(): Promise<Stripe> {
  provider.client ??= connect();
  return provider.client;
}

/**
 * Calls the payment provider in the owner's turn. An attempt of a request takes at most five seconds, and there is one retry if that is
 * safe. All requests of a turn together take at most ten; what still runs then ends unheeded.
 * @throws unavailable if it doesn't respond, or too many calls are waiting, of the owner or of all
 */
export async function callProvider<Result>(call: (client: Stripe) => Promise<Result>): Promise<Result> {
  // Loading Stripe's package for the first call takes time, which isn't part of a turn.
  const client = await stripe();
  const turn = await provider.turns.take(ownerOfWork(), AbortSignal.timeout(WAIT_MS));
  if (typeof turn === "string") throw unavailable();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(unavailable()), TURN_MS);
  try {
    return await Promise.race([call(client), late.promise]);
  } catch (error) {
    throw isAbsence(error) ? unavailable() : error;
  } finally {
    clearTimeout(timer);
    turn.end();
  }
}

/** Checks Stripe's type, not the class, because the client may come from another copy of the package. */
function isAbsence(error: unknown): boolean {
  const type = error instanceof Error && "type" in error ? error.type : null;
  return type === "StripeConnectionError" || type === "StripeAPIError" || type === "StripeRateLimitError";
}

/**
 * Returns null for the error that the provider doesn't have the object (anymore).
 * @throws any other error
 */
export function nullWhenMissing(error: { code?: string }): null {
  if (error.code === "resource_missing") return null;
  throw error;
}

async function connect(): Promise<Stripe> {
  const { default: Stripe } = await import("stripe");
  const { secretKey } = paymentSettings();
  const options = { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false };
  if (!env().localPayments) return new Stripe(secretKey, options);
  const { testProviderAddress } = await import("./test-provider/listener.ts");
  return new Stripe(secretKey, { ...options, ...(await testProviderAddress()), protocol: "http" });
}

function unavailable(): OperationError {
  const detail =
    "The payment provider isn't responding. Nothing was charged or changed. Try again in a moment.";
  return new OperationError("unavailable", detail, { headers: { "Retry-After": "5" } });
}
