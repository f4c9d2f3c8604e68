import { sqlOn } from "#server/core/sql.ts";
import { pool } from "#server/lib/database.ts";
import { readSubscription } from "#server/payments/events.ts";
import { refundAndEnd } from "#server/payments/refunds.ts";
import { wasDeleted } from "./store.ts";

const ENDED: readonly string[] = ["canceled", "incomplete_expired"];

/**
 * Ends a subscription that was paid as its organization was deleted, and gives the money back. One that another product or
 * installation made, or whose organization is there, is left alone.
 * @throws unavailable
 */
export async function endOrphanedSubscription(id: string): Promise<void> {
  const found = await readSubscription(id);
  if (found === null || found.organizationId === null || ENDED.includes(found.status)) return;
  if (await wasDeleted(sqlOn(pool), found.organizationId)) await refundAndEnd(id);
}
