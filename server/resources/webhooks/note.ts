import { noteSecurityEvent } from "#server/auth/security-log/note.ts";
import { sendNotice } from "#server/auth/security-log/notices.ts";
import { organizationOfJob } from "#server/core/access.ts";
import type { Sql } from "#server/core/sql.ts";
import { recordAuditEvent } from "#server/resources/audit-events/service.ts";
import type { Working } from "#server/resources/events/service.ts";
import type { Webhook } from "./contract.ts";
import "./vocabulary.ts";

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
 * Notes what became of a webhook where its owner looks: in the person's security log, or in the organization's audit log. A person's is
 * told of an update only where the address is another; an organization's, of whatever differs.
 */
export async function noteChange(
  ctx: Working,
  what: keyof typeof SECURITY_KINDS,
  change: Change,
): Promise<void> {
  const { before, after } = change;
  const { id, url } = change.before === null ? change.after : (change.after ?? change.before);
  const { host } = new URL(url);
  if ("accountId" in ctx) {
    if (what === "updated" && before?.url === url) return;
    const { userId, sessionId, principal, environment } = ctx.actor;
    const details = { environment, host };
    const credentialId = sessionId ?? principal;
    await noteSecurityEvent(ctx.sql, { kind: SECURITY_KINDS[what], userId, credentialId, details });
    await tell(ctx, what);
    return;
  }
  const [earlier, later] = [described(before), described(after)];
  if (what === "updated" && JSON.stringify(earlier) === JSON.stringify(later)) return;
  const shared = {
    organizationId: ctx.organization.id,
    actorAccountId: ctx.actor.accountId,
    subjectLabel: host,
  };
  if (what === "secret_rotated") {
    await recordAuditEvent(ctx.sql, { ...shared, action: `webhook_${what}`, details: { webhookId: id } });
    return;
  }
  const details = { webhookId: id, before: earlier, after: later };
  await recordAuditEvent(ctx.sql, { ...shared, action: `webhook_${what}`, details });
  if (what === "created" || before?.url !== after?.url) await tell(ctx, what);
}

/** Mails the person in whose name data now goes to a new address. */
async function tell({ sql, actor }: Working, what: keyof typeof SECURITY_KINDS): Promise<void> {
  if (actor.environment !== "live" || (what !== "created" && what !== "updated")) return;
  await sendNotice(sql, actor.userId, "webhookAdded");
}

/** Notes in the logs of organizations the webhooks that ended with the credential, or the recovery, of whoever made them. */
export async function noteOrganizationWebhooksEnded(
  sql: Sql,
  webhooks: readonly (Described & {
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
      details: { webhookId: webhook.id, before: described(webhook), after: null },
    });
  }
}

type Described = {
  readonly url: string;
  readonly description: string | null;
  readonly eventTypes: readonly string[];
  readonly status: string;
};

/** What the log tells of a webhook: not its whole address, in which there may be a secret of the receiver's. */
function described(webhook: Described | null) {
  if (webhook === null) return null;
  const { url, description, eventTypes, status } = webhook;
  return { host: new URL(url).host, description, eventTypes, status };
}
