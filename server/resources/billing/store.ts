import type { OrganizationId } from "#server/core/access.ts";
import { type Sql, statement } from "#server/core/sql.ts";
import type { Billing } from "./contract.ts";

const READ_LIVE = statement(
  "billing_read_live",
  `SELECT status, "interval", seats, current_period_end AS "currentPeriodEnd",
     cancel_at_period_end AS "cancelAtPeriodEnd"
   FROM subscriptions WHERE organization_id = $1 AND live ORDER BY created_at DESC, id DESC LIMIT 1`,
);
const READ_CUSTOMER = statement(
  "billing_read_customer",
  `SELECT payment_customer_id AS "customerId" FROM organizations WHERE id = $1`,
);
const WRITE_CUSTOMER = statement(
  "billing_write_customer",
  "UPDATE organizations SET payment_customer_id = $2 WHERE id = $1 AND payment_customer_id IS NULL",
);

/** The subscription that has not ended, the youngest if there are two; null without one. */
export async function readLiveSubscription(sql: Sql, id: OrganizationId): Promise<Billing["subscription"]> {
  const [row] = await sql.query<NonNullable<Billing["subscription"]>>(READ_LIVE, [id]);
  return row ?? null;
}

/** The organization's name at the provider; null before its first checkout. */
export async function readCustomer(sql: Sql, id: OrganizationId): Promise<string | null> {
  const [row] = await sql.query<{ customerId: string | null }>(READ_CUSTOMER, [id]);
  return row?.customerId ?? null;
}

/** Notes the organization's name at the provider; the first stays. */
export async function writeCustomer(sql: Sql, id: OrganizationId, customerId: string): Promise<void> {
  await sql.query(WRITE_CUSTOMER, [id, customerId]);
}
