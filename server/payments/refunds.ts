import type Stripe from "stripe";
import { callProvider } from "./provider.ts";

/**
 * Ends a subscription immediately and refunds the payment for its running period. It can be repeated after a crash:
 * the end, which marks it as done, comes last, and a payment is refunded once.
 * @throws unavailable
 */
export function refundAndEnd(subscriptionId: string): Promise<void> {
  return callProvider(async (stripe) => {
    const expand = ["latest_invoice.payments"];
    const { latest_invoice } = await stripe.subscriptions.retrieve(subscriptionId, { expand });
    const payments = typeof latest_invoice === "object" ? (latest_invoice?.payments?.data ?? []) : [];
    for (const payment of payments.filter(({ status }) => status === "paid")) await refund(stripe, payment);
    await stripe.subscriptions.cancel(subscriptionId);
  });
}

async function refund(stripe: Stripe, { id, payment }: Stripe.InvoicePayment): Promise<void> {
  const { payment_intent, charge } = payment;
  const paid = payment_intent ? { payment_intent: idOf(payment_intent) } : charge && { charge: idOf(charge) };
  // The provider can't refund payments made outside it.
  if (!paid) return;
  await stripe.refunds.create(paid, { idempotencyKey: `refund-${id}` }).catch((error: { code?: string }) => {
    if (error.code !== "charge_already_refunded") throw error;
  });
}

function idOf(named: string | { readonly id: string }): string {
  return typeof named === "string" ? named : named.id;
}
