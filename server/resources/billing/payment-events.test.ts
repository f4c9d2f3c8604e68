import { expect, test } from "vitest";
import { pool, prisma } from "#server/lib/database.ts";
import { changeSubscription } from "#server/payments/test-provider/actions.ts";
import { signed } from "#server/payments/test-provider/delivery.ts";
import type { TestEvent } from "#server/payments/test-provider/shapes.ts";
import { http } from "#server/testing/http.ts";
import { logOf } from "#server/testing/membership.ts";
import { deliverEvent, eventsOf, makePayingOrganization } from "#server/testing/payments.ts";
import { PAYMENT_EVENTS_PATH } from "#server/transports/payment-events.ts";
import { reprocessPaymentEvent } from "./payment-events.ts";

type Paying = Awaited<ReturnType<typeof makePayingOrganization>>;

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}

const billingOf = ({ owner, organizationSlug }: Paying) => owner.api.ok("billing.get", { organizationSlug });
const changesOf = async ({ id }: Paying) =>
  (await logOf(id)).filter(({ action }) => action === "subscription_changed");
const eventWith = (fields: Partial<TestEvent>): TestEvent => ({
  id: `evt_${crypto.randomUUID()}`,
  object: "event",
  type: "customer.subscription.updated",
  created: 0,
  livemode: false,
  data: { object: {} },
  ...fields,
});

test("payment events add the seats, and the log names the buyer for the checkout and the provider for changes that no one chose here", async () => {
  const paying = await makePayingOrganization(10);
  expect((await billingOf(paying)).seats.purchased).toBe(0);
  for (const event of await eventsOf(paying.customer)) expect((await deliverEvent(event)).status).toBe(200);
  expect(await billingOf(paying)).toMatchObject({
    seats: { purchased: 10, total: 15 },
    subscription: { status: "active", interval: "monthly", seats: 10, cancelAtPeriodEnd: false },
  });
  const after = { status: "active", interval: "monthly", seats: 10, cancelAtPeriodEnd: false };
  expect(await changesOf(paying)).toMatchObject([{ details: { before: null, after } }]);
  const [entry] = await prisma.auditEvent.findMany({
    where: { organizationId: paying.id, action: "subscription_changed" },
  });
  const { accountId } = paying.owner.person;
  expect(entry).toMatchObject({ actorAccountId: accountId, performedBySupport: false });
  await changeSubscription(paying.subscriptionId, { seats: 20 });
  for (const event of await eventsOf(paying.customer)) await deliverEvent(event);
  const later = await prisma.auditEvent.findFirst({
    where: { organizationId: paying.id, action: "subscription_changed" },
    orderBy: { id: "desc" },
  });
  expect(later).toMatchObject({
    actorLabel: "Payment provider",
    actorAccountId: null,
    performedBySupport: false,
  });
  expect(later?.details).toEqual({
    via: "provider",
    before: after,
    after: { ...after, seats: 20 },
  });
});

/** Delivers the pending events, and returns the latest change in the log. */
async function latestChange(paying: Paying) {
  for (const event of await eventsOf(paying.customer)) await deliverEvent(event);
  return prisma.auditEvent.findFirstOrThrow({
    where: { organizationId: paying.id, action: "subscription_changed" },
    orderBy: { id: "desc" },
  });
}

test("a change of seats, interval, or end is attributed to the one owner who opened the portal within the hour, with both values", async () => {
  const paying = await makePayingOrganization(10);
  await latestChange(paying);
  const { organizationSlug, owner, subscriptionId } = paying;
  await owner.api.ok("billing.create_portal_session", { organizationSlug });
  const bought = { status: "active", interval: "monthly", seats: 10, cancelAtPeriodEnd: false };
  const states = [bought, { ...bought, seats: 20 }, { ...bought, seats: 20, cancelAtPeriodEnd: true }];
  for (const [at, change] of [{ seats: 20 }, { renews: false }].entries()) {
    await changeSubscription(subscriptionId, change);
    expect(await latestChange(paying)).toMatchObject({
      actorAccountId: owner.person.accountId,
      details: { via: "portal", before: states[at], after: states[at + 1] },
    });
  }
  // The provider had scheduled the end; no one chose it now.
  await changeSubscription(subscriptionId, { ends: "now" });
  expect(await latestChange(paying)).toMatchObject({
    actorAccountId: null,
    details: { via: "provider", before: states[2], after: null },
  });
});

