import { LIMITS } from "#domain/limits.ts";
import { DAY } from "#domain/units.ts";
import { type Sql, sqlOn } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { pool } from "#server/lib/database.ts";
import { type Interval, paymentSettings } from "../settings.ts";
import { deliver, makeEvent } from "./delivery.ts";
import { get, newObjectId, ofCustomer, put } from "./objects.ts";
import type { TestCheckout, TestSubscription } from "./shapes.ts";

/** Returns the checkout page's session, or null. */
export function readCheckout(id: string): Promise<TestCheckout | null> {
  return get(sqlOn(pool), "checkout", id);
}

/** Returns the portal page's session with the customer's subscriptions, newest first, or null. */
export async function readPortal(id: string) {
  const portal = await get(sqlOn(pool), "portal", id);
  if (!portal) return null;
  const subscriptions = await ofCustomer(sqlOn(pool), "subscription", portal.customer);
  return { portal, subscriptions };
}

/** Pays an open checkout, which starts a subscription. Paying again does nothing. */
export async function payCheckout(id: string): Promise<void> {
  const events = await inSqlTransaction(async (sql) => {
    const session = await get(sql, "checkout", id, true);
    if (session?.status !== "open") return [];
    const subscription = newSubscription(session);
    const paid: TestCheckout = { ...session, status: "complete", url: null, subscription: subscription.id };
    await put(sql, "subscription", subscription.id, subscription, session.customer);
    await put(sql, "checkout", id, paid);
    return [
      await makeEvent(sql, "customer.subscription.created", subscription),
      await makeEvent(sql, "checkout.session.completed", paid),
    ];
  });
  await deliver(events);
}

/** A change to a subscription by the portal's visitor or their bank. */
export type PortalChange =
  | { readonly seats: number }
  | { readonly interval: Interval }
  | { readonly renews: boolean }
  | { readonly payment: "fails" | "succeeds" }
  | { readonly ends: "now" };

/** Changes a subscription that hasn't ended. */
export async function changeSubscription(id: string, change: PortalChange): Promise<void> {
  await deliver(await inSqlTransaction((sql) => applyChange(sql, id, change)));
}

/** Changes a subscription within a transaction. Returns the events, to be delivered after the commit. */
export async function applyChange(sql: Sql, id: string, change: PortalChange): Promise<string[]> {
  const before = await get(sql, "subscription", id, true);
  if (!before || before.status === "canceled") return [];
  const after = changed(before, change);
  await put(sql, "subscription", id, after);
  const what = after.status === "canceled" ? "deleted" : "updated";
  return [await makeEvent(sql, `customer.subscription.${what}`, after)];
}

function changed(subscription: TestSubscription, change: PortalChange): TestSubscription {
  const [item] = subscription.items.data;
  const withItem = (fields: Partial<typeof item>): TestSubscription => ({
    ...subscription,
    items: { object: "list", data: [{ ...item, ...fields }] },
  });
  if ("seats" in change) return withItem({ quantity: change.seats });
  if ("interval" in change) return withItem(termsOf(change.interval));
  if ("renews" in change) return { ...subscription, cancel_at_period_end: !change.renews };
  if ("payment" in change)
    return { ...subscription, status: change.payment === "fails" ? "past_due" : "active" };
  return { ...subscription, status: "canceled" };
}

function newSubscription({ customer, line_items, subscription_data }: TestCheckout): TestSubscription {
  const [line] = line_items;
  const interval = line?.price === paymentSettings().prices.annual ? "annual" : "monthly";
  return {
    id: newObjectId("sub"),
    object: "subscription",
    customer,
    status: "active",
    created: Math.floor(Date.now() / 1_000),
    metadata: subscription_data.metadata,
    latest_invoice: paidInvoice(),
    cancel_at: null,
    cancel_at_period_end: false,
    items: {
      object: "list",
      data: [{ id: newObjectId("si"), quantity: line?.quantity ?? 1, ...termsOf(interval) }],
    },
  };
}

function paidInvoice(): TestSubscription["latest_invoice"] {
  const payment = { type: "payment_intent" as const, payment_intent: newObjectId("pi") };
  const data = [{ id: newObjectId("inpay"), status: "paid" as const, payment }];
  return { id: newObjectId("in"), object: "invoice", payments: { object: "list", data } };
}

function termsOf(interval: Interval) {
  const days = interval === "annual" ? 365 : 30;
  return {
    current_period_end: Math.floor(Date.now() / 1_000) + days * DAY,
    price: {
      id: paymentSettings().prices[interval],
      recurring: { interval: interval === "annual" ? ("year" as const) : ("month" as const) },
    },
  };
}

const SEATS_MAX = LIMITS.requests.seats;

/** Returns the change that a form of the portal page requests, or null if its button is unknown or its number of seats invalid. */
export function portalChange(form: FormData): PortalChange | null {
  const seats = Number(form.get("seats"));
  switch (form.get("wish")) {
    case "seats":
      return Number.isInteger(seats) && seats >= 1 && seats <= SEATS_MAX ? { seats } : null;
    case "monthly":
      return { interval: "monthly" };
    case "annual":
      return { interval: "annual" };
    case "endLater":
      return { renews: false };
    case "keep":
      return { renews: true };
    case "fail":
      return { payment: "fails" };
    case "succeed":
      return { payment: "succeeds" };
    case "endNow":
      return { ends: "now" };
    default:
      return null;
  }
}
