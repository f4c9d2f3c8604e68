import type Stripe from "stripe";
import { askProvider } from "./provider.ts";

/**
 * Ends a subscription at once and gives back what was paid for its running period. It may be asked for again after a crash:
 * the end, by which it is known to be done, comes last, and a payment is given back once.
 * @throws unavailable
 */
export function refundAndEnd(subscriptionId: string): Promise<void> {
  return askProvider(async (stripe) => {
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
  // What was paid outside the provider is not the provider's to give back.
  if (!paid) return;
  await stripe.refunds.create(paid, { idempotencyKey: `refund-${id}` }).catch((error: { code?: string }) => {
    if (error.code !== "charge_already_refunded") throw error;
  });
}

function idOf(named: string | { readonly id: string }): string {
  return typeof named === "string" ? named : named.id;
}