test("a failed payment, and a change when two people or no one had the portal open, is attributed to the provider", async () => {
  const paying = await makePayingOrganization(10);
  await latestChange(paying);
  const { id: organizationId, organizationSlug, owner, coach, subscriptionId } = paying;
  const byProvider = { actorAccountId: null, actorLabel: "Payment provider", details: { via: "provider" } };
  await owner.api.ok("billing.create_portal_session", { organizationSlug });
  await changeSubscription(subscriptionId, { payment: "fails" });
  expect(await latestChange(paying)).toMatchObject(byProvider);
  await changeSubscription(subscriptionId, { payment: "succeeds" });
  expect(await latestChange(paying)).toMatchObject(byProvider);
  await prisma.member.updateMany({
    where: { organizationId, accountId: coach.person.accountId },
    data: { role: "owner" },
  });
  await coach.api.ok("billing.create_portal_session", { organizationSlug });
  await changeSubscription(subscriptionId, { seats: 20 });
  expect(await latestChange(paying)).toMatchObject(byProvider);
  const [last] = (await eventsOf(paying.customer)).slice(-1);
  await changeSubscription(subscriptionId, { seats: 30 });
  // An hour later, by the provider's clock.
  const later = { ...(last as TestEvent), id: `evt_${crypto.randomUUID()}` };
  expect((await deliverEvent({ ...later, created: later.created + 3_700 })).status).toBe(200);
  expect(await latestChange(paying)).toMatchObject({ ...byProvider, details: { after: { seats: 30 } } });
});

test("every order of completed, updated, past due, and deleted events, each twice, ends in the same state", async () => {
  const orders = permutations([0, 1, 2, 3]);
  expect(orders).toHaveLength(24);
  for (const order of orders) {
    const paying = await makePayingOrganization(10);
    await changeSubscription(paying.subscriptionId, { seats: 20 });
    await changeSubscription(paying.subscriptionId, { payment: "fails" });
    await changeSubscription(paying.subscriptionId, { ends: "now" });
    const events = (await eventsOf(paying.customer)).filter(({ type }) => !type.endsWith("created"));
    expect(events).toHaveLength(4);
    for (const index of order.flatMap((item) => [item, item])) {
      const event = events[index] as TestEvent;
      expect((await deliverEvent(event)).status).toBe(200);
    }
    const { seats, subscription } = await billingOf(paying);
    expect({ purchased: seats.purchased, subscription }, order.join()).toEqual({
      purchased: 0,
      subscription: null,
    });
    expect(await prisma.subscription.findMany({ where: { organizationId: paying.id } })).toMatchObject([
      { status: "canceled", seats: 20, live: false },
    ]);
  }
});

test("late events in any order leave the provider's current state", async () => {
  for (const order of permutations([0, 1, 2])) {
    const paying = await makePayingOrganization(10);
    await changeSubscription(paying.subscriptionId, { seats: 20 });
    await changeSubscription(paying.subscriptionId, { payment: "fails" });
    const events = (await eventsOf(paying.customer)).filter(({ type }) => !type.endsWith("created"));
    for (const index of [...order, ...order]) await deliverEvent(events[index] as TestEvent);
    expect(await billingOf(paying)).toMatchObject({
      seats: { purchased: 20 },
      subscription: { status: "past_due", seats: 20 },
    });
    expect(await changesOf(paying)).toHaveLength(1);
  }
});

test("concurrent deliveries of the same events count once", async () => {
  const paying = await makePayingOrganization(10);
  const events = await eventsOf(paying.customer);
  const tries = Array.from({ length: 5 }, () => events).flat();
  // A delivery that finds too many requests to the provider gets a 503, and is sent again.
  await Promise.all(tries.map(deliverEvent));
  for (const event of events) expect((await deliverEvent(event)).status).toBe(200);
  expect((await billingOf(paying)).seats.purchased).toBe(10);
  expect(await changesOf(paying)).toHaveLength(1);
});

test("a renewal of the subscription isn't logged as a change, but a planned end is", async () => {
  const paying = await makePayingOrganization(10);
  const [created] = await eventsOf(paying.customer);
  await deliverEvent(created as TestEvent);
  await changeSubscription(paying.subscriptionId, { interval: "monthly" });
  await changeSubscription(paying.subscriptionId, { renews: false });
  for (const event of await eventsOf(paying.customer)) await deliverEvent(event);
  expect((await billingOf(paying)).subscription?.cancelAtPeriodEnd).toBe(true);
  expect(await changesOf(paying)).toHaveLength(2);
});

test("an event of an unknown type, customer, or subscription is stored, and gets 200", async () => {
  const { customer, id } = await makePayingOrganization(10);
  const events = [
    eventWith({ type: "price.updated", data: { object: { object: "price", id: "price_1" } } }),
    eventWith({ data: { object: { object: "subscription", id: "sub_nowhere", customer: "cus_nowhere" } } }),
    eventWith({ data: { object: { object: "subscription", id: "sub_nowhere", customer } } }),
  ];
  for (const event of events) {
    expect((await deliverEvent(event)).status).toBe(200);
    expect(await prisma.paymentEvent.findUnique({ where: { id: event.id } })).not.toBeNull();
  }
  expect(await prisma.subscription.count({ where: { organizationId: id } })).toBe(0);
});

