import type { Sql } from "#server/core/sql.ts";
import { env } from "#server/lib/env.ts";
import { paymentSettings } from "../settings.ts";
import { applyChange } from "./actions.ts";
import { makeEvent } from "./delivery.ts";
import { get, newObjectId, ofCustomer, put } from "./objects.ts";
import type { TestCheckout, TestPortal, TestRefund, TestSubscription } from "./shapes.ts";

/** Stripe's error object, with its status. */
export class ProviderError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** `events` collects the events to deliver after the commit. */
type Call = { sql: Sql; fields: URLSearchParams; id: string; events: string[] };
type Respond = (call: Call) => Promise<object>;

/** The requests that the product makes, by method and path; `:id` is the object's. */
const ROUTES: readonly (readonly [string, RegExp, Respond])[] = [
  ["POST", /^\/v1\/customers$/, createCustomer],
  ["POST", /^\/v1\/checkout\/sessions$/, createCheckout],
  ["GET", /^\/v1\/checkout\/sessions$/, listCheckouts],
  ["POST", /^\/v1\/checkout\/sessions\/(?<id>\w+)\/expire$/, expireCheckout],
  ["POST", /^\/v1\/billing_portal\/sessions$/, createPortal],
  ["GET", /^\/v1\/subscriptions\/(?<id>\w+)$/, readSubscription],
  ["DELETE", /^\/v1\/subscriptions\/(?<id>\w+)$/, cancelSubscription],
  ["POST", /^\/v1\/refunds$/, createRefund],
  ["GET", /^\/v1\/prices\/(?<id>\w+)$/, readPrice],
];

/** Handles a request of Stripe's API. @throws ProviderError */
export async function respondToProviderCall(
  sql: Sql,
  method: string,
  path: string,
  fields: URLSearchParams,
  events: string[],
): Promise<object> {
  for (const [wanted, pattern, respond] of ROUTES) {
    const match = wanted === method ? pattern.exec(path) : null;
    if (match) return respond({ sql, fields, events, id: match.groups?.id ?? "" });
  }
  throw new ProviderError(404, "resource_missing", `The test provider does not know ${method} ${path}.`);
}

/** The price of a seat. A year costs as much as ten months. */
const SEAT_CENTS = { monthly: 900, annual: 9_000 } as const;

async function readPrice({ id }: Call) {
  const { prices } = paymentSettings();
  const interval = (["monthly", "annual"] as const).find((item) => prices[item] === id);
  if (!interval) throw new ProviderError(404, "resource_missing", `No such price: ${id}`);
  return { id, object: "price", currency: "usd", unit_amount: SEAT_CENTS[interval] };
}

async function createCustomer({ sql, fields }: Call) {
  const customer = { id: newObjectId("cus"), object: "customer", name: fields.get("name") };
  await put(sql, "customer", customer.id, customer);
  return customer;
}

async function createCheckout({ sql, fields }: Call): Promise<TestCheckout> {
  const customer = await knownCustomer(sql, fields);
  const id = newObjectId("cs");
  const session: TestCheckout = {
    id,
    object: "checkout.session",
    customer,
    created: Math.floor(Date.now() / 1_000),
    status: "open",
    url: `${env().PUBLIC_URL}/dev/payments/checkout/${id}`,
    success_url: fields.get("success_url") ?? "",
    cancel_url: fields.get("cancel_url") ?? "",
    subscription: null,
    subscription_data: { metadata: metadataOf(fields, "subscription_data[metadata]") },
    line_items: [
      {
        price: fields.get("line_items[0][price]") ?? "",
        quantity: Number(fields.get("line_items[0][quantity]")),
      },
    ],
  };
  await put(sql, "checkout", id, session, customer);
  return session;
}

async function listCheckouts({ sql, fields }: Call) {
  const all = await ofCustomer(sql, "checkout", fields.get("customer") ?? "");
  const status = fields.get("status");
  return { object: "list", has_more: false, data: all.filter((item) => !status || item.status === status) };
}

async function expireCheckout({ sql, id }: Call): Promise<TestCheckout> {
  const session = await get(sql, "checkout", id, true);
  if (!session) throw new ProviderError(404, "resource_missing", `No such checkout session: ${id}`);
  if (session.status !== "open") {
    throw new ProviderError(400, "checkout_session_not_open", "Only an open session can be expired.");
  }
  const expired: TestCheckout = { ...session, status: "expired", url: null };
  await put(sql, "checkout", id, expired);
  return expired;
}

async function createPortal({ sql, fields }: Call): Promise<TestPortal> {
  const customer = await knownCustomer(sql, fields);
  const id = newObjectId("bps");
  const url = `${env().PUBLIC_URL}/dev/payments/portal/${id}`;
  const return_url = fields.get("return_url") ?? "";
  const session: TestPortal = { id, object: "billing_portal.session", customer, url, return_url };
  await put(sql, "portal", id, session, customer);
  return session;
}

async function readSubscription({ sql, id }: Call): Promise<TestSubscription> {
  const subscription = await get(sql, "subscription", id);
  if (!subscription) throw new ProviderError(404, "resource_missing", `No such subscription: ${id}`);
  return subscription;
}

async function cancelSubscription(call: Call): Promise<TestSubscription> {
  call.events.push(...(await applyChange(call.sql, call.id, { ends: "now" })));
  return readSubscription(call);
}

async function createRefund({ sql, fields, events }: Call): Promise<TestRefund> {
  const payment_intent = fields.get("payment_intent") ?? "";
  const id = payment_intent.replace(/^pi/, "re");
  if (await get(sql, "refund", id)) {
    throw new ProviderError(400, "charge_already_refunded", `${payment_intent} has already been refunded.`);
  }
  const refund: TestRefund = { id, object: "refund", payment_intent };
  await put(sql, "refund", id, refund);
  events.push(await makeEvent(sql, "refund.created", refund));
  return refund;
}

function metadataOf(fields: URLSearchParams, name: string): Record<string, string> {
  const entries = [...fields].filter(([field]) => field.startsWith(`${name}[`));
  return Object.fromEntries(entries.map(([field, value]) => [field.slice(name.length + 1, -1), value]));
}

async function knownCustomer(sql: Sql, fields: URLSearchParams): Promise<string> {
  const id = fields.get("customer") ?? "";
  if (!(await get(sql, "customer", id))) {
    throw new ProviderError(400, "resource_missing", `No such customer: '${id}'`);
  }
  return id;
}
