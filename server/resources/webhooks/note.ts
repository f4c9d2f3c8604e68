import { noteSecurityEvent } from "#server/auth/security-log/note.ts";
import { sendNotice } from "#server/auth/security-log/notices.ts";
import { organizationOfJob } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { recordAuditEvent, recordChange } from "#server/resources/audit-events/service.ts";
import type { EventReader } from "#server/resources/events/service.ts";
import type { Webhook } from "./contract.ts";

type Change =
  | { readonly before: Webhook; readonly after: Webhook | null }
  | { readonly before: null; readonly after: Webhook };

const SECURITY_KINDS = {
  created: "webhook_added",
  updated: "webhook_moved",
  secret_rotated: "webhook_secret_rotated",
  deleted: "webhook_deleted",
} as const;

/**
 * Logs a change of a webhook in the person's security log or in the organization's audit log. Of the updates, the security log only has
 * changes of the address, and the audit log has all.
 */
export async function noteChange(
  ctx: EventReader,
  kind: keyof typeof SECURITY_KINDS,
  change: Change,
): Promise<void> {
  const { before, after } = change;
  const { id, url } = change.before === null ? change.after : (change.after ?? change.before);
  const { host } = new URL(url);
  if ("accountId" in ctx) {
    if (kind === "updated" && before?.url === url) return;
    const { userId, sessionId, principal, environment } = ctx.actor;
    const details = { environment, host };
    const credentialId = sessionId ?? principal;
    await noteSecurityEvent(ctx.sql, { kind: SECURITY_KINDS[kind], userId, credentialId, details });
    await notifyMaker(ctx, kind);
    return;
  }
  const [earlier, later] = [auditedFields(before), auditedFields(after)];
  if (kind === "updated" && JSON.stringify(earlier) === JSON.stringify(later)) return;
  const subjectLabel = host;
  if (kind === "secret_rotated") {
    await recordChange(ctx, { action: `webhook_${kind}`, subjectLabel, details: { webhookId: id } });
    return;
  }
  const details = { webhookId: id, before: earlier, after: later };
  await recordChange(ctx, { action: `webhook_${kind}`, subjectLabel, details });
  if (kind === "created" || before?.url !== after?.url) await notifyMaker(ctx, kind);
}

/** Emails the person whose webhook now sends data to a new address. */
async function notifyMaker({ sql, actor }: EventReader, kind: keyof typeof SECURITY_KINDS): Promise<void> {
  if (actor.environment !== "live" || (kind !== "created" && kind !== "updated")) return;
  await sendNotice(sql, actor.userId, "webhookAdded");
}

/** Logs the deletion of organizations' webhooks that ended with their maker's credential or by account recovery. */
export async function noteOrganizationWebhooksEnded(
  sql: Sql,
  webhooks: readonly (Audited & {
    readonly id: string;
    readonly organizationId: string;
    readonly makerAccountId: string | null;
  })[],
): Promise<void> {
  for (const webhook of webhooks) {
    await recordAuditEvent(sql, {
      organizationId: organizationOfJob(webhook.organizationId),
      actorAccountId: webhook.makerAccountId,
      subjectLabel: new URL(webhook.url).host,
      action: "webhook_deleted",
      details: { webhookId: webhook.id, before: auditedFields(webhook), after: null },
    });
  }
}

type Audited = {
  readonly url: string;
  readonly description: string | null;
  readonly eventTypes: readonly string[];
  readonly status: string;
};

/** Returns a webhook's fields for the log. Only includes the host, because the address may contain a secret of the receiver. */
function auditedFields(webhook: Audited | null) {
  if (webhook === null) return null;
  const { url, description, eventTypes, status } = webhook;
  return { host: new URL(url).host, description, eventTypes, status };
}
