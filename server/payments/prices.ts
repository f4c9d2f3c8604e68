import { setTimeout as wait } from "node:timers/promises";
import { HOUR_MS } from "#domain/time.ts";
import { logger } from "#server/lib/logger.ts";
import { processGlobal } from "#server/lib/process-global.ts";
import { callProvider } from "./provider.ts";
import { type Interval, paymentSettings } from "./settings.ts";

/** The price of an applicant seat for an interval, in the smallest unit of its currency. */
type SeatPrice = { readonly amount: number; readonly currency: string };
export type SeatPrices = Readonly<Record<Interval, SeatPrice>>;

const KEPT_MS = HOUR_MS;
const FAILED_MS = 60_000;
/** The longest that a page waits for the prices. */
const TIMEOUT_MS = 1_000;

const cache = processGlobal("seat-prices", () => ({
  prices: null as SeatPrices | null,
  asking: Promise.resolve(),
  askAgainAt: 0,
}));

/** Returns the provider's prices, read once an hour, or null if it doesn't respond soon or has no single price for a seat. */
export async function seatPrices(): Promise<SeatPrices | null> {
  if (Date.now() >= cache.askAgainAt) {
    cache.askAgainAt = Date.now() + FAILED_MS;
    cache.asking = askPrices();
  }
  await Promise.race([cache.asking, wait(TIMEOUT_MS, undefined, { ref: false })]);
  return cache.prices;
}

async function askPrices(): Promise<void> {
  try {
    const [monthly, annual] = await Promise.all([priceOf("monthly"), priceOf("annual")]);
    cache.prices = monthly && annual ? { monthly, annual } : null;
    cache.askAgainAt = Date.now() + KEPT_MS;
  } catch (error) {
    logger.warn({ error: error instanceof Error ? error.message : error }, "prices could not be read");
  }
}

async function priceOf(interval: Interval): Promise<SeatPrice | null> {
  const { unit_amount: amount, currency } = await callProvider((stripe) =>
    stripe.prices.retrieve(paymentSettings().prices[interval]),
  );
  return amount === null ? null : { amount, currency: currency.toUpperCase() };
}
