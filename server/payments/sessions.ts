import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { callProvider } from "./provider.ts";
import { type Interval, paymentSettings } from "./settings.ts";

/** Returns the id of the organization's customer at the provider. A repeated call returns the same one. */
export async function registerCustomer(organizationId: string, name: string): Promise<string> {
  const digest = createHash("sha256").update(name).digest("hex").slice(0, 16);
  const fields = { name, metadata: { organizationId } };
  const options = { idempotencyKey: `customer-${organizationId}-${digest}` };
  return callProvider(async (stripe) => (await stripe.customers.create(fields, options)).id);
}

type Opening = {
  readonly organizationId: string;
  /** The account of the person who opens it. */
  readonly accountId: string;
  readonly customerId: string;
  readonly returnTo: string;
  readonly key: string | null;
};

/**
 * Opens a checkout page for a subscription and returns its address. Closes the customer's earlier open pages,
 * to prevent a second payment.
 * @param returnTo our page, to which the person returns
 * @param key a repeated call with the same key gets the same page
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
  return callProvider(async (stripe) => {
    const session = await stripe.checkout.sessions.create(
      {
        mode: "subscription",
        customer: customerId,
        // Records whom a payment is for and who started it, in case they are deleted before it arrives.
        subscription_data: { metadata: { organizationId, accountId } },
        line_items: [{ price: paymentSettings().prices[interval], quantity: seats }],
        success_url: `${returnTo}?checkout=done`,
        // The page offers the same choice again.
        cancel_url: `${returnTo}?${new URLSearchParams({ seats: String(seats), interval })}`,
      },
      keyed(key),
    );
    if (session.url === null) throw new Error("the provider gave no address for a checkout page");
    await closeOlder(stripe, session);
    return session.url;
  });
}

/** Opens the portal page, where the customer changes or cancels the subscription, and returns its address. */
export function openPortal({
  customerId,
  returnTo,
  key,
}: Omit<Opening, "organizationId" | "accountId">): Promise<string> {
  const fields = { customer: customerId, return_url: returnTo };
  return callProvider(async (stripe) => (await stripe.billingPortal.sessions.create(fields, keyed(key))).url);
}

/** Closes a customer's open checkout pages, so that no one pays for something that no longer exists. */
export function closeCheckouts(customerId: string): Promise<void> {
  return callProvider((stripe) => closeOpen(stripe, customerId, () => true));
}

/** Closes only older pages, so that two that open at the same time don't close each other. */
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
    // It was paid or closed in the meantime.
    await stripe.checkout.sessions.expire(other.id).catch((error: { type?: string }) => {
      if (error.type !== "StripeInvalidRequestError") throw error;
    });
  }
}

function keyed(key: string | null): Stripe.RequestOptions {
  return key === null ? {} : { idempotencyKey: key };
}
