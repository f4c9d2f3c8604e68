import { HOUR_MS } from "#domain/time.ts";
import type { OrganizationId } from "#server/core/access.ts";
import { announceChange } from "#server/core/live.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { now } from "#server/lib/clock.ts";
import { onBehalfOf } from "#server/lib/work.ts";
import { eventOf, type PaymentEvent, readSubscription } from "#server/payments/events.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import { notifyOfFailedPayment, notifyOfSeats, seatsOf } from "#server/resources/organizations/service.ts";
import * as store from "./store.ts";

/**
 * Processes an event of the payment provider: stores and applies it in one transaction, so that a repeated event does nothing. An event of
 * an unknown customer is stored, too. Throws if the provider can't be reached, which then sends the event again.
 */
export async function receivePaymentEvent(event: PaymentEvent): Promise<void> {
  const organizationId = await inSqlTransaction(async (sql) => {
    const organizationId = await organizationOf(sql, event);
    if (!(await store.insertEvent(sql, { ...event, organizationId, at: now() }))) return null;
    await applyEvent(sql, organizationId, event);
    return organizationId;
  });
  if (organizationId) announce(organizationId);
}

/**
 * Applies a stored event again at the operator's request; the organization's log records it.
 * @returns null if there is no such event; otherwise the organization it concerned, if any
 */
export async function reprocessPaymentEvent(id: string): Promise<{ organizationId: string | null } | null> {
  const done = await inSqlTransaction(async (sql) => {
    const stored = await store.readEvent(sql, { id });
    if (stored === null) return null;
    const event = eventOf(stored.payload);
    const organizationId = await organizationOf(sql, event);
    await applyEvent(sql, organizationId, event);
    if (organizationId === null) return { organizationId };
    await recordAuditEvent(sql, {
      organizationId,
      actorAccountId: null,
      action: "payment_event_reprocessed",
      subjectLabel: event.id,
      details: { type: event.type },
    });
    return { organizationId };
  });
  if (done?.organizationId) announce(done.organizationId);
  return done;
}

async function organizationOf(sql: Sql, { customerId }: PaymentEvent): Promise<OrganizationId | null> {
  if (customerId === null) return null;
  return (await store.findCustomersOrganization(sql, { customerId }))?.id ?? null;
}

/** Applies an event. Without an organization, the subscription may have been paid while it was deleted; a job checks that. */
async function applyEvent(sql: Sql, organizationId: OrganizationId | null, event: PaymentEvent) {
  const { subscriptionId } = event;
  if (subscriptionId === null) return;
  if (organizationId === null) await enqueue(sql, "end-orphaned-subscription", { subscriptionId });
  else {
    await onBehalfOf(organizationId, () => refresh(sql, organizationId, subscriptionId, event));
  }
}

/**
 * Updates the subscription to its current state at the provider, whatever the event says and in whatever
 * order events arrive. Runs one at a time per organization, under a separate lock, so that invitations don't
 * wait for the provider.
 */
async function refresh(
  sql: Sql,
  organizationId: OrganizationId,
  subscriptionId: string,
  { customerId, happenedAt }: PaymentEvent,
): Promise<void> {
  await store.lockBilling(sql, { organizationId });
  const fresh = await readSubscription(subscriptionId);
  if (fresh === null || fresh.customerId !== customerId) return;
  const before = await described(sql, organizationId);
  const { total } = await seatsOf(sql, organizationId);
  await store.writeSubscription(sql, organizationId, fresh, now());
  const after = await described(sql, organizationId);
  await notifyOwners(sql, organizationId, { before, after, totalBefore: total });
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const buyer = before === null ? fresh.accountId : null;
  const opener =
    before !== null && isChosen(before, after) ? await openerOf(sql, organizationId, happenedAt) : null;
  await recordAuditEvent(sql, {
    organizationId,
    actorAccountId: buyer ?? opener,
    isByProvider: true,
    action: "subscription_changed",
    details: { via: buyer ? "checkout" : opener ? "portal" : "provider", before, after },
  });
}

/**
 * Checks whether a person changed the seats, the interval, or the cancellation. The provider ends a subscription after a failed payment, or
 * if the end was scheduled earlier.
 */
function isChosen(before: NonNullable<Described>, after: Described): boolean {
  if (after === null) return !before.cancelAtPeriodEnd && failedStatus(before) === null;
  return (
    before.seats !== after.seats ||
    before.interval !== after.interval ||
    before.cancelAtPeriodEnd !== after.cancelAtPeriodEnd
  );
}

/** The longest time between opening the portal and a change made there. */
const PORTAL_MS = HOUR_MS;
/** The rounding of the provider's times, which have no milliseconds. */
const ROUNDED_MS = 1_000;

/** Returns the one account that opened the billing portal within an hour before an instant; null if none or several did. */
async function openerOf(sql: Sql, organizationId: OrganizationId, at: Date | null): Promise<string | null> {
  if (at === null) return null;
  const until = new Date(at.getTime() + ROUNDED_MS);
  const openers = await store.listPortalOpeners(sql, {
    organizationId,
    since: new Date(at.getTime() - PORTAL_MS),
    until,
  });
  return openers.length === 1 ? (openers[0]?.accountId ?? null) : null;
}

type Described = Awaited<ReturnType<typeof described>>;
type Change = { readonly before: Described; readonly after: Described; readonly totalBefore: number };

/** Emails the owners if a payment failed or the seats became too few. */
async function notifyOwners(sql: Sql, id: OrganizationId, { before, after, totalBefore }: Change) {
  const failed = failedStatus(after);
  if (failed !== null && failedStatus(before) === null) await notifyOfFailedPayment(sql, id, failed);
  const { total } = await seatsOf(sql, id);
  await notifyOfSeats(sql, id, { seats: total - totalBefore });
}

function failedStatus(subscription: Described): "past_due" | "unpaid" | null {
  const status = subscription?.status;
  return status === "past_due" || status === "unpaid" ? status : null;
}

/** Returns the fields that the log records; a renewal, which only moves the period's end, isn't a change. */
async function described(sql: Sql, organizationId: OrganizationId) {
  const subscription = await store.readLiveSubscription(sql, { organizationId });
  if (subscription === null) return null;
  const { status, interval, seats, cancelAtPeriodEnd } = subscription;
  return { status, interval, seats, cancelAtPeriodEnd };
}

function announce(organizationId: string): void {
  const operation = "billing.get";
  announceChange({ accountId: null, organizationIds: [organizationId], operation, originTab: null });
}
