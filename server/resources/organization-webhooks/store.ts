import type { OrganizationId } from "#server/core/access.ts";
import { equal } from "#server/core/clauses.ts";
import { type Params, query } from "#server/core/query.ts";
import { updateTable } from "#server/core/statements.ts";

/** Pauses an organization's active webhooks that an account made, and returns them. */
export const pauseMade = query.many(
  "organization_webhooks_pause_made",
  ({ organizationId, makerAccountId }: Params<{ organizationId: OrganizationId; makerAccountId: string }>) =>
    updateTable("organization_webhook_endpoints as w")
      .set({
        status: "paused",
        status_reason: "maker_lost_role",
        due_at: null,
        lease: null,
        leased_until: null,
      })
      .where(equal({ "w.organization_id": organizationId, "w.maker_account_id": makerAccountId }))
      .where("w.status", "=", "active")
      .returning(["w.id", "w.url"]),
);
