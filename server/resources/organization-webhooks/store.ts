import type { OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { db, type Params, statement } from "#server/core/statements.ts";

type Given = { organizationId: OrganizationId; makerAccountId: string };
const PAUSE_MADE = statement("organization_webhooks_pause_made", (given: Params<Given>) =>
  db
    .updateTable("organization_webhook_endpoints as w")
    .set({ status: "paused", due_at: null, lease: null, leased_until: null })
    .where("w.organization_id", "=", given.organizationId)
    .where("w.maker_account_id", "=", given.makerAccountId)
    .where("w.status", "=", "active")
    .returning(["w.id", "w.url"]),
);

/** Pauses an organization's active webhooks that an account made, and returns them. */
export function pauseMade(sql: Sql, organizationId: OrganizationId, makerAccountId: string) {
  return sql.all(PAUSE_MADE, { organizationId, makerAccountId });
}
