import { createHash } from "node:crypto";
import { OperationError } from "#server/core/errors.ts";
import type { Handler, HandlerCall } from "#server/core/execute.ts";
import { defineGroup } from "#server/core/group.ts";
import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { env } from "#server/lib/env.ts";
import { readSubscription } from "#server/payments/events.ts";
import { refundAndEnd } from "#server/payments/refunds.ts";
import { openCheckout, openPortal, registerCustomer } from "#server/payments/sessions.ts";
import { recordChange } from "#server/resources/audit-events/service.ts";
import { readInternals, seatsOf } from "#server/resources/organizations/service.ts";
import { billing } from "./contract.ts";
import * as store from "./store.ts";

/** Returns the seats, and the live subscription if there is one. */
const getBilling: Handler<typeof billing.get> = async ({ ctx }) => {
  const { id } = ctx.organization;
  const seats = await seatsOf(ctx.sql, id);
  return { seats, subscription: await store.readLiveSubscription(ctx.sql, { organizationId: id }) };
};

/** Returns the URL of a checkout page. Passes the caller's idempotency key to the provider. @throws subscription_exists, unavailable */
const createCheckoutSession: Handler<typeof billing.createCheckoutSession> = async (call) => {
  const { ctx, input } = call;
  if (ctx.actor.environment === "sandbox") return { url: documentation() };
  const { organizationId } = ctx;
  if ((await store.readLiveSubscription(ctx.sql, { organizationId })) !== null) {
    const detail =
      "The organization has a live subscription. Change its seats with billing.create_portal_session.";
    throw new OperationError("subscription_exists", detail);
  }
  const { interval, seats } = input;
  return withCustomer(call, (customerId) =>
    openCheckout({
      organizationId,
      accountId: ctx.actor.accountId,
      customerId,
      interval,
      seats,
      returnTo: billingPage(call),
      key: providerKey(call),
    }),
  );
};

/**
 * Returns the URL of the billing portal. Logs who opened it, because the provider doesn't say who made a change there.
 * @throws unavailable
 */
const createPortalSession: Handler<typeof billing.createPortalSession> = async (call) => {
  if (call.ctx.actor.environment === "sandbox") return { url: documentation() };
  const opened = await withCustomer(call, (customerId) =>
    openPortal({ customerId, returnTo: billingPage(call), key: providerKey(call) }),
  );
  await recordChange(call.ctx, { action: "billing_portal_opened", details: {} });
  return opened;
};

type Call =
  | HandlerCall<typeof billing.createCheckoutSession>
  | HandlerCall<typeof billing.createPortalSession>;

/**
 * Opens a page for the organization's customer at the provider, who is created on first use. Writes the row last, so that only the caller's
 * membership is locked during calls to the provider.
 */
async function withCustomer({ ctx }: Call, open: (customerId: string) => Promise<string>) {
  const { id, name } = ctx.organization;
  const { customerId: storedCustomerId } = await readInternals(ctx.sql, { organizationId: id });
  const customerId = storedCustomerId ?? (await registerCustomer(id, name));
  const url = await open(customerId);
  if (storedCustomerId === null) await store.writeCustomer(ctx.sql, { organizationId: id, customerId });
  return { url };
}

/** Returns the idempotency key for the provider, derived from the credential, the caller's key, and the request; null without one. */
function providerKey({ ctx, input }: Call): string | null {
  if (ctx.idempotencyKey === null) return null;
  const { environment, principal } = ctx.actor;
  const parts = [environment, principal, ctx.idempotencyKey, ctx.organizationId, input];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

function billingPage({ ctx }: Call): string {
  return `${env().PUBLIC_URL}/o/${ctx.organization.slug}/billing`;
}

function documentation(): string {
  return `${env().PUBLIC_URL}/docs/billing`;
}

const ENDED: readonly string[] = ["canceled", "incomplete_expired"];

/**
 * Ends and refunds a subscription that was paid while its organization was deleted. Ignores one that another product or installation
 * created, or whose organization exists.
 * @throws unavailable
 */
export async function endOrphanedSubscription(id: string): Promise<void> {
  const found = await readSubscription(id);
  if (found === null || found.organizationId === null || ENDED.includes(found.status)) return;
  if (await store.wasDeleted(sqlOn(pool), { id: found.organizationId })) await refundAndEnd(id);
}

export const billingGroup = defineGroup(billing, {
  about: "Seats and subscription of an organization.",
  toolsets: ["billing"],
  handlers: {
    get: getBilling,
    createCheckoutSession,
    createPortalSession,
  },
  examples: () => import("./examples.ts"),
});
