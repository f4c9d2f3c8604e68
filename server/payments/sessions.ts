import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { askProvider } from "./provider.ts";
import { type Interval, paymentSettings } from "./settings.ts";

/** The organization as a customer of the provider; asked twice, it is the same one. */
export async function registerCustomer(organizationId: string, name: string): Promise<string> {
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 16);
  const fields = { name, metadata: { organizationId } };
  const options = { idempotencyKey: `customer-${organizationId}-${digest}` };
  return askProvider(async (stripe) => (await stripe.customers.create(fields, options)).id);
}

type Opening = {
  readonly organizationId: string;
  /** The account of whoever opens it. */
  readonly accountId: string;
  readonly customerId: string;
  readonly returnTo: string;
  readonly key: string | null;
};

/**
 * A checkout page for a subscription. Those that the customer left open before are closed, so that nobody pays twice.
 * @param returnTo our page, which the person comes back to
 * @param key with the same one the provider gives the same page again
 */
export function openCheckout({
  organizationId,
  accountId,
  customerId,
  interval,
  seats,
  returnTo,
  key,
}: Opening & { interval: Interval; seats: number }): Promise<string> {
  return askProvider(async (stripe) => {
    const session = await stripe.checkout.sessions.create(
      {
        mode: "subscription",
        customer: customerId,
        // Says whom a payment was for, should they be gone when it is known here, and who began it.
        subscription_data: { metadata: { organizationId, accountId } },
        line_items: [{ price: paymentSettings().prices[interval], quantity: seats }],
        success_url: `${returnTo}?checkout=done`,
        // The page offers what was chosen once more.
        cancel_url: `${returnTo}?${new URLSearchParams({ seats: String(seats), interval })}`,
      },
      keyed(key),
    );
    if (session.url === null) throw new Error("the provider gave no address for a checkout page");
    await closeOlder(stripe, session);
    return session.url;
  });
}

/** The portal page, where the customer changes and ends what they pay for. */
export function openPortal({
  customerId,
  returnTo,
  key,
}: Omit<Opening, "organizationId" | "accountId">): Promise<string> {
  const fields = { customer: customerId, return_url: returnTo };
  return askProvider(async (stripe) => (await stripe.billingPortal.sessions.create(fields, keyed(key))).url);
}

/** Closes the checkout pages that a customer has open, so that nobody pays for what is gone. */
export function closeCheckouts(customerId: string): Promise<void> {
  return askProvider((stripe) => closeOpen(stripe, customerId, () => true));
}

/** Only older ones: two that are opened at once don't close each other. */
function closeOlder(stripe: Stripe, { id, customer, created }: Stripe.Checkout.Session): Promise<void> {
  return closeOpen(
    stripe,
    String(customer),
    (other) => other.created < created || (other.created === created && other.id < id),
  );
}

async function closeOpen(
  stripe: Stripe,
  customer: string,
  isMeant: (session: Stripe.Checkout.Session) => boolean,
): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer, status: "open" });
  for (const other of open.data.filter(isMeant)) {
    // One that was paid or closed meanwhile is no longer ours to close.
    await stripe.checkout.sessions.expire(other.id).catch((error: { type?: string }) => {
      if (error.type !== "StripeInvalidRequestError") throw error;
    });
  }
}

function keyed(key: string | null): Stripe.RequestOptions {
  return key === null ? {} : { idempotencyKey: key };
}
