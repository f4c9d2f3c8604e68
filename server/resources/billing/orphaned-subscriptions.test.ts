import { expect, test } from "vitest";
import { handlers } from "#server/jobs/handlers.ts";
import { pool, prisma } from "#server/lib/database.ts";
import { payCheckout } from "#server/payments/test-provider/actions.ts";
import type { TestCheckout, TestEvent, TestSubscription } from "#server/payments/test-provider/shapes.ts";
import { makeCoaching } from "#server/testing/membership.ts";
import { deliverEvent, eventsOf, makePayingOrganization } from "#server/testing/payments.ts";
import { endOrphanedSubscription } from "./service.ts";

type Paying = Awaited<ReturnType<typeof makePayingOrganization>>;

async function objectOf<Data>(id: string): Promise<Data> {
  return (await prisma.testPaymentObject.findUniqueOrThrow({ where: { id } })).data as Data;
}

const subscriptionOf = ({ subscriptionId }: Paying) => objectOf<TestSubscription>(subscriptionId);

async function refundsOf(paying: Paying): Promise<number> {
  const { latest_invoice } = await subscriptionOf(paying);
  const paid = latest_invoice.payments.data.map(({ payment }) => payment.payment_intent);
  const refunds = await prisma.testPaymentObject.findMany({ where: { kind: "refund" } });
  return refunds.filter(({ data }) => paid.includes((data as { payment_intent: string }).payment_intent))
    .length;
}

/** Runs the pending jobs with this name twice, as two workers that took the same jobs. Returns how many were pending. */
async function runTwice<Name extends "close-checkouts" | "end-orphaned-subscription">(
  name: Name,
  field: string,
  value: string,
): Promise<number> {
  const { rows } = await pool.query("SELECT data FROM pgboss.job WHERE name = $1 AND data->>$2 = $3", [
    name,
    field,
    value,
  ]);
  for (const { data } of [...rows, ...rows]) await handlers[name](data, "a job");
  return rows.length;
}

test("a payment made during the organization's deletion is refunded, and the subscription ends", async () => {
  const paying = await makePayingOrganization(10);
  const { owner, organizationSlug, subscriptionId } = paying;
  await owner.api.ok("organizations.delete", { organizationSlug });
  for (const event of await eventsOf(paying.customer)) expect((await deliverEvent(event)).status).toBe(200);
  expect((await subscriptionOf(paying)).status).toBe("active");
  expect(await runTwice("end-orphaned-subscription", "subscriptionId", subscriptionId)).toBe(2);
  expect((await subscriptionOf(paying)).status).toBe("canceled");
  expect(await refundsOf(paying)).toBe(1);
});

test("a crash after the refund causes no second refund, even if the provider forgot the request", async () => {
  const paying = await makePayingOrganization(10);
  const { owner, organizationSlug, subscriptionId } = paying;
  await owner.api.ok("organizations.delete", { organizationSlug });
  const before = await subscriptionOf(paying);
  await endOrphanedSubscription(subscriptionId);
  await prisma.testPaymentObject.update({ where: { id: subscriptionId }, data: { data: before } });
  await prisma.testPaymentObject.deleteMany({ where: { kind: "answer" } });
  await endOrphanedSubscription(subscriptionId);
  expect((await subscriptionOf(paying)).status).toBe("canceled");
  expect(await refundsOf(paying)).toBe(1);
});

test("subscriptions of existing organizations, other installations, and other products stay", async () => {
  const paying = await makePayingOrganization(10);
  const [event] = (await eventsOf(paying.customer)) as [TestEvent];
  await deliverEvent(event);
  await endOrphanedSubscription(paying.subscriptionId);
  const before = await subscriptionOf(paying);
  for (const metadata of [{ organizationId: "org_of_another_installation" }, {}]) {
    const data = { ...before, metadata };
    await prisma.testPaymentObject.update({ where: { id: paying.subscriptionId }, data: { data } });
    await endOrphanedSubscription(paying.subscriptionId);
  }
  await endOrphanedSubscription("sub_nowhere");
  expect((await subscriptionOf(paying)).status).toBe("active");
  expect(await refundsOf(paying)).toBe(0);
});

test("deleting an organization closes its open checkout page, so that no one can pay", async () => {
  const { id, organizationSlug, owner } = await makeCoaching();
  const wish = { organizationSlug, interval: "monthly", seats: 3 } as const;
  const { url } = await owner.api.ok("billing.create_checkout_session", wish);
  const { paymentCustomerId } = await prisma.organization.findUniqueOrThrow({ where: { id } });
  await owner.api.ok("organizations.delete", { organizationSlug });
  expect(await runTwice("close-checkouts", "customerId", paymentCustomerId ?? "")).toBe(1);
  const session = url.slice(url.lastIndexOf("/") + 1);
  await payCheckout(session);
  expect((await objectOf<TestCheckout>(session)).status).toBe("expired");
});
