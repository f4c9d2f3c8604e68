import { createHash } from "node:crypto";
import { env } from "#server/lib/env.ts";

export type Interval = "monthly" | "annual";

export type PaymentSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly prices: Readonly<Record<Interval, string>>;
};

/** Stripe's keys and prices; those of the built-in test provider where none are configured. */
export function paymentSettings(): PaymentSettings {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_ANNUAL, AUTH_SECRET } =
    env();
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET && STRIPE_PRICE_MONTHLY && STRIPE_PRICE_ANNUAL) {
    return {
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      prices: { monthly: STRIPE_PRICE_MONTHLY, annual: STRIPE_PRICE_ANNUAL },
    };
  }
  // The same in every process of an installation, and known to no other.
  const secret = createHash("sha256").update(`test payments ${AUTH_SECRET}`).digest("hex");
  return {
    secretKey: `sk_test_${secret.slice(0, 32)}`,
    webhookSecret: `whsec_${secret.slice(32)}`,
    prices: { monthly: "price_test_monthly", annual: "price_test_annual" },
  };
}
