import { prisma } from "#server/lib/database.ts";
import { payCheckout } from "#server/payments/test-provider/actions.ts";
import { listDeliveries, signed, writeSwitches } from "#server/payments/test-provider/delivery.ts";
import type { TestEvent } from "#server/payments/test-provider/shapes.ts";
import { PAYMENT_EVENTS_PATH } from "#server/transports/payment-events.ts";
import { type HttpResponse, http } from "./http.ts";
import { makeCoaching } from "./membership.ts";

/** Creates an organization whose owner opened a checkout and paid. Its events wait until the test delivers them. */
export async function makePayingOrganization(seats = 10) {
  await writeSwitches({ hold: true, twice: false });
  const coaching = await makeCoaching();
  const { id, organizationSlug, owner } = coaching;
  const wish = { organizationSlug, interval: "monthly", seats } as const;
  const { url } = await owner.api.ok("billing.create_checkout_session", wish);
  await payCheckout(url.slice(url.lastIndexOf("/") + 1));
  const { paymentCustomerId } = await prisma.organization.findUniqueOrThrow({ where: { id } });
  const customer = paymentCustomerId ?? "";
  const row = await prisma.testPaymentObject.findFirstOrThrow({ where: { customer, kind: "subscription" } });
  return { ...coaching, customer, subscriptionId: row.id };
}

/** Returns the customer's events, oldest first. */
export async function eventsOf(customer: string): Promise<TestEvent[]> {
  const all = (await listDeliveries()).map(({ event }) => event).reverse();
  return all.filter(({ data }) => (data.object as { customer?: string }).customer === customer);
}

/** Delivers an event as the provider does. */
export async function deliverEvent(event: TestEvent): Promise<HttpResponse> {
  return http({ path: PAYMENT_EVENTS_PATH, ...(await signed(event)) });
}
