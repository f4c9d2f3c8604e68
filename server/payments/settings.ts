import { createHash } from "node:crypto";
import { env } from "#server/lib/env.ts";
import { acceptedSecrets, signingSecret } from "#server/lib/signing-secrets.ts";

export type Interval = "monthly" | "annual";

export type PaymentSettings = {
  readonly secretKey: string;
  /** The first one signs; all are accepted. */
  readonly webhookSecrets: readonly [string, ...string[]];
  readonly prices: Readonly<Record<Interval, string>>;
};

/** Returns Stripe's keys and prices, or the built-in test provider's if none are configured. */
export function paymentSettings(): PaymentSettings {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_ANNUAL } = env();
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET && STRIPE_PRICE_MONTHLY && STRIPE_PRICE_ANNUAL) {
    return {
      secretKey: STRIPE_SECRET_KEY,
      webhookSecrets: [STRIPE_WEBHOOK_SECRET],
      prices: { monthly: STRIPE_PRICE_MONTHLY, annual: STRIPE_PRICE_ANNUAL },
    };
  }
  // The same in every process of an installation, and secret from others.
  const [, ...older] = acceptedSecrets();
  const webhookSecret = (secret: string) => `whsec_${testSecret(secret).slice(32)}`;
  return {
    secretKey: `sk_test_${testSecret(signingSecret()).slice(0, 32)}`,
    webhookSecrets: [webhookSecret(signingSecret()), ...older.map(webhookSecret)],
    prices: { monthly: "price_test_monthly", annual: "price_test_annual" },
  };
}

function testSecret(secret: string): string {
  return createHash("sha256").update(`test payments ${secret}`).digest("hex");
}
