import { sql as raw } from "kysely";
import type { OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";
import type { PaymentEvent, ProviderSubscription } from "#server/payments/events.ts";
import { Billing, LIVE_STATUSES } from "./contract.ts";

/** The statuses that provide seats: a failed payment is retried for some weeks. */
const SEATED_STATUSES = ["active", "trialing", "past_due"] as const;

type OfOrganization = { organizationId: OrganizationId };
const READ_LIVE = statement("billing_read_live", ({ organizationId }: Params<OfOrganization>) =>
  db
    .selectFrom("subscriptions")
    .select([
      "status",
      "interval",
      "seats",
      "current_period_end as currentPeriodEnd",
      "cancel_at_period_end as cancelAtPeriodEnd",
    ])
    .where("organization_id", "=", organizationId)
    .where("live", "=", true)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1),
);
const WRITE_CUSTOMER = statement(
  "billing_write_customer",
  ({ organizationId, customerId }: Params<OfOrganization & { customerId: string }>) =>
    db
      .updateTable("organizations")
      .set({ payment_customer_id: customerId })
      .where("id", "=", organizationId)
      .where("payment_customer_id", "is", null),
);
const OF_CUSTOMER = statement("billing_of_customer", ({ customerId }: Params<{ customerId: string }>) =>
  db.selectFrom("organizations").select("id").where("payment_customer_id", "=", customerId),
);
const DELETED = statement("billing_organization_deleted", ({ id }: Params<{ id: string }>) =>
  db
    .selectFrom("audit_events as e")
    .select("e.id")
    .where(raw.ref("e.organization_id"), "=", id)
    .where("e.action", "=", "organization_deleted")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("organizations as o").select("o.id").whereRef("o.id", "=", raw.ref("e.organization_id")),
        ),
      ),
    )
    .limit(1),
);
type StoredEvent = Pick<PaymentEvent, "id" | "type" | "payload"> & {
  organizationId: string | null;
  at: string;
};
const INSERT_EVENT = statement("billing_insert_event", (event: Params<StoredEvent>) =>
  db
    .insertInto("payment_events")
    .values({
      id: event.id,
      type: event.type,
      organization_id: event.organizationId,
      payload: event.payload,
      received_at: event.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id"),
);
const READ_EVENT = statement("billing_read_event", ({ id }: Params<{ id: string }>) =>
  db.selectFrom("payment_events").select("payload").where("id", "=", id),
);
const TAKE_TURN = statement("billing_take_turn", ({ organizationId }: Params<OfOrganization>) =>
  db.selectNoFrom(
    raw<string>`pg_advisory_xact_lock(hashtextextended('billing ' || ${organizationId}, 0))::text`.as("held"),
  ),
);
type Written = OfOrganization &
  Pick<ProviderSubscription, "id" | "status" | "interval" | "seats" | "cancelAtPeriodEnd"> & {
    live: boolean;
    currentPeriodEnd: string;
    createdAt: string;
    at: string;
  };
const WRITE_SUBSCRIPTION = statement("billing_write_subscription", (given: Params<Written>) =>
  db
    .insertInto("subscriptions")
    .values({
      id: given.id,
      organization_id: given.organizationId,
      status: given.status,
      interval: given.interval,
      seats: given.seats,
      current_period_end: given.currentPeriodEnd,
      cancel_at_period_end: given.cancelAtPeriodEnd,
      live: given.live,
      created_at: given.createdAt,
      updated_at: given.at,
    })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        status: ref("excluded.status"),
        interval: ref("excluded.interval"),
        seats: ref("excluded.seats"),
        current_period_end: ref("excluded.current_period_end"),
        cancel_at_period_end: ref("excluded.cancel_at_period_end"),
        live: ref("excluded.live"),
        updated_at: ref("excluded.updated_at"),
      })),
    ),
);
const WRITE_SEATS = statement("billing_write_seats", ({ organizationId }: Params<OfOrganization>) =>
  db
    .updateTable("organizations")
    .set(({ selectFrom }) => ({
      purchased_seats: selectFrom("subscriptions")
        .select(raw<number>`coalesce(sum(seats), 0)`.as("seats"))
        .where("organization_id", "=", organizationId)
        .where("status", "in", SEATED_STATUSES)
        .$asScalar()
        .$notNull(),
    }))
    .where("id", "=", organizationId),
);

/** Returns the subscription that hasn't ended, the newest if there are two, or null. */
export async function readLiveSubscription(sql: Sql, id: OrganizationId): Promise<Billing["subscription"]> {
  return Billing.shape.subscription.parse((await sql.first(READ_LIVE, { organizationId: id })) ?? null);
}

/** Stores the organization's customer id at the provider, unless it has one. */
export async function writeCustomer(sql: Sql, id: OrganizationId, customerId: string): Promise<void> {
  await sql.run(WRITE_CUSTOMER, { organizationId: id, customerId });
}

/** Returns the organization that is this customer at the provider, or null. */
export async function findCustomersOrganization(
  sql: Sql,
  customerId: string,
): Promise<OrganizationId | null> {
  return (await sql.first(OF_CUSTOMER, { customerId }))?.id ?? null;
}

/** Checks whether an organization with this id was deleted, by its log, which remains. */
export async function wasDeleted(sql: Sql, organizationId: string): Promise<boolean> {
  return (await sql.run(DELETED, { id: organizationId })) > 0;
}

/** Stores an event; returns false if it is stored already. Waits while another process stores it. */
export async function insertEvent(
  sql: Sql,
  { id, type, payload }: PaymentEvent,
  organizationId: OrganizationId | null,
  at: Date,
): Promise<boolean> {
  const event = { id, type, organizationId, payload, at: at.toISOString() };
  return (await sql.run(INSERT_EVENT, event)) > 0;
}

/** Returns the payload of a stored event as received, or null. */
export async function readEvent(sql: Sql, id: string): Promise<string | null> {
  return (await sql.first(READ_EVENT, { id }))?.payload ?? null;
}

/** Waits for the exclusive right to change an organization's subscription, until the transaction ends. */
export async function takeBillingTurn(sql: Sql, id: OrganizationId): Promise<void> {
  await sql.run(TAKE_TURN, { organizationId: id });
}

/** Writes a subscription as the provider has it, and updates the total of the organization's seats. */
export async function writeSubscription(
  sql: Sql,
  organizationId: OrganizationId,
  { id, status, interval, seats, currentPeriodEnd, cancelAtPeriodEnd, createdAt }: ProviderSubscription,
  at: Date,
): Promise<void> {
  await sql.run(WRITE_SUBSCRIPTION, {
    id,
    organizationId,
    status,
    interval,
    seats,
    currentPeriodEnd: currentPeriodEnd.toISOString(),
    cancelAtPeriodEnd,
    live: (LIVE_STATUSES as readonly string[]).includes(status),
    createdAt: createdAt.toISOString(),
    at: at.toISOString(),
  });
  await sql.run(WRITE_SEATS, { organizationId });
}
