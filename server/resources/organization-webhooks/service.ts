import type { OrganizationId } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import { notifyOfPausedWebhooks } from "#server/resources/organizations/service.ts";
import { pauseMade } from "./store.ts";

type Leaving = { readonly accountId: string; readonly actorAccountId: string };

/**
 * Pauses the webhooks created by a member who leaves, is removed, or loses the role for them, and emails the owners. The person who resumes
 * one becomes its maker.
 */
export async function pauseWebhooksOf(
  sql: Sql,
  organizationId: OrganizationId,
  { accountId, actorAccountId }: Leaving,
): Promise<void> {
  const paused = await pauseMade(sql, { organizationId, makerAccountId: accountId });
  if (paused.length === 0) return;
  for (const { id, url } of paused) {
    await recordAuditEvent(sql, {
      organizationId,
      actorAccountId,
      subjectLabel: new URL(url).host,
      action: "webhook_updated",
      details: { webhookId: id, before: { status: "active" }, after: { status: "paused" } },
    });
  }
  const hosts = new Set(paused.map(({ url }) => new URL(url).host));
  await notifyOfPausedWebhooks(sql, organizationId, [...hosts]);
}
