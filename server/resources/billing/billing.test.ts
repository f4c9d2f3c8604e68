import { randomUUID } from "node:crypto";
import diagnostics from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";
import { expect, test } from "vitest";
import { pool, prisma } from "#server/lib/database.ts";
import { makeCaller } from "#server/testing/actors.ts";
import { serverOrigin } from "#server/testing/http-server.ts";
import { makeCoaching } from "#server/testing/membership.ts";

const wish = { interval: "monthly", seats: 25 } as const;
const newKey = () => ({ "Idempotency-Key": randomUUID() });

/** Creates a subscription as a payment event would leave it. */
async function subscribe(organizationId: string, live = true) {
  const id = `sub_${randomUUID()}`;
  const row = { id, organizationId, status: live ? "active" : "canceled", interval: "annual", live };
  const currentPeriodEnd = new Date("2027-02-01T00:00:00Z");
  await prisma.subscription.create({
    data: { ...row, seats: 20, currentPeriodEnd, cancelAtPeriodEnd: false, createdAt: new Date() },
  });
}

const checkoutsOf = async (organizationId: string) => {
  const { paymentCustomerId } = await prisma.organization.findUniqueOrThrow({
    where: { id: organizationId },
  });
  const rows = await prisma.testPaymentObject.findMany({
    where: { kind: "checkout", customer: paymentCustomerId },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ data }) => data as { url: string | null; status: string; cancel_url: string });
};

test("owners and admins can read the seats, and only owners can buy seats and open the portal", async () => {
  const { organizationSlug, owner, admin, coach, applicant } = await makeCoaching();
  const seats = { complimentary: 5, purchased: 0, total: 5, used: 1, available: 4, over: 0 };
  for (const { api } of [owner, admin])
    expect(await api.ok("billing.get", { organizationSlug })).toEqual({ seats, subscription: null });
  for (const { api } of [coach, applicant])
    await api.rejected("billing.get", { organizationSlug }, "insufficient_role");
  for (const { api } of [admin, coach, applicant]) {
    await api.rejected("billing.create_checkout_session", { organizationSlug, ...wish }, "insufficient_role");
    await api.rejected("billing.create_portal_session", { organizationSlug }, "insufficient_role");
  }
});

test("seats are whole numbers from 1 to 10,000, and the interval is monthly or annual", async () => {
  const { organizationSlug, owner } = await makeCoaching();
  const open = "billing.create_checkout_session";
  for (const wrong of [
    { seats: 0 },
    { seats: 10_001 },
    { seats: 1.5 },
    { seats: "5" },
    { interval: "weekly" },
  ])
    await owner.api.rejected(open, { organizationSlug, ...wish, ...wrong }, "validation_failed");
  for (const seats of [1, 10_000]) await owner.api.ok(open, { organizationSlug, ...wish, seats });
});

test("opening a checkout page changes no seats, and closes the one that was open before", async () => {
  const { id, organizationSlug, owner } = await makeCoaching();
  const first = await owner.api.ok("billing.create_checkout_session", { organizationSlug, ...wish });
  const second = await owner.api.ok("billing.create_checkout_session", { organizationSlug, ...wish });
  expect(second.url).not.toBe(first.url);
  expect((await checkoutsOf(id)).map(({ status }) => status)).toEqual(["expired", "open"]);
  expect((await owner.api.ok("billing.get", { organizationSlug })).seats.purchased).toBe(0);
});

test("a canceled checkout leads back to the billing page with the chosen seats and interval", async () => {
  const { id, organizationSlug, owner } = await makeCoaching();
  await owner.api.ok("billing.create_checkout_session", {
    organizationSlug,
    interval: "annual",
    seats: 37,
  });
  const [checkout] = await checkoutsOf(id);
  expect(checkout?.cancel_url).toMatch(
    new RegExp(`/o/${organizationSlug}/billing\\?seats=37&interval=annual$`),
  );
});

test("a retry after a crash between the provider's response and ours creates no second session", async () => {
  const { id, organizationSlug, owner } = await makeCoaching();
  const key = newKey();
  const input = { organizationSlug, ...wish };
  const { url } = await owner.api.ok("billing.create_checkout_session", input, key);
  // The state after a crash before the commit: we have stored nothing.
  await pool.query("DELETE FROM idempotency_records WHERE key = $1", [key["Idempotency-Key"]]);
  await prisma.organization.update({ where: { id }, data: { paymentCustomerId: null } });
  expect(await owner.api.ok("billing.create_checkout_session", input, key)).toEqual({ url });
  expect(await checkoutsOf(id)).toHaveLength(1);
});

test("concurrent first checkouts create one customer, and leave a page open", async () => {
  const { id, organizationSlug, owner } = await makeCoaching();
  const open = () => owner.api.ok("billing.create_checkout_session", { organizationSlug, ...wish });
  const responses = await Promise.all(Array.from({ length: 10 }, open));
  expect(new Set(responses.map(({ url }) => url)).size).toBe(10);
  const statuses = (await checkoutsOf(id)).map(({ status }) => status);
  expect(statuses).toHaveLength(10);
  expect(statuses).toContain("open");
});

test("with a live subscription, a second checkout and the organization's deletion are rejected", async () => {
  const { id, organizationSlug, owner } = await makeCoaching();
  await subscribe(id);
  const { subscription } = await owner.api.ok("billing.get", { organizationSlug });
  expect(subscription).toMatchObject({ status: "active", interval: "annual", seats: 20 });
  await owner.api.rejected(
    "billing.create_checkout_session",
    { organizationSlug, ...wish },
    "subscription_exists",
  );
  await owner.api.rejected("organizations.delete", { organizationSlug }, "subscription_active");
  await owner.api.ok("billing.create_portal_session", { organizationSlug });
});

test("after a subscription has ended, seats can be bought again, and the organization can be deleted", async () => {
  const { id, organizationSlug, owner } = await makeCoaching();
  await subscribe(id, false);
  expect((await owner.api.ok("billing.get", { organizationSlug })).subscription).toBeNull();
  await owner.api.ok("billing.create_checkout_session", { organizationSlug, ...wish });
  await owner.api.ok("organizations.delete", { organizationSlug });
});

test("a sandbox gets the documentation's URL and never 409, and no connection is opened", async () => {
  const { api } = await makeCaller({ environment: "sandbox" });
  const { id, slug: organizationSlug } = await api.ok("organizations.create", { name: "Toy", type: "other" });
  await subscribe(id);
  const ours = new URL(await serverOrigin()).host;
  const foreign: string[] = [];
  const note = (message: unknown) => {
    const { host, path } = (message as { request: ClientRequest }).request;
    if (!path.startsWith("/api/v1/organizations/")) foreign.push(`${host}${path}`);
  };
  diagnostics.subscribe("http.client.request.start", note);
  try {
    for (const key of [() => ({}), newKey]) {
      const checkout = await api.ok("billing.create_checkout_session", { organizationSlug, ...wish }, key());
      const portal = await api.ok("billing.create_portal_session", { organizationSlug }, key());
      for (const { url } of [checkout, portal]) expect(url).toMatch(/\/docs\/billing$/);
    }
  } finally {
    diagnostics.unsubscribe("http.client.request.start", note);
  }
  expect(foreign, `only requests to ${ours}`).toEqual([]);
  expect((await prisma.organization.findUniqueOrThrow({ where: { id } })).paymentCustomerId).toBeNull();
});
