import type Stripe from "stripe";
import { OperationError } from "#server/core/errors.ts";
import { env } from "#server/lib/env.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { paymentSettings } from "./settings.ts";

const PATIENCE_MS = 5_000;
/** A call runs within a transaction, so only a few of the pool's connections may wait, for the provider or for a slot. */
const AT_ONCE = 4;
const WAITING = 8;
const TURN_MS = 2_000;

const provider = processGlobal("payment-provider", () => ({
  client: null as Promise<Stripe> | null,
  underWay: 0,
  waiting: new Set<() => void>(),
}));

/** Returns Stripe's client. Without Stripe's keys, it connects to the built-in test provider, which is loaded only then. */
export function stripe(): Promise<Stripe> {
  provider.client ??= connect();
  return provider.client;
}

/**
 * Calls the payment provider, for at most five seconds, with one retry if that is safe.
 * @throws unavailable if it doesn't respond, or too many calls are waiting
 */
export async function askProvider<Answer>(ask: (client: Stripe) => Promise<Answer>): Promise<Answer> {
  await takeTurn();
  try {
    return await ask(await stripe());
  } catch (error) {
    throw isAbsence(error) ? unavailable() : error;
  } finally {
    endTurn();
  }
}

/** Checks Stripe's type, not the class, because the client may come from another copy of the package. */
function isAbsence(error: unknown): boolean {
  const type = error instanceof Error && "type" in error ? error.type : null;
  return type === "StripeConnectionError" || type === "StripeAPIError" || type === "StripeRateLimitError";
}

/** Takes one of the few slots for calls. @throws unavailable if too many wait for a slot, or for too long */
async function takeTurn(): Promise<void> {
  const { waiting } = provider;
  if (provider.underWay < AT_ONCE) {
    provider.underWay += 1;
    return;
  }
  if (waiting.size >= WAITING) throw unavailable();
  await new Promise<void>((resolve, reject) => {
    const giveUp = setTimeout(() => {
      waiting.delete(begin);
      reject(unavailable());
    }, TURN_MS);
    const begin = () => {
      clearTimeout(giveUp);
      resolve();
    };
    waiting.add(begin);
  });
}

/** Passes the slot to the call that has waited longest. */
function endTurn(): void {
  const [next] = provider.waiting;
  if (next === undefined) {
    provider.underWay -= 1;
    return;
  }
  provider.waiting.delete(next);
  next();
}

/** Returns null if the provider doesn't have the object (anymore). @throws any other error */
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
    "The payment provider isn't responding. Nothing was charged or changed. Try again in a moment.";
  return new OperationError("unavailable", detail, { headers: { "Retry-After": "5" } });
}
