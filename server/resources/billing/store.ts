import type { OrganizationId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { PaymentEvent, ProviderSubscription } from "#server/payments/events.ts";
import { type Billing, LIVE_STATUSES } from "./contract.ts";

/** While it is so, the seats are there: a payment that failed is tried again for some weeks. */
const SEATED_STATUSES = ["active", "trialing", "past_due"];

const READ_LIVE = statement(
  "billing_read_live",
  `SELECT status, "interval", seats, current_period_end AS "currentPeriodEnd",
     cancel_at_period_end AS "cancelAtPeriodEnd"
   FROM subscriptions WHERE organization_id = $1 AND live ORDER BY created_at DESC, id DESC LIMIT 1`,
);
const WRITE_CUSTOMER = statement(
  "billing_write_customer",
  "UPDATE organizations SET payment_customer_id = $2 WHERE id = $1 AND payment_customer_id IS NULL",
);
const OF_CUSTOMER = statement(
  "billing_of_customer",
  "SELECT id FROM organizations WHERE payment_customer_id = $1",
);
const DELETED = statement(
  "billing_organization_deleted",
  `SELECT 1 AS found FROM audit_events e WHERE e.organization_id = $1 AND e.action = 'organization_deleted'
     AND NOT EXISTS (SELECT FROM organizations o WHERE o.id = e.organization_id) LIMIT 1`,
);
const INSERT_EVENT = statement(
  "billing_insert_event",
  `INSERT INTO payment_events (id, type, organization_id, payload, received_at)
   VALUES ($1, $2, $3, $4, $5::timestamptz) ON CONFLICT DO NOTHING RETURNING id`,
);
const READ_EVENT = statement("billing_read_event", "SELECT payload FROM payment_events WHERE id = $1");
const TAKE_TURN = statement(
  "billing_take_turn",
  "SELECT 1 AS taken FROM (SELECT pg_advisory_xact_lock(hashtextextended('billing ' || $1, 0))) AS waited",
);
const WRITE_SUBSCRIPTION = statement(
  "billing_write_subscription",
  `INSERT INTO subscriptions (id, organization_id, status, "interval", seats, current_period_end,
     cancel_at_period_end, live, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6::timestamptz, $7, $8, $9::timestamptz, $10::timestamptz)
   ON CONFLICT (id) DO UPDATE SET status = excluded.status, "interval" = excluded."interval",
     seats = excluded.seats, current_period_end = excluded.current_period_end,
     cancel_at_period_end = excluded.cancel_at_period_end, live = excluded.live, updated_at = excluded.updated_at`,
);
const WRITE_SEATS = statement(
  "billing_write_seats",
  `UPDATE organizations SET purchased_seats = (
     SELECT coalesce(sum(seats), 0) FROM subscriptions WHERE organization_id = $1 AND status = ANY($2::text[])
   ) WHERE id = $1`,
);

/** The subscription that has not ended, the youngest if there are two; null without one. */
export async function readLiveSubscription(sql: Sql, id: OrganizationId): Promise<Billing["subscription"]> {
  const [row] = await sql.query<NonNullable<Billing["subscription"]>>(READ_LIVE, [id]);
  return row ?? null;
}

/** Notes the organization's name at the provider; the first stays. */
export async function writeCustomer(sql: Sql, id: OrganizationId, customerId: string): Promise<void> {
  await sql.query(WRITE_CUSTOMER, [id, customerId]);
}

/** The organization that is this customer at the provider, or null. */
export async function findCustomersOrganization(
  sql: Sql,
  customerId: string,
): Promise<OrganizationId | null> {
  const [row] = await sql.query<{ id: OrganizationId }>(OF_CUSTOMER, [customerId]);
  return row?.id ?? null;
}

/** Whether there was an organization of this id that is deleted: its log, which stays, tells. */
export async function wasDeleted(sql: Sql, organizationId: string): Promise<boolean> {
  return (await sql.query(DELETED, [organizationId])).length > 0;
}

/** Stores an event; false where it is there already. While another process stores it, this waits. */
export async function insertEvent(
  sql: Sql,
  { id, type, payload }: PaymentEvent,
  organizationId: OrganizationId | null,
  at: Date,
): Promise<boolean> {
  const values = [id, type, organizationId, payload, at.toISOString()];
  return (await sql.query(INSERT_EVENT, values)).length > 0;
}

/** A stored event as it came, or null. */
export async function readEvent(sql: Sql, id: string): Promise<string | null> {
  const [row] = await sql.query<{ payload: string }>(READ_EVENT, [id]);
  return row?.payload ?? null;
}

/** One change of an organization's subscription at a time, until the transaction ends. */
export async function takeBillingTurn(sql: Sql, id: OrganizationId): Promise<void> {
  await sql.query(TAKE_TURN, [id]);
}

/** Writes a subscription as the provider has it, and the seats that all of the organization's come to. */
export async function writeSubscription(
  sql: Sql,
  organizationId: OrganizationId,
  { id, status, interval, seats, currentPeriodEnd, cancelAtPeriodEnd, createdAt }: ProviderSubscription,
  at: Date,
): Promise<void> {
  await sql.query(WRITE_SUBSCRIPTION, [
    id,
    organizationId,
    status,
    interval,
    seats,
    currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd,
    (LIVE_STATUSES as readonly string[]).includes(status),
    createdAt.toISOString(),
    at.toISOString(),
  ]);
  await sql.query(WRITE_SEATS, [organizationId, SEATED_STATUSES]);
}
