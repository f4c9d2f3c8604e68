import type { OrganizationId } from "#server/core/access.ts";
import { announceChange } from "#server/core/live.ts";
import type { Sql } from "#server/core/sql.ts";
import { inSqlTransaction } from "#server/core/transaction.ts";
import { enqueue } from "#server/jobs/enqueue.ts";
import { now } from "#server/lib/clock.ts";
import { eventOf, type PaymentEvent, readSubscription } from "#server/payments/events.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import { seatsOf, tellOfFailedPayment, tellOfSeats } from "#server/resources/organizations/service.ts";
import * as store from "./store.ts";

/**
 * Takes an event of the payment provider: it is stored in the transaction of its effect, so that a repeated one does nothing.
 * One that concerns nobody of ours is kept. Fails where the provider can't be asked; the provider then sends it again.
 */
export async function receivePaymentEvent(event: PaymentEvent): Promise<void> {
  const organizationId = await inSqlTransaction(async (sql) => {
    const organization = await concerned(sql, event);
    if (!(await store.insertEvent(sql, event, organization, now()))) return null;
    await takeEffect(sql, organization, event);
    return organization;
  });
  if (organizationId) announce(organizationId);
}

/**
 * Has a stored event take effect again, at the operator's wish; the organization's log tells of it.
 * @returns null where there is no such event; else whom it concerned, if anybody
 */
export async function reprocessPaymentEvent(id: string): Promise<{ organizationId: string | null } | null> {
  const done = await inSqlTransaction(async (sql) => {
    const payload = await store.readEvent(sql, id);
    if (payload === null) return null;
    const event = eventOf(payload);
    const organizationId = await concerned(sql, event);
    await takeEffect(sql, organizationId, event);
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

async function concerned(sql: Sql, { customerId }: PaymentEvent): Promise<OrganizationId | null> {
  return customerId === null ? null : store.findCustomersOrganization(sql, customerId);
}

/** A subscription of nobody here may be one that was paid while its organization was deleted: a job looks into it. */
async function takeEffect(sql: Sql, organizationId: OrganizationId | null, event: PaymentEvent) {
  const { subscriptionId } = event;
  if (subscriptionId === null) return;
  if (organizationId === null) await enqueue(sql, "end-orphaned-subscription", { subscriptionId });
  else await refresh(sql, organizationId, subscriptionId, event.customerId);
}

/**
 * Brings the subscription to what it is at the provider now, whatever the event says and whichever came first. One at a time an
 * organization, by a lock of its own: who invites people needn't wait for the provider.
 */
async function refresh(
  sql: Sql,
  organizationId: OrganizationId,
  subscriptionId: string,
  customerId: string | null,
): Promise<void> {
  await store.takeBillingTurn(sql, organizationId);
  const fresh = await readSubscription(subscriptionId);
  if (fresh === null || fresh.customerId !== customerId) return;
  const before = await described(sql, organizationId);
  const { total } = await seatsOf(sql, organizationId);
  await store.writeSubscription(sql, organizationId, fresh, now());
  const after = await described(sql, organizationId);
  await tellOwners(sql, organizationId, { before, after, totalBefore: total });
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  await recordAuditEvent(sql, {
    organizationId,
    // A checkout says whose it was; what is changed later is known from the provider alone.
    actorAccountId: before === null ? fresh.accountId : null,
    isByProvider: true,
    action: "subscription_changed",
    details: { before, after },
  });
}

type Described = Awaited<ReturnType<typeof described>>;
type Change = { readonly before: Described; readonly after: Described; readonly totalBefore: number };

/** Mails the owners where a payment failed, or the seats became too few. */
async function tellOwners(sql: Sql, id: OrganizationId, { before, after, totalBefore }: Change) {
  const failed = failedStatus(after);
  if (failed !== null && failedStatus(before) === null) await tellOfFailedPayment(sql, id, failed);
  const { total } = await seatsOf(sql, id);
  await tellOfSeats(sql, id, { seats: total - totalBefore });
}

function failedStatus(subscription: Described): "past_due" | "unpaid" | null {
  const status = subscription?.status;
  return status === "past_due" || status === "unpaid" ? status : null;
}

/** What the log tells of; a renewal, which only moves the period's end, is no change. */
async function described(sql: Sql, organizationId: OrganizationId) {
  const subscription = await store.readLiveSubscription(sql, organizationId);
  if (subscription === null) return null;
  const { status, interval, seats, cancelAtPeriodEnd } = subscription;
  return { status, interval, seats, cancelAtPeriodEnd };
}

function announce(organizationId: string): void {
  const operation = "billing.get";
  announceChange({ accountId: null, organizationIds: [organizationId], operation, originTab: null });
}