test.each([
  ["without data", { type: "v2.core.event_destination.ping" }],
  ["without an object", { type: "reporting.report_run.failed", data: null }],
  [
    "of forms that are not known",
    { type: "invoice.paid", data: { object: { customer: 5, parent: "none" } } },
  ],
])("a signed event %s is stored, and gets 200", async (_form, fields) => {
  const { data: _data, ...event } = eventWith({});
  expect((await deliverEvent({ ...event, ...fields } as TestEvent)).status).toBe(200);
  expect(await prisma.paymentEvent.findUnique({ where: { id: event.id } })).not.toBeNull();
});

test("a signed event with characters that the database can't store as text is stored intact, and takes effect", async () => {
  const paying = await makePayingOrganization(10);
  const [event] = (await eventsOf(paying.customer)) as [TestEvent];
  const odd = { nul: "a\0b", "half\ud800": "\udc00" };
  const changed = { ...event, odd, data: { object: { ...event.data.object, metadata: odd } } };
  expect((await deliverEvent(changed)).status).toBe(200);
  expect((await billingOf(paying)).seats.purchased).toBe(10);
  const { payload } = await prisma.paymentEvent.findUniqueOrThrow({ where: { id: event.id } });
  expect(JSON.parse(payload)).toEqual(changed);
  expect(await reprocessPaymentEvent(event.id)).toEqual({ organizationId: paying.id });
});

test("ids with such characters match nothing, and get 200", async () => {
  const object = { object: "subscription", id: "sub_\0", customer: "cus_\0" };
  const { id } = eventWith({});
  const event = eventWith({ id: `${id}\0`, type: "strange.\ud800", data: { object } });
  for (const _time of [1, 2]) expect((await deliverEvent(event)).status).toBe(200);
  const kept = await prisma.paymentEvent.findMany({ where: { id: { startsWith: id } } });
  expect(kept).toMatchObject([{ id: `${id}\ufffd`, type: "strange.\ufffd", organizationId: null }]);
});

test.each([
  [[]],
  [null],
  ["event"],
  [{ type: "invoice.paid" }],
  [{ id: "evt_untyped" }],
  [{ id: `evt_${"x".repeat(3_000)}`, type: "invoice.paid" }],
])("a signed body that isn't an event is rejected with 400: %j", async (body) => {
  expect((await deliverEvent(body as unknown as TestEvent)).status).toBe(400);
});

test("a failure gives 500 and stores nothing, and the same event takes effect when it is sent again", async () => {
  const paying = await makePayingOrganization(10);
  const [event] = (await eventsOf(paying.customer)) as [TestEvent];
  const damaged = "UPDATE test_payment_objects SET data = $2::jsonb WHERE id = $1";
  const { data } = await prisma.testPaymentObject.findUniqueOrThrow({
    where: { id: paying.subscriptionId },
  });
  await pool.query(damaged, [paying.subscriptionId, '{"items": null}']);
  expect((await deliverEvent(event)).status).toBe(500);
  expect(await prisma.paymentEvent.findUnique({ where: { id: event.id } })).toBeNull();
  await pool.query(damaged, [paying.subscriptionId, JSON.stringify(data)]);
  expect((await deliverEvent(event)).status).toBe(200);
  expect((await billingOf(paying)).seats.purchased).toBe(10);
});

test("a body that is unsigned, signed for another body, or signed long ago is rejected and not stored", async () => {
  const event = eventWith({});
  const { headers, body } = await signed(event);
  const old = headers["Stripe-Signature"].replace(/t=\d+/, "t=1000000000");
  for (const wrong of [
    { headers: { "Content-Type": "application/json" }, body },
    { headers, body: `${body} ` },
    { headers: { ...headers, "Stripe-Signature": old }, body },
  ]) {
    expect((await http({ method: "POST", path: PAYMENT_EVENTS_PATH, ...wrong })).status).toBe(400);
  }
  expect((await http({ path: PAYMENT_EVENTS_PATH })).status).toBe(405);
  const huge = { headers, body: " ".repeat(1_048_577) };
  expect((await http({ method: "POST", path: PAYMENT_EVENTS_PATH, ...huge })).status).toBe(413);
  expect(await prisma.paymentEvent.findUnique({ where: { id: event.id } })).toBeNull();
});

test("reprocessing restores what was lost, and the log attributes it to support", async () => {
  const paying = await makePayingOrganization(10);
  const [event] = (await eventsOf(paying.customer)) as [TestEvent];
  await deliverEvent(event);
  await prisma.subscription.deleteMany({ where: { organizationId: paying.id } });
  await prisma.organization.update({ where: { id: paying.id }, data: { purchasedSeats: 0 } });
  expect(await reprocessPaymentEvent(event.id)).toEqual({ organizationId: paying.id });
  expect((await billingOf(paying)).seats.purchased).toBe(10);
  const entry = await prisma.auditEvent.findFirst({
    where: { organizationId: paying.id, action: "payment_event_reprocessed" },
  });
  expect(entry).toMatchObject({ subjectLabel: event.id, actorLabel: "Support", performedBySupport: true });
  expect(await reprocessPaymentEvent("evt_nowhere")).toBeNull();
});
