import { type Sql, sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { paymentSettings } from "../settings.ts";
import { get, latest, newObjectId, put } from "./objects.ts";
import type { TestDelivery, TestEvent, TestSwitches } from "./shapes.ts";

const SWITCHES = "switches";

/** Returns how events are delivered: immediately, or held until they are sent by hand in any order; once or twice each. */
export async function readSwitches(): Promise<TestSwitches> {
  const stored = await get(sqlOn(pool), "switches", SWITCHES);
  return stored ?? { hold: false, twice: false };
}

/** Sets how events are delivered from now on. */
export async function writeSwitches({ hold, twice }: TestSwitches): Promise<void> {
  await put(sqlOn(pool), "switches", SWITCHES, { hold, twice });
}

/** Returns the latest events with their deliveries, newest first. */
export function listDeliveries(): Promise<TestDelivery[]> {
  return latest(sqlOn(pool), "event");
}

/** Creates an event for an object's current state, in the transaction that changed it. `deliver` sends it. */
export async function makeEvent(sql: Sql, type: string, object: object): Promise<string> {
  const id = newObjectId("evt");
  const event: TestEvent = {
    id,
    object: "event",
    type,
    created: Math.floor(Date.now() / 1_000),
    livemode: false,
    data: { object },
  };
  const delivery: TestDelivery = { event, state: "held", deliveries: 0 };
  await put(sql, "event", id, delivery);
  return id;
}

/** Delivers events according to the switches. */
export async function deliver(ids: readonly string[]): Promise<void> {
  const { hold, twice } = await readSwitches();
  if (hold) return;
  for (const id of ids) {
    await send(id);
    if (twice) await send(id);
  }
}

/** Sends one event, signed, even if it was already sent. Records a failure; the event can then be sent again. */
export async function send(id: string): Promise<void> {
  const delivery = await get(sqlOn(pool), "event", id);
  if (delivery === null) return;
  const response = await fetch(receiver(), await signed(delivery.event)).catch(() => null);
  const state = response?.ok ? "delivered" : "failed";
  await put(sqlOn(pool), "event", id, { ...delivery, state, deliveries: delivery.deliveries + 1 });
}

/** Returns the request for an event, signed as Stripe signs. */
export async function signed(event: TestEvent) {
  const body = JSON.stringify(event);
  const { default: Stripe } = await import("stripe");
  const [secret] = paymentSettings().webhookSecrets;
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret });
  const headers = { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signature };
  return { method: "POST", headers, body };
}

function receiver(): string {
  const { HOST, PORT } = env();
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}/api/webhooks/stripe`;
}
