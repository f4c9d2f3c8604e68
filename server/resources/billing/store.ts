import { sql as raw } from "kysely";
import type { OfOrganization, OrganizationId } from "#server/core/access.ts";
import { columnsOf, equal, excluded } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, insertInto, selectFrom, updateTable } from "#server/core/statements.ts";
import type { PaymentEvent, ProviderSubscription } from "#server/payments/events.ts";
import { type Billing, LIVE_STATUSES } from "./contract.ts";

type Live = NonNullable<Billing["subscription"]>;

/** The statuses that provide seats: `past_due` does, too, because a failed payment is retried for a few weeks. */
const SEATED_STATUSES = ["active", "trialing", "past_due"] as const;

/** Returns the subscription that hasn't ended, the newest if there are two. */
export const readLiveSubscription = query.maybeOne(
  "billing_read_live",
  ({ organizationId }: Params<OfOrganization>) =>
    selectFrom("subscriptions")
      .select(({ ref }) => [
        ref("status").$castTo<Live["status"]>().as("status"),
        "interval",
        "seats",
        "current_period_end as currentPeriodEnd",
        "cancel_at_period_end as cancelAtPeriodEnd",
      ])
      .where(equal({ organization_id: organizationId, live: true }))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(1),
);

/** Stores the organization's customer id at the provider, unless it has one. */
export const writeCustomer = query.execute(
  "billing_write_customer",
  ({ organizationId, customerId }: Params<OfOrganization & { customerId: string }>) =>
    updateTable("organizations")
      .set({ payment_customer_id: customerId })
      .where(equal({ id: organizationId, payment_customer_id: null })),
);

/** Finds the organization that is this customer at the provider. */
export const findCustomersOrganization = query.maybeOne(
  "billing_of_customer",
  ({ customerId }: Params<{ customerId: string }>) =>
    selectFrom("organizations").select("id").where("payment_customer_id", "=", customerId),
);

/** Checks in the audit log, which is kept, whether an organization with this id was deleted. */
export const wasDeleted = query.matches("billing_organization_deleted", ({ id }: Params<{ id: string }>) =>
  selectFrom("audit_events as e")
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

type Opened = OfOrganization & { since: Date; until: Date };

/** Returns up to two accounts that opened the organization's billing portal in a period. */
export const listPortalOpeners = query.many(
  "billing_portal_openers",
  ({ organizationId, since, until }: Params<Opened>) =>
    selectFrom("audit_events as e")
      .select("e.actor_account_id as accountId")
      .distinct()
      .where("e.organization_id", "=", organizationId)
      .where("e.action", "=", "billing_portal_opened")
      .where("e.created_at", ">=", since)
      .where("e.created_at", "<=", until)
      .limit(2),
);

type NewEvent = Pick<PaymentEvent, "id" | "type" | "payload"> & {
  organizationId: OrganizationId | null;
  at: Date;
};

/** Stores an event; returns false if it is stored already. Waits while another process stores it. */
export const insertEvent = query.matches(
  "billing_insert_event",
  ({ id, type, organizationId, payload, at }: Params<NewEvent>) =>
    insertInto("payment_events")
      .values({ id, type, organization_id: organizationId, payload, received_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id"),
);

/** Returns the payload of a stored event, as received. */
export const readEvent = query.maybeOne("billing_read_event", ({ id }: Params<{ id: string }>) =>
  selectFrom("payment_events").select("payload").where("id", "=", id),
);

/** Locks an organization's subscription for a change until the transaction ends. */
export const lockBilling = query.execute("billing_take_turn", ({ organizationId }: Params<OfOrganization>) =>
  db.selectNoFrom(
    raw<string>`pg_advisory_xact_lock(hashtextextended('billing ' || ${organizationId}, 0))::text`.as("held"),
  ),
);

type Written = OfOrganization &
  Omit<ProviderSubscription, "customerId" | "accountId" | "organizationId"> & { live: boolean; at: Date };

const upsertSubscription = query.execute("billing_write_subscription", ({ at, ...params }: Params<Written>) =>
  insertInto("subscriptions")
    .values({ ...columnsOf(params), updated_at: at })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(
          excluded(
            "status",
            "interval",
            "seats",
            "current_period_end",
            "cancel_at_period_end",
            "live",
            "updated_at",
          ),
        ),
    ),
);

const updateSeats = query.execute("billing_write_seats", ({ organizationId }: Params<OfOrganization>) =>
  updateTable("organizations")
    .set(({ selectFrom }) => ({
      purchased_seats: selectFrom("subscriptions")
        .select(raw<number>`coalesce(sum(seats), 0)`.as("seats"))
        .where(equal({ organization_id: organizationId, status: SEATED_STATUSES }))
        .$asScalar()
        .$notNull(),
    }))
    .where("id", "=", organizationId),
);

/** Stores a subscription as it is at the provider, and updates the total of the organization's seats. */
export async function writeSubscription(
  sql: Sql,
  organizationId: OrganizationId,
  { customerId: _, accountId: __, ...subscription }: ProviderSubscription,
  at: Date,
): Promise<void> {
  const live = (LIVE_STATUSES as readonly string[]).includes(subscription.status);
  await upsertSubscription(sql, { ...subscription, organizationId, live, at });
  await updateSeats(sql, { organizationId });
}
